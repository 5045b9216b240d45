import type { Market } from '@nettobonus/domain/markets/market';
import type { PayloadRequest } from 'payload';
import type { StudioUser } from './roles.ts';

/** The logged-in user, or null. */
export function userOf({ user }: PayloadRequest): StudioUser | null {
  return (user as StudioUser | null) ?? null;
}

export function isAdmin(user: StudioUser | null): boolean {
  return user?.role === 'admin';
}

export function isEditorOfAllMarkets(user: StudioUser | null): boolean {
  return user?.role === 'admin' || user?.role === 'editor';
}

/** The markets of a market editor; empty for other roles. */
export function marketsOf(user: StudioUser | null): Market[] {
  return user?.role === 'market-editor' ? (user.markets ?? []) : [];
}

/** Every role but analyst, which reads reports only. */
export function isEditor(user: StudioUser | null): user is StudioUser {
  return user !== null && user.role !== 'analyst';
}

export function mayChangeMarket(user: StudioUser | null, market: Market): boolean {
  return isEditorOfAllMarkets(user) || marketsOf(user).includes(market);
}
