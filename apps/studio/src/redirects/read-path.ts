import { toPagePath } from '@nettobonus/domain/redirects/redirect';
import { env } from '../env.ts';

/**
 * The path of one of our pages, as editors enter or paste it: with or without the host of the site, a query or an anchor.
 * Returns other text unchanged, for the schema to refuse.
 */
export function readPath(typed: string): string {
  const text = typed.trim();
  const path = text.startsWith(`${env.SITE_URL}/`) ? text.slice(env.SITE_URL.length) : text;
  return toPagePath(path.replace(/[?#].*$/, '')) ?? text;
}
