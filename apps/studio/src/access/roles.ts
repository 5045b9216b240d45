import type { Market } from '@nettobonus/domain/markets/market';

export const ROLES = ['admin', 'chief-editor', 'editor', 'market-editor', 'analyst'] as const;
export type Role = (typeof ROLES)[number];

interface RoleRights {
  /** As the studio shows it. */
  label: string;
  /** Whose listings, reviews and texts it may change. */
  content: 'all markets' | 'own markets' | 'none';
  /** Whether it may change market settings, navigation, the order of casinos, and the people who write. */
  changesMarketSettings: boolean;
  /** The roles of the users that it may invite, change and deactivate. It may give a user no other role. */
  manages: readonly Role[];
  /** Whether its users cannot log in without a second factor. */
  needsSecondFactor: boolean;
}

/**
 * What each role may do. A new role also needs a row in the matrix of `permissions.int.test.ts`, in docs/asvs.md, and a
 * migration that adds it to the users' roles.
 */
export const ROLE_RIGHTS: Readonly<Record<Role, RoleRights>> = {
  admin: {
    label: 'Admin',
    content: 'all markets',
    changesMarketSettings: true,
    manages: ROLES,
    needsSecondFactor: true,
  },
  'chief-editor': {
    label: 'Chief editor',
    content: 'all markets',
    changesMarketSettings: true,
    manages: ['editor', 'market-editor', 'analyst'],
    needsSecondFactor: true,
  },
  editor: {
    label: 'Editor',
    content: 'all markets',
    changesMarketSettings: false,
    manages: [],
    needsSecondFactor: false,
  },
  'market-editor': {
    label: 'Market editor',
    content: 'own markets',
    changesMarketSettings: false,
    manages: [],
    needsSecondFactor: false,
  },
  analyst: {
    label: 'Analyst',
    content: 'none',
    changesMarketSettings: false,
    manages: [],
    needsSecondFactor: false,
  },
};

/** The fields of the logged-in user that access rules need. */
export interface StudioUser {
  id: number | string;
  role: Role;
  /** Only set for market editors. */
  markets?: Market[] | null;
  /** Whether the user approves documents legally, in the markets that their role may change. */
  approvesLegally?: boolean | null;
}
