import type { StudioUser } from './roles.ts';

/** Every logged-in user; reports are all that an analyst may read. */
export function mayReadReports(user: StudioUser | null): user is StudioUser {
  return user !== null;
}
