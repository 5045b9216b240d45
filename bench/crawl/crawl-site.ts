import { toInternal, variantKey } from './address.ts';
import { listNamedUrls } from './named-urls.ts';
import { type Page, type Reference, type ReferenceKind, readPage } from './page.ts';

export interface Answer {
  /** 0 where there was none. */
  status: number;
  type: string;
  /** Where it sends to. */
  location: string | null;
  robots: string | null;
  body: Buffer;
}
export type Ask = (url: string) => Promise<Answer>;

export interface Edge extends Reference {
  from: string;
}

export interface Crawl {
  origin: string;
  /** By the address asked for. */
  answers: Map<string, Answer>;
  pages: Map<string, Page>;
  edges: Edge[];
  /** Which address was asked in place of all that differ in the values of their query only. */
  askedFor: (url: string) => string;
}

const AT_ONCE = 4;
const READ_LATER = /xml|json|text\/plain|image\/png/;
const TIMEOUT_MS = 20_000;

export async function askByFetch(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      location: response.headers.get('location'),
      robots: response.headers.get('x-robots-tag'),
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch {
    return { status: 0, type: '', location: null, robots: null, body: Buffer.alloc(0) };
  }
}

interface CrawlOptions {
  origin: string;
  ask: Ask;
  /** Further addresses to ask for, that nothing needs to link to. */
  also?: readonly string[];
}

/** Asks for everything that can be reached from the front page, the sitemaps and `also`, each address once. */
export async function crawlSite({ origin, ask, also = [] }: CrawlOptions): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const pages = new Map<string, Page>();
  const edges: Edge[] = [];
  const standIns = new Map<string, string>();
  const queue: string[] = [];
  const enqueue = (url: string) => {
    const key = variantKey(url);
    if (standIns.has(key)) return;
    standIns.set(key, url);
    queue.push(url);
  };
  const follow = (from: string, reference: Reference) => {
    edges.push({ from, ...reference });
    enqueue(reference.to);
  };
  const refer = (from: string, kind: ReferenceKind, href: string) => {
    const address = toInternal(href, from);
    if (address) follow(from, { kind, to: address.url, fragment: address.fragment });
  };
  const visit = async (url: string) => {
    const answer = await ask(url);
    answers.set(url, { ...answer, body: READ_LATER.test(answer.type) ? answer.body : Buffer.alloc(0) });
    if (answer.location) refer(url, 'redirect', answer.location);
    if (answer.status !== 200) return;
    const text = () => answer.body.toString('utf8');
    if (answer.type.includes('html')) {
      const page = readPage(url, text(), answer.robots);
      pages.set(url, page);
      for (const reference of page.references) follow(url, reference);
    } else if (READ_LATER.test(answer.type)) {
      for (const href of listNamedUrls(new URL(url).pathname, answer.type, text()))
        refer(url, 'document', href);
    }
  };
  for (const path of ['/', '/robots.txt', '/sitemap.xml', ...also]) enqueue(origin + path);
  await drain(queue, visit);
  return { origin, answers, pages, edges, askedFor: (url) => standIns.get(variantKey(url)) ?? url };
}

async function drain(queue: string[], visit: (url: string) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  while (queue.length > 0 || running.size > 0) {
    const url = running.size < AT_ONCE ? queue.shift() : undefined;
    if (url === undefined) {
      await Promise.race(running);
      continue;
    }
    const visiting = visit(url).finally(() => running.delete(visiting));
    running.add(visiting);
  }
}

/** What an address answers in the end, after one redirect at most. */
export function resolve(
  { answers, askedFor }: Crawl,
  url: string,
): { url: string; answer: Answer; isRedirected: boolean } | null {
  const asked = askedFor(url);
  const answer = answers.get(asked);
  if (!answer) return null;
  const target = answer.location ? toInternal(answer.location, asked) : null;
  if (!target) return { url: asked, answer, isRedirected: false };
  const next = askedFor(target.url);
  const last = answers.get(next);
  return last ? { url: next, answer: last, isRedirected: true } : null;
}

/** Pages that are known by the address they were asked under. */
export function listCanonicalPages({ pages }: Crawl): Page[] {
  return [...pages.values()].filter(
    ({ url, canonicals, kind }) =>
      kind !== null && !new URL(url).search && (canonicals.length !== 1 || canonicals[0] === url),
  );
}
