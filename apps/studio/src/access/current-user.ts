import type { Market } from '@nettobonus/domain/markets/market';
import type { PayloadRequest } from 'payload';
import type { StudioUser } from './roles.ts';

/** The logged-in user, or null. */
export function getCurrentUser({ user }: PayloadRequest): StudioUser | null {
  return (user as StudioUser | null) ?? null;
}

export function isAdmin(user: StudioUser | null): boolean {
  return user?.role === 'admin';
}

export function isEditorOfAllMarkets(user: StudioUser | null): boolean {
  return user?.role === 'admin' || user?.role === 'editor';
}

/** The markets of a market editor; empty for other roles. */
export function getEditorMarkets(user: StudioUser | null): Market[] {
  return user?.role === 'market-editor' ? (user.markets ?? []) : [];
}

/** Every role except analyst: analysts may only read reports. */
export function isEditor(user: StudioUser | null): user is StudioUser {
  return user !== null && user.role !== 'analyst';
}

export function mayChangeMarket(user: StudioUser | null, market: Market): boolean {
  return isEditorOfAllMarkets(user) || getEditorMarkets(user).includes(market);
}
