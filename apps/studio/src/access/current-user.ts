import type { Market } from '@nettobonus/domain/markets/market';
import type { PayloadRequest } from 'payload';
import { ROLE_RIGHTS, type Role, type StudioUser } from './roles.ts';

/** The logged-in user, or null. */
export function getCurrentUser({ user }: PayloadRequest): StudioUser | null {
  return (user as StudioUser | null) ?? null;
}

export function isAdmin(user: StudioUser | null): boolean {
  return user?.role === 'admin';
}

export function isEditorOfAllMarkets(user: StudioUser | null): boolean {
  return user !== null && ROLE_RIGHTS[user.role].content === 'all markets';
}

/** The markets of a market editor; empty for other roles. */
export function getEditorMarkets(user: StudioUser | null): Market[] {
  return user && ROLE_RIGHTS[user.role].content === 'own markets' ? (user.markets ?? []) : [];
}

/** Every role except analyst: analysts may only read reports. */
export function isEditor(user: StudioUser | null): user is StudioUser {
  return user !== null && ROLE_RIGHTS[user.role].content !== 'none';
}

export function mayChangeMarket(user: StudioUser | null, market: Market): boolean {
  return isEditorOfAllMarkets(user) || getEditorMarkets(user).includes(market);
}

export function mayChangeMarketSettings(user: StudioUser | null): boolean {
  return user !== null && ROLE_RIGHTS[user.role].changesMarketSettings;
}

/** The roles of the users that the user may invite, change and deactivate. */
export function getManagedRoles(user: StudioUser | null): readonly Role[] {
  return user ? ROLE_RIGHTS[user.role].manages : [];
}

/** Whether the user may change another user, or with null a user who does not exist yet. */
export function mayManageUser(user: StudioUser | null, other: { role: Role } | null): boolean {
  const roles = getManagedRoles(user);
  return other ? roles.includes(other.role) : roles.length > 0;
}
