import { closeFormStatement, heartbeatStatement } from '@nettobonus/store/presence';
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { isInternal } from '../access/restrict-config.ts';
import { errorResponse } from '../http/error-response.ts';
import { runStatement } from '../publishing/run-statement.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { listEditors } from './list-editors.ts';

const heartbeatSchema = z.object({
  form: z.uuid(),
  collection: z.string(),
  document: z.int32().positive(),
  isClosing: z.boolean().default(false),
});

const NOT_FOUND = 'The document does not exist.';

/** Receives a heartbeat of an open form. Returns who has the document open. */
const receiveHeartbeat: Endpoint = {
  path: '/presence',
  method: 'post',
  handler: async (req) => {
    const user = getCurrentUser(req);
    if (!isEditor(user)) return refuseRequest(req, 'Only editors have documents open.');
    const body = heartbeatSchema.safeParse(await req.json?.().catch(() => null));
    if (!body.success) return errorResponse(400, z.prettifyError(body.error));
    const { form, collection: slug, document, isClosing } = body.data;
    if (isClosing) {
      await runStatement(req, closeFormStatement(form, Number(user.id)));
      return Response.json({ editors: [] });
    }
    const collection = findCollection(req, slug);
    const [found] = collection ? await findReadable(req, collection, [document]) : [];
    if (!collection || !found) return errorResponse(404, NOT_FOUND);
    await runStatement(req, heartbeatStatement({ form, collection, document, user: Number(user.id) }));
    return Response.json({ editors: (await listEditors(req, collection)).get(document) ?? [] });
  },
};

/** Lists the documents of a collection that are open, and who has them open. */
const listOpenDocuments: Endpoint = {
  path: '/presence/:collection',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(getCurrentUser(req)))
      return refuseRequest(req, 'Only editors may see who edits a document.');
    const collection = findCollection(req, String(req.routeParams?.collection));
    if (!collection) return errorResponse(404, 'The collection does not exist.');
    const editors = await listEditors(req, collection);
    const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin;
    const documents = (await findReadable(req, collection, [...editors.keys()])).map((document) => ({
      id: document.id,
      title: String(document[useAsTitle] ?? document.id),
      names: editors.get(document.id as number)?.map(({ name }) => name) ?? [],
    }));
    return Response.json({ documents }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

export const presenceEndpoints: readonly Endpoint[] = [receiveHeartbeat, listOpenDocuments];

function findCollection({ payload }: PayloadRequest, slug: string): CollectionSlug | null {
  return Object.hasOwn(payload.collections, slug) && !isInternal(slug) ? (slug as CollectionSlug) : null;
}

async function findReadable(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { [useAsTitle]: true } as never,
    overrideAccess: false,
    req,
  });
  return docs as unknown as StoredDocument[];
}
