import { ARTICLE_PAGES } from '../routes/article-pages.ts';
import type { PageKey, Route } from '../routes/routes.ts';
import type { PublishedDocument } from './published-document.ts';

/** How long a preview URL is valid. */
export const PREVIEW_MINUTES = 15;
const PREVIEW_PATH = /^\/preview\/([^/]*)(\/.*)?$/;

/** The content of a token in a preview URL. */
export interface PreviewClaim {
  id: string;
  expiresAt: Date;
}

/** The path of a page in a preview, or the path prefix if `path` is omitted. */
export function previewPath(token: string, path = ''): string {
  return `/preview/${token}${path}`;
}

/** The token and page of a path under `/preview`; null for other paths. */
export function parsePreviewPath(pathname: string): { token: string; path: string } | null {
  if (pathname === '/preview') return { token: '', path: '/' };
  const [match, token = '', path = '/'] = PREVIEW_PATH.exec(pathname) ?? [];
  return match === undefined ? null : { token, path };
}

/** The claim as URL-safe text for signing. */
export function encodeClaim({ id, expiresAt }: PreviewClaim): string {
  return `${id}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
}

const TOKEN = /^(([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.([\da-z]{1,8}))\.([\w-]{43})$/;

/** Parses a token without verifying its signature. */
export function parseToken(token: string): { claim: PreviewClaim; signed: string; signature: string } | null {
  const [match, signed = '', id = '', seconds = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (match === undefined) return null;
  return { claim: { id, expiresAt: new Date(Number.parseInt(seconds, 36) * 1000) }, signed, signature };
}

/** The page on which an editor previews a document; null if no page shows it on its own. */
export function getPreviewRoute({ kind, key, body }: PublishedDocument): Route | null {
  switch (kind) {
    case 'casino':
    case 'listing':
    case 'review':
      return { page: 'review', slug: key };
    case 'demo-game':
      return { page: 'demo-game', game: key };
    case 'page':
      return { page: key as PageKey };
    case 'competition':
      return { page: 'competitions' };
    case 'article':
      return { page: ARTICLE_PAGES[body.kind].page, slug: key };
    case 'person':
    case 'redirect':
      return null;
    case 'editorial':
    case 'market-settings':
    case 'navigation':
    case 'places':
      return { page: 'home' };
  }
}
