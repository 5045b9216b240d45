import type { StudioUser } from './roles.ts';

/** Everybody who is logged in; it is all that an analyst may read. */
export function mayReadReports(user: StudioUser | null): user is StudioUser {
  return user !== null;
}
