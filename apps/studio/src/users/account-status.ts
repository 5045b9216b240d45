import type { User } from '../payload-types.ts';

export type AccountStatus = 'invited' | 'active' | 'deactivated';

/** The type allows none, because Payload requires no value for a field with a default. */
export const getAccountStatus = ({ status }: Pick<User, 'status'>): AccountStatus => status ?? 'active';
