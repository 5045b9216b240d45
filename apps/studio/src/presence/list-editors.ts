import { listOpenFormsStatement } from '@nettobonus/store/presence';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { getUserNames } from '../inbox/get-user-name.ts';
import { runStatement } from '../publishing/run-statement.ts';

/** A user who has a document open, in one or several forms. */
export interface Editor {
  user: number;
  name: string;
  /** The forms of the user, so that a form can recognise itself. */
  forms: string[];
}

/** Lists who has the documents of a collection open. */
export async function listEditors(
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<Map<number, Editor[]>> {
  const rows = (await runStatement(req, listOpenFormsStatement(collection))) as unknown as {
    document: number;
    user_id: number;
    form: string;
  }[];
  const names = await getUserNames(
    req.payload,
    rows.map(({ user_id }) => user_id),
  );
  const documents = new Map<number, Editor[]>();
  for (const { document, user_id: user, form } of rows) {
    const editors = documents.get(document) ?? [];
    documents.set(document, editors);
    const editor = editors.find((candidate) => candidate.user === user);
    if (editor) editor.forms.push(form);
    else editors.push({ user, name: names.get(user) ?? 'A deleted user', forms: [form] });
  }
  return documents;
}
