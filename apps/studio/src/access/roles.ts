import type { Market } from '@nettobonus/domain/markets/market';

export const ROLES = ['admin', 'editor', 'market-editor', 'analyst'] as const;
export type Role = (typeof ROLES)[number];

/** The fields of the logged-in user that access rules need. */
export interface StudioUser {
  id: number | string;
  role: Role;
  /** Only set for market editors. */
  markets?: Market[] | null;
}
