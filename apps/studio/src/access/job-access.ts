import type { RunJobAccess } from 'payload';
import { isAdmin, userOf } from './who.ts';

/** Jobs run by themselves; only an admin may hurry them over the network. */
export const onlyAdminsRunJobs: RunJobAccess = ({ req }) => isAdmin(userOf(req));
