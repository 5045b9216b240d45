import { listCasinoSlugsStatement } from '@nettobonus/store/studio-content';
import type { Payload, PayloadRequest } from 'payload';
import { readOnce } from './bulk-operation.ts';
import { refusal } from './field-error.ts';
import { runStatement } from './run-statement.ts';

interface QueryOptions {
  payload: Payload;
  /** Runs the query in the request's transaction. */
  req?: PayloadRequest;
}

/** Maps a casino, or its id in the studio, to its slug. */
export type GetSlug = (casino: number | { id: number }) => string;

/** Loads the slugs of all casinos, a thousand short rows: Payload would take a third of a second. */
export async function loadCasinoSlugs({ payload, req }: QueryOptions): Promise<GetSlug> {
  const slugs = await readOnce(req, 'casino slugs', async () => {
    const rows = await runStatement(req ?? { payload }, listCasinoSlugsStatement());
    return new Map(rows.map(({ id, slug }) => [Number(id), slug as string | null]));
  });
  return (casino) => {
    const slug = slugs.get(typeof casino === 'number' ? casino : casino.id);
    if (!slug) throw refusal('The document references a casino that no longer exists in the studio.');
    return slug;
  };
}
