import { isMarket } from '@nettobonus/domain/markets/market';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { getDocumentPath } from '@nettobonus/domain/redirects/redirect';
import type { Endpoint, PayloadRequest } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { errorResponse } from '../http/error-response.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { findDraft } from '../publishing/find-draft.ts';
import { findStored } from '../publishing/find-stored.ts';
import { isPublished, type StoredDocument } from '../publishing/stored-document.ts';
import { getDocumentReference } from '../publishing/to-document.ts';
import type { Addresses } from './address-note.tsx';
import { listPages } from './list-pages.ts';

const json = (body: unknown) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });

/** Returns the pages of a market, for the field that chooses one. */
const pagesEndpoint: Endpoint = {
  path: '/pages/:market',
  method: 'get',
  handler: async (req) => {
    if (!getCurrentUser(req)) return errorResponse(401, 'Log in first.');
    const { market } = req.routeParams as { market: string };
    return isMarket(market)
      ? json(await listPages(req, market))
      : errorResponse(404, 'There is no such market.');
  },
};

/** The kinds whose address editors type. */
const KINDS: readonly DocumentKind[] = ['article', 'demo-game'];

/** Returns where a document is published, where its draft would be, and which addresses redirect to it. */
const addressesEndpoint: Endpoint = {
  path: '/addresses/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!getCurrentUser(req)) return errorResponse(401, 'Log in first.');
    const { collection, id } = req.routeParams as { collection: string; id: string };
    const kind = KINDS.find((candidate) => COLLECTION_BY_KIND[candidate] === collection);
    const draft = kind && (await findDraft(req, COLLECTION_BY_KIND[kind], id));
    if (!kind || !draft) return errorResponse(404, 'The document does not exist.');
    const stored = await findStored(req, kind, id);
    const published = stored && isPublished(stored) ? toPath(kind, stored) : null;
    return json({
      published,
      draft: toPath(kind, draft),
      redirects: published ? await listRedirects(req, published) : [],
    } satisfies Addresses);
  },
};

function toPath(kind: DocumentKind, document: object): string | null {
  const reference = getDocumentReference(kind, document, () => '');
  return getDocumentPath({ ...reference, body: document as StoredDocument });
}

async function listRedirects(req: PayloadRequest, path: string): Promise<Addresses['redirects']> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { equals: path }, _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    select: { from: true },
    sort: 'from',
    req,
  });
  return docs.map(({ id, from }) => ({ id, from: from ?? '' }));
}

export const redirectEndpoints = [pagesEndpoint, addressesEndpoint];
