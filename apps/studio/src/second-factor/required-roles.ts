import { ROLE_RIGHTS, type Role } from '../access/roles.ts';
import { env } from '../env.ts';

/** Whether users of the role cannot log in without a second factor. Every other user may set one up. */
export const isSecondFactorRequired = (role: Role) =>
  env.SECOND_FACTOR === 'required' && ROLE_RIGHTS[role].needsSecondFactor;
