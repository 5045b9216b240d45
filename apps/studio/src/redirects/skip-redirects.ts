import { followRedirects } from '@nettobonus/domain/redirects/redirect';
import type { PayloadRequest } from 'payload';
import { loadTargets } from './load-targets.ts';

/** Where a redirect to the path ends. The path itself if it leads back to `from`, which the rules refuse. */
export async function skipRedirects(
  req: PayloadRequest,
  from: string | undefined,
  to: string,
): Promise<string> {
  const targets = await loadTargets(req);
  const end = followRedirects(to, (path) => (path === from ? undefined : targets.get(path)));
  return end.kind === 'end' && end.path !== from ? end.path : to;
}
