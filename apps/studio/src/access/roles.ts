import type { Market } from '@nettobonus/domain/market';

export const ROLES = ['admin', 'editor', 'market-editor', 'analyst'] as const;
export type Role = (typeof ROLES)[number];

/** What access rules know of whoever asks. */
export interface StudioUser {
  id: number | string;
  role: Role;
  /** Of a market editor. */
  markets?: Market[] | null;
}
