import type { Editor } from './list-editors.ts';

const LIST = new Intl.ListFormat('en-GB');

/** Names who else has a document open: `Eva Lind and you in another window`. Empty if nobody has. */
export function formatEditors(editors: readonly Editor[], own: { user: unknown; form: string }): string {
  const names = editors.flatMap(({ user, name, forms }) => {
    if (user !== own.user) return [name];
    return forms.some((form) => form !== own.form) ? ['you in another window'] : [];
  });
  return LIST.format(names);
}
