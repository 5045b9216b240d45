import type { StudioUser } from './roles.ts';

/** Allows every logged-in user, analysts included. */
export function mayReadReports(user: StudioUser | null): user is StudioUser {
  return user !== null;
}
