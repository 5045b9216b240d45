import { hasQuery } from './address.ts';
import type { Check, Finding } from './check.ts';
import { type Crawl, type Edge, listCanonicalPages, resolve } from './crawl-site.ts';

const FOLLOWED = new Set(['link', 'form', 'redirect']);

/** One finding for each address, however many pages name it. */
function perTarget(
  edges: readonly Edge[],
  say: (edge: Edge) => string,
  target = ({ to }: Edge) => to,
): Finding[] {
  return [...Map.groupBy(edges, target).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const others = new Set(same.map(({ from }) => from)).size - 1;
    return [{ url: first.from, detail: say(first) + (others > 0 ? ` (and from ${others} more pages)` : '') }];
  });
}

function findBroken(crawl: Crawl): Finding[] {
  const isBroken = ({ to, kind }: Edge) =>
    !['redirect', 'data', 'picture'].includes(kind) && resolve(crawl, to)?.answer.status !== 200;
  return perTarget(crawl.edges.filter(isBroken), ({ to, kind }) => {
    const end = resolve(crawl, to);
    const status = end ? end.answer.status || 'nothing' : 'nothing (not requested)';
    return `${kind} to ${to} returns ${status}${end?.isRedirected ? ' after a redirect' : ''}`;
  });
}

function findRedirected(crawl: Crawl): Finding[] {
  const links = crawl.edges.filter(({ kind, to }) => kind === 'link' && resolve(crawl, to)?.isRedirected);
  return perTarget(links, ({ to }) => `${to} redirects to ${resolve(crawl, to)?.url}`);
}

/** A link to another name of a page works, but search engines prefer links to the canonical address. */
function findAliases(crawl: Crawl): Finding[] {
  const canonicalOf = (url: string) => crawl.pages.get(crawl.askedFor(url))?.canonicals[0];
  const links = crawl.edges.filter(({ kind, from, to }) => {
    const canonical = kind === 'link' && from !== to && !hasQuery(to) && canonicalOf(to);
    return canonical && canonical !== to;
  });
  return perTarget(links, ({ to }) => `${to} has the canonical URL ${canonicalOf(to)}`);
}

function findMissingFragments(crawl: Crawl): Finding[] {
  const edges = crawl.edges.filter(({ kind, to, fragment }) => {
    if (!FOLLOWED.has(kind) || fragment === '' || fragment === 'top' || fragment.startsWith(':~:'))
      return false;
    const end = resolve(crawl, to);
    const page = end && crawl.pages.get(end.url);
    return page && !page.ids.has(decode(fragment));
  });
  const named = ({ to, fragment }: Edge) => `${to}#${fragment}`;
  return perTarget(edges, ({ to, fragment }) => `${to} has no element #${fragment}`, named);
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Everything that links, forms and what they send on to lead to. Under which name a page is linked is another
 * question: by any of them a search engine finds the one that the page is known by.
 */
export function listReachable(crawl: Crawl, names: 'any' | 'own' = 'any'): Set<string> {
  const next = Map.groupBy(
    crawl.edges.filter(({ kind }) => FOLLOWED.has(kind)),
    ({ from }) => from,
  );
  const start = `${crawl.origin}/`;
  const reached = new Set([start]);
  const waiting = [start];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    const canonicals = names === 'any' ? (crawl.pages.get(url)?.canonicals ?? []) : [];
    for (const to of [...(next.get(url) ?? []).map((edge) => edge.to), ...canonicals]) {
      const asked = crawl.askedFor(to);
      if (reached.has(asked)) continue;
      reached.add(asked);
      waiting.push(asked);
    }
  }
  return reached;
}

function findUnlinked(crawl: Crawl): Finding[] {
  const reachable = listReachable(crawl);
  return listCanonicalPages(crawl)
    .filter(({ url }) => !reachable.has(url))
    .map(({ url }) => ({ url, detail: 'not reachable by links from the front page' }));
}

function findLinkedOtherwise(crawl: Crawl): Finding[] {
  const [byAnyName, byOwnName] = [listReachable(crawl), listReachable(crawl, 'own')];
  return listCanonicalPages(crawl)
    .filter(({ url }) => byAnyName.has(url) && !byOwnName.has(url))
    .map(({ url }) => ({ url, detail: 'every link uses another URL' }));
}

export const LINK_CHECKS: Check[] = [
  { name: 'broken links', find: findBroken },
  { name: 'missing fragments', find: findMissingFragments },
  { name: 'orphan pages', find: findUnlinked },
  { name: 'redirected links', isInformative: true, find: findRedirected },
  { name: 'pages linked by non-canonical URLs only', isInformative: true, find: findLinkedOtherwise },
  { name: 'links to non-canonical URLs', isInformative: true, find: findAliases },
];
