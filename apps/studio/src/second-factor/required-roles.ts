import type { Role } from '../access/roles.ts';
import { env } from '../env.ts';

/** Roles that cannot log in without a second factor. Every other user may set one up. */
const ROLES_WITH_SECOND_FACTOR: readonly Role[] = ['admin'];

export const isSecondFactorRequired = (role: Role) =>
  env.SECOND_FACTOR === 'required' && ROLES_WITH_SECOND_FACTOR.includes(role);
