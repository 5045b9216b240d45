import { randomUUID } from 'node:crypto';
import { PREVIEW_MINUTES, previewPath } from '@nettobonus/domain/publishing/preview';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { signPreview } from '@nettobonus/store/preview-token';
import { savePreviewStatement } from '@nettobonus/store/previews';
import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { env } from '../env.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { runStatement } from '../publishing/run-statement.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { collectDraft } from './collect-draft.ts';
import { sendNoPreview } from './no-preview-page.ts';

const MINUTE_MS = 60_000;

/** Redirects to the page on the site that shows the document's newest draft. */
export const previewEndpoint: Endpoint = {
  path: '/preview/:collection/:id',
  method: 'get',
  handler: async (req) => {
    const { collection, id } = req.routeParams as { collection: string; id: string };
    const kind = findKind(collection);
    if (!getCurrentUser(req)) return sendNoPreview(401, { message: 'Log in to the studio first.' });
    if (!kind) return sendNoPreview(404, { message: 'This kind of document has no preview.' });
    const stored = await findNewest(req, collection, id);
    if (!stored)
      return sendNoPreview(404, { message: 'The document does not exist, or you may not read it.' });
    const form = { href: `${env.STUDIO_URL}/admin/collections/${collection}/${id}`, collection };
    try {
      const collected = await collectDraft(req, kind, stored);
      if (!collected.ok) return sendNoPreview(422, collected, { ...form, req });
      const claim = { id: randomUUID(), expiresAt: new Date(Date.now() + PREVIEW_MINUTES * MINUTE_MS) };
      await runStatement(req, savePreviewStatement(claim, collected.draft));
      return redirectTo(env.SITE_URL + previewPath(signPreview(claim, env.PREVIEW_SECRET), collected.path));
    } catch (error) {
      if (error instanceof APIError && error.isPublic) {
        return sendNoPreview(422, { message: error.message }, { ...form, req });
      }
      throw error;
    }
  },
};

function findKind(collection: string): DocumentKind | null {
  const kinds = Object.entries(COLLECTION_BY_KIND) as [DocumentKind, string][];
  return kinds.find(([, slug]) => slug === collection)?.[0] ?? null;
}

/** Returns null if the document does not exist or the user may not read it. */
async function findNewest(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<StoredDocument | null> {
  if (!/^\d+$/.test(id)) return null;
  const found: object | null = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return found as StoredDocument | null;
}

function redirectTo(url: string): Response {
  return new Response(null, { status: 303, headers: { Location: url, 'Cache-Control': 'no-store' } });
}
