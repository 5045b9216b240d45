import { parsePreviewPath } from '@nettobonus/domain/publishing/preview';
import { isCategoryPage } from '@nettobonus/domain/routes/category';
import { parseLocation } from '@nettobonus/domain/routes/routes';

const KINDS: [kind: string, pattern: RegExp][] = [
  ['go', /^\/go(\/|$)/],
  ['asset', /^\/(_astro|icons)\/|^\/[^/]+\.(ico|png|svg)$/],
  ['health', /^\/(healthz|readyz|content-versions)$/],
  ['click', /^\/api\/click$/],
  ['contact', /^\/api\/contact$/],
  ['chat', /^\/api\/casino-chat$/],
  ['part', /^\/[^/]+\/part\//],
  ['picture', /^\/(og|tiles|media)\//],
  ['data', /\.(json|xml|txt|webmanifest)$/],
];

/** The route kind of a request, as a metric label: low cardinality, and no personal data. */
export function routeKindOf(target: string): string {
  const [path = ''] = target.split('?', 1);
  const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0];
  if (kind) return kind;
  if (parsePreviewPath(path)) return 'preview';
  const location = parseLocation(path);
  if (location.kind === 'not-found') return 'unknown';
  const { page } = location.route;
  return isCategoryPage(page) ? 'category' : page;
}
