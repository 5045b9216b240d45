import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { mayUpdateDocument } from '../access/may-update-document.ts';
import { translationModel } from '../env.ts';
import { errorResponse } from '../http/error-response.ts';
import { fieldLabel } from '../publishing/field-label.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { draftByMachine, needsDraft } from './draft-by-machine.ts';
import type { TranslationNote } from './format-translation-note.ts';
import { isRelatedCopy } from './list-sources.ts';
import { type OpenTranslation, openDocument, openTranslation } from './open-translation.ts';
import { type NewText, setTexts } from './set-texts.ts';
import { saveMachinePaths, saveSource } from './stored-translations.ts';
import { isTranslatedCollection, type TranslatedDocument } from './translated-collection.ts';

const documentSchema = z.object({ collection: z.string(), id: z.int().positive() });

/** The body of a request that changes a translation, or the response that refuses it. */
async function readBody<Schema extends z.ZodType<{ collection: string; id: number }>>(
  req: PayloadRequest,
  schema: Schema,
): Promise<{ body: z.infer<Schema>; target: TranslatedDocument } | { refused: Response }> {
  const parsed = schema.safeParse(await req.json?.().catch(() => null));
  if (!parsed.success) return { refused: errorResponse(400, 'The request names no translation.') };
  const { collection, id } = parsed.data;
  const mayUpdate =
    isEditor(getCurrentUser(req)) &&
    isTranslatedCollection(req.payload, collection) &&
    (await mayUpdateDocument(req, { relationTo: collection, value: id }));
  if (!mayUpdate || !isTranslatedCollection(req.payload, collection)) {
    return { refused: refuseRequest(req, 'Only editors of this market may do this.') };
  }
  return { body: parsed.data, target: { collection, id } };
}

const NO_TRANSLATION = 'This document has no source yet. Choose one in the tab Translation.';
const MOVED = 'Somebody has saved the document since you opened it. Reload the page.';

/** Makes a document the translation of another one, from now on. */
const linkSource: Endpoint = {
  path: '/document-translations/link',
  method: 'post',
  handler: async (req) => {
    const request = await readBody(req, documentSchema.extend({ source: z.int().positive() }));
    if ('refused' in request) return request.refused;
    const { target, body } = request;
    const source = await openDocument(req, { ...target, id: body.source });
    const own = await openDocument(req, target);
    if (!source || !own || !isRelatedCopy(target.collection, own, source)) {
      return errorResponse(400, 'Choose the same document of another market.');
    }
    const { revision, texts } = source;
    await saveSource(req, target, { source: body.source, sourceRevision: revision, texts });
    return Response.json({ linked: true });
  },
};

/** Confirms that the translation says what its source says now. */
const markUpToDate: Endpoint = {
  path: '/document-translations/up-to-date',
  method: 'post',
  handler: async (req) => {
    const request = await readBody(req, documentSchema.extend({ sourceRevision: z.int() }));
    if ('refused' in request) return request.refused;
    const open = await openTranslation(req, request.target);
    if (!open) return errorResponse(404, NO_TRANSLATION);
    const { id, revision, texts } = open.source;
    if (revision !== request.body.sourceRevision) {
      return errorResponse(409, 'The source has changed again since you opened it. Reload the page.');
    }
    await saveSource(req, request.target, { source: id, sourceRevision: revision, texts });
    return Response.json({ upToDate: true });
  },
};

/** Saves typed texts into the translation, as a draft. */
const saveTexts: Endpoint = {
  path: '/document-translations/save',
  method: 'post',
  handler: async (req) => {
    const schema = documentSchema.extend({ revision: z.int(), texts: z.record(z.string(), z.string()) });
    const request = await readBody(req, schema);
    if ('refused' in request) return request.refused;
    const open = await openTranslation(req, request.target);
    if (!open) return errorResponse(404, NO_TRANSLATION);
    const { revision, texts } = request.body;
    const plain = new Set(
      open.fields.flatMap(({ path, source }) => (typeof source === 'string' ? [path] : [])),
    );
    if (!Object.keys(texts).every((path) => plain.has(path))) return errorResponse(409, MOVED);
    const values = Object.entries(texts).map(([path, value]) => ({ path, value }));
    await saveDraft(req, request.target, { open, revision, texts: values });
    return Response.json({ saved: true });
  },
};

/** Fills the empty, untranslated and outdated fields by the configured model, as a draft that somebody must read. */
const draftTexts: Endpoint = {
  path: '/document-translations/draft',
  method: 'post',
  handler: async (req) => {
    const request = await readBody(req, documentSchema.extend({ revision: z.int() }));
    if ('refused' in request) return request.refused;
    if (!translationModel) return errorResponse(404, 'No model is configured.');
    const open = await openTranslation(req, request.target);
    if (!open) return errorResponse(404, NO_TRANSLATION);
    if (open.target.revision !== request.body.revision) return errorResponse(409, MOVED);
    if (!open.fields.some(needsDraft)) return errorResponse(400, 'There is nothing to translate.');
    const { texts, failed } = await draftByMachine(open.fields, {
      settings: translationModel,
      from: open.source.market,
      to: open.target.market,
    });
    const problems = failed.map(({ path, problem }) => ({
      label: fieldLabel(req.payload, request.target.collection, path),
      problem,
    }));
    if (texts.length === 0) {
      return errorResponse(502, `Nothing was translated. ${problems[0]?.problem ?? ''}`.trim());
    }
    return withTransaction(req, async () => {
      await saveDraft(req, request.target, { open, revision: request.body.revision, texts });
      const paths = new Set([...(open.translation.machinePaths ?? []), ...texts.map(({ path }) => path)]);
      await saveMachinePaths(req, open.translation, [...paths]);
      return Response.json({ translated: texts.length, failed: problems });
    });
  },
};

/** Confirms that the editor has read what a machine has drafted. */
const confirmRead: Endpoint = {
  path: '/document-translations/read',
  method: 'post',
  handler: async (req) => {
    const request = await readBody(req, documentSchema.extend({ revision: z.int() }));
    if ('refused' in request) return request.refused;
    const open = await openTranslation(req, request.target);
    if (!open) return errorResponse(404, NO_TRANSLATION);
    if (open.target.revision !== request.body.revision) return errorResponse(409, MOVED);
    await saveMachinePaths(req, open.translation, []);
    return Response.json({ read: true });
  },
};

interface TextsToSave {
  open: OpenTranslation;
  /** The revision that the editor saw: a save that would overwrite another one is refused. */
  revision: number;
  texts: readonly NewText[];
}

async function saveDraft(
  req: PayloadRequest,
  { collection, id }: TranslatedDocument,
  { open, revision, texts }: TextsToSave,
): Promise<void> {
  await req.payload.update({
    collection,
    id,
    data: { ...setTexts(open.target.document, texts), revision } as never,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
}

/** What the form of a translation says about its source. */
const getNote: Endpoint = {
  path: '/document-translations/of/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(getCurrentUser(req))) return refuseRequest(req, 'Only editors may do this.');
    const { collection, id } = req.routeParams ?? {};
    const open = isTranslatedCollection(req.payload, collection)
      ? await openTranslation(req, { collection, id: Number(id) })
      : null;
    const note: TranslationNote | null = open && {
      sourceMarket: open.source.market,
      changeCount: open.changes.length,
      machineCount: open.translation.machinePaths?.length ?? 0,
    };
    return Response.json({ note }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

export const translationEndpoints: Endpoint[] = [
  linkSource,
  markUpToDate,
  saveTexts,
  draftTexts,
  confirmRead,
  getNote,
];
