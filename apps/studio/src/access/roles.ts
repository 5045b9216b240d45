import type { Market } from '@nettobonus/domain/markets/market';

export const ROLES = ['admin', 'editor', 'market-editor', 'analyst'] as const;
export type Role = (typeof ROLES)[number];

/** The logged-in user, as access rules see it. */
export interface StudioUser {
  id: number | string;
  role: Role;
  /** Only market editors have them. */
  markets?: Market[] | null;
}
