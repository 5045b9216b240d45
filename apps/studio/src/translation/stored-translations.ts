import type { DocumentText } from '@nettobonus/domain/texts/translation';
import type { Payload, PayloadRequest } from 'payload';
import type { Translation } from '../payload-types.ts';
import { readTogether } from '../publishing/bulk-operation.ts';
import type { TranslatedDocument } from './translated-collection.ts';

interface QueryOptions {
  payload: Payload;
  /** Runs the query in the request's transaction. */
  req?: PayloadRequest;
}

/** Of what a document is a translation, or null. */
export async function findTranslation(
  { payload, req }: QueryOptions,
  { collection, id }: TranslatedDocument,
): Promise<Translation | null> {
  const found = await readTogether(req, `translations of ${collection}`, [id], async (ids) => {
    const { docs } = await payload.find({
      collection: 'translations',
      where: { documents: { equals: collection }, document: { in: ids } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
      ...(req ? { req } : {}),
    });
    return new Map(docs.map((translation) => [translation.document, translation]));
  });
  return found.get(id) ?? null;
}

interface TranslationSource {
  source: number;
  sourceRevision: number;
  texts: readonly DocumentText[];
}

/** Records the source of a translation and what it says now. Replaces an earlier source. */
export async function saveSource(
  req: PayloadRequest,
  { collection, id }: TranslatedDocument,
  { texts, ...source }: TranslationSource,
): Promise<void> {
  const stored = await findTranslation({ payload: req.payload, req }, { collection, id });
  const data = { ...source, texts: [...texts] };
  const options = { collection: 'translations', depth: 0, overrideAccess: true, req } as const;
  if (stored) await req.payload.update({ ...options, id: stored.id, data });
  else await req.payload.create({ ...options, data: { ...data, documents: collection, document: id } });
}

/** Records which fields a machine has drafted and nobody has read yet. */
export async function saveMachinePaths(
  req: PayloadRequest,
  { id }: Translation,
  machinePaths: readonly string[],
): Promise<void> {
  await req.payload.update({
    collection: 'translations',
    id,
    data: { machinePaths: [...machinePaths] },
    depth: 0,
    overrideAccess: true,
    req,
  });
}
