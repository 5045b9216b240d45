import type { RunJobAccess } from 'payload';
import { getCurrentUser, isAdmin } from './current-user.ts';

/** Jobs run on a schedule; only admins may trigger them over the API. */
export const onlyAdminsRunJobs: RunJobAccess = ({ req }) => isAdmin(getCurrentUser(req));
