import { STUDIO } from './write-audit-entry.ts';

/** The current name of an entry's user. The log stores only the ID, so a deleted user has no name here. */
export function formatUser(user: string, names: ReadonlyMap<unknown, string>): string {
  if (!/^\d+$/.test(user)) return user === STUDIO ? 'the studio' : user;
  const name = names.get(Number(user));
  return name === undefined ? `User ${user}` : `${name} (user ${user})`;
}
