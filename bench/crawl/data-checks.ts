import type { Check, Finding } from './check.ts';
import { type Crawl, listCanonicalPages, resolve } from './crawl-site.ts';
import { type DataNode, isNode, listNodes, listOf, typesOf } from './data.ts';
import { EXPECTED_TYPES } from './expected-types.ts';
import { listMissing } from './google-fields.ts';
import type { Page } from './page.ts';

function perPage(judge: (page: Page, crawl: Crawl) => string[]) {
  return (crawl: Crawl): Finding[] =>
    listCanonicalPages(crawl).flatMap((page) =>
      judge(page, crawl).map((detail) => ({ url: page.url, detail })),
    );
}

export function nodesOf({ data }: Page): DataNode[] {
  return data.flatMap(({ nodes }) => nodes);
}

function nodesOfType(page: Page, type: string): DataNode[] {
  return nodesOf(page)
    .flatMap(listNodes)
    .filter((node) => typesOf(node).includes(type));
}

const findUnreadable = perPage(({ data }) => data.flatMap(({ fault }) => (fault ? [`data ${fault}`] : [])));

const findUnexpected = perPage((page) => {
  const missing = (page.kind ? EXPECTED_TYPES[page.kind] : []).filter(
    (type) => nodesOfType(page, type).length === 0,
  );
  return missing.length > 0 ? [`${page.kind} lacks ${missing.join(', ')}`] : [];
});

const findMissingFields = perPage((page, { origin }) => {
  const nodes = nodesOf(page);
  const byId = new Map(
    nodes.flatMap(listNodes).flatMap((node) => {
      const id = node['@id'];
      return typeof id === 'string' && '@type' in node ? [[id, node] as const] : [];
    }),
  );
  return nodes.flatMap((node) => listMissing(node, { origin, byId }));
});

/** Compared without spaces: where one paragraph ends and the next begins is no difference in words. */
function squeeze(text: string): string {
  return text.replace(/<[^>]*>/g, '').replace(/\s+/g, '');
}

const findQuestions = perPage((page) => {
  const lists = nodesOfType(page, 'FAQPage');
  const shown = page.questions.length;
  if (shown > 0 && lists.length !== 1) return [`shows ${shown} questions, but has ${lists.length} FAQPage`];
  if (shown === 0) return lists.length > 0 ? ['has an FAQPage, but shows no questions'] : [];
  const text = squeeze(page.text);
  const described = listOf(lists[0]?.mainEntity).filter(isNode);
  const invisible = described.flatMap(({ name, acceptedAnswer }) => {
    const [answer] = listOf(acceptedAnswer).filter(isNode);
    return [String(name), String(answer?.text ?? '')].filter((part) => !text.includes(squeeze(part)));
  });
  return [
    ...(described.length === shown ? [] : [`shows ${shown} questions, but has data for ${described.length}`]),
    ...invisible.map((part) => `does not show "${part}"`),
  ];
});

const findBadUrls = perPage((page, crawl) =>
  page.references
    .filter(({ kind }) => kind === 'data')
    .flatMap(({ to }) => {
      const end = resolve(crawl, to);
      return end?.answer.status === 200 ? [] : [`${to} returns ${end?.answer.status ?? 'nothing'}`];
    }),
);

export const DATA_CHECKS: Check[] = [
  { name: 'structured data: unreadable', find: findUnreadable },
  { name: 'structured data: types of the page', find: findUnexpected },
  { name: "structured data: Google's fields", find: findMissingFields },
  { name: 'structured data: questions', find: findQuestions },
  { name: 'structured data: addresses', find: findBadUrls },
];
