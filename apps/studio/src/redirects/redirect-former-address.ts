import { getDocumentPath, getPathMarket } from '@nettobonus/domain/redirects/redirect';
import {
  type CollectionAfterChangeHook,
  isolateObjectProperty,
  type PayloadRequest,
  type Where,
} from 'payload';
import { overwriteAs } from '../conflicts/saved-through.ts';
import type { Redirect } from '../payload-types.ts';
import { writeTogether } from '../publishing/bulk-operation.ts';
import { getPublication } from '../publishing/publication.ts';
import { isInTrash } from '../trash/trash-action.ts';

interface MovedPage {
  /** Null if the page is new. */
  from: string | null;
  to: string;
}

/** Redirects the former address of a published page, in the same transaction. */
export const redirectFormerAddress: CollectionAfterChangeHook = async ({
  doc,
  collection: { slug },
  req,
}) => {
  const { previous, published, withdrawn } = getPublication(req, slug, doc.id) ?? {};
  // The content that is loaded contains its redirects.
  if (!published || req.context.isLoading) return doc;
  const to = getDocumentPath(published);
  const from = previous ? getDocumentPath({ ...(withdrawn ?? published), body: previous }) : null;
  if (!to || from === to) return doc;
  const moved: MovedPage = { from, to };
  await writeTogether(req, 'moved pages', moved, async (pages) => {
    // The context says how the document is saved, and the rest of its operation needs it.
    const own = isolateObjectProperty(req, 'context');
    for (const page of pages) await redirectPage(own, page);
  });
  return doc;
};

/** Lets earlier redirects to an address lead to where it leads now, so that visitors are redirected only once. */
export const collapseRedirects: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const published = getPublication(req, 'redirects', doc.id)?.published;
  if (published?.kind !== 'redirect' || req.context.isLoading) return doc;
  const moved: MovedPage = { from: published.key, to: published.body.to };
  await writeTogether(req, 'collapsed redirects', moved, async (redirects) => {
    const own = isolateObjectProperty(req, 'context');
    for (const { from, to } of redirects) await repoint(own, { to: { equals: from } }, to);
  });
  return doc;
};

async function redirectPage(req: PayloadRequest, { from, to }: MovedPage): Promise<void> {
  // The page takes the place of a redirect from its address.
  for (const { id } of await findRedirects(req, { and: [{ from: { equals: to } }, PUBLISHED] })) {
    await req.payload.update({ ...options(req), id, data: { _status: 'draft' } });
  }
  if (!from) return;
  const fields = { market: getPathMarket(from), from, to, _status: 'published' } as const;
  const [existing] = await findRedirects(req, { from: { equals: from } });
  if (!existing) {
    await req.payload.create({ ...options(req), data: fields });
    return;
  }
  if (isInTrash(existing)) {
    const restored = { deletedAt: null, _status: 'draft' } as const;
    await req.payload.update({ ...options(req), id: existing.id, trash: true, data: restored });
  }
  await req.payload.update({ ...options(req), id: existing.id, data: fields });
}

async function repoint(req: PayloadRequest, where: Where, to: string): Promise<void> {
  for (const { id, market, from } of await findRedirects(req, { and: [where, PUBLISHED] })) {
    // All fields: Payload would fill in missing ones from an unpublished draft.
    await req.payload.update({ ...options(req), id, data: { market, from, to, _status: 'published' } });
  }
}

const PUBLISHED: Where = { _status: { equals: 'published' } };

/** Who may move a page may change the redirects to it, which can be in other markets. */
const options = (req: PayloadRequest) =>
  ({
    collection: 'redirects',
    depth: 0,
    overrideAccess: true,
    context: overwriteAs('address'),
    req,
  }) as const;

async function findRedirects(req: PayloadRequest, where: Where): Promise<Redirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where,
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs;
}
