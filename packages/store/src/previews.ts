import type { PreviewClaim } from '@nettobonus/domain/publishing/preview';
import { type PublishedDocument, parseDocument } from '@nettobonus/domain/publishing/published-document';
import type { Database } from './connect.ts';
import type { DocumentReference } from './document-set.ts';
import type { Statement } from './publish.ts';

/** The changes that publishing would make. */
export interface Draft {
  published: PublishedDocument[];
  withdrawn: DocumentReference[];
}

/** Stores a draft until it expires, and deletes expired drafts. */
export function savePreviewStatement({ id, expiresAt }: PreviewClaim, draft: Draft): Statement {
  return {
    text: 'SELECT site.save_preview($1::text::uuid, $2::text::jsonb, $3::timestamptz)',
    values: [id, JSON.stringify(draft), expiresAt.toISOString()],
  };
}

/** The draft; null if it has expired or any of its documents is invalid. */
export async function getPreview(sql: Database, id: string): Promise<Draft | null> {
  const [row] = await sql<[{ draft: Draft | null }]>`SELECT site.get_preview(${id}) AS draft`;
  if (!row.draft) return null;
  const parsed = row.draft.published.map(parseDocument);
  const published = parsed.flatMap((result) => (result.ok ? [result.document] : []));
  return published.length === parsed.length ? { published, withdrawn: row.draft.withdrawn } : null;
}
