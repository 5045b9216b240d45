import { createHash } from 'node:crypto';

/** A strong ETag: the hash of the body. */
export function computeEtag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export interface PageState {
  buildId: string;
  /** The hash of the configuration that pages contain. */
  configHash: string;
  contentVersion: number;
  /** Changes at midnight UTC, and with the key that signs it. */
  clickToken: string;
  now: number;
}

const HOUR_MS = 60 * 60_000;

export const hashConfig = (values: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 8);

/**
 * Changes with every build, configuration and publication, with the page's click token, and every hour: pages show dates
 * and mark stale offers.
 */
export function buildPageEtag({ buildId, configHash, contentVersion, clickToken, now }: PageState): string {
  return `"${buildId}-${configHash}-${contentVersion}-${clickToken}-${Math.floor(now / HOUR_MS)}"`;
}

/** Whether the client's cached copy is still current, according to `If-None-Match`. */
export function isNotModified(etag: string, request: Request): boolean {
  // Compression makes an ETag weak. `If-None-Match` uses weak comparison, so ignore the prefix.
  const candidates = request.headers.get('If-None-Match')?.split(',') ?? [];
  return candidates
    .map((value) => value.trim().replace(/^W\//, ''))
    .some((value) => value === etag || value === '*');
}
