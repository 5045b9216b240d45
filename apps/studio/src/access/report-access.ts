import { isEditorOfAllMarkets } from './current-user.ts';
import type { StudioUser } from './roles.ts';

/** Allows every logged-in user, analysts included. */
export function mayReadReports(user: StudioUser | null): user is StudioUser {
  return user !== null;
}

/** An exclusion changes the figures of a casino in all markets, so market editors may not make one. */
export function mayExcludeClicks(user: StudioUser | null): boolean {
  return isEditorOfAllMarkets(user);
}
