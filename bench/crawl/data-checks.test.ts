import { expect, test } from 'vitest';
import { DATA_CHECKS } from './data-checks.ts';
import { crawlMadeUp, type MadeUpSite, ORIGIN } from './made-up-site.ts';

const CONTEXT = { '@context': 'https://schema.org' };
const ARTICLE = {
  '@type': 'Article',
  headline: 'Headline',
  image: `${ORIGIN}/og.png`,
  author: { '@type': 'Organization', name: 'Nettobonus' },
  datePublished: '2026-10-01',
  dateModified: '2026-11-01',
};
const REVIEW = {
  '@type': 'Review',
  itemReviewed: { '@type': 'Organization', name: 'Casino' },
  reviewRating: { '@type': 'Rating', ratingValue: 4.2, bestRating: 5, worstRating: 1 },
  author: { '@id': `${ORIGIN}/#us` },
};
const US = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#us`,
  name: 'Us',
  url: ORIGIN,
  logo: `${ORIGIN}/logo.png`,
};
const BREADCRUMB = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/fi` },
    { '@type': 'ListItem', position: 2, name: 'Here' },
  ],
};
const LIST = {
  '@type': 'ItemList',
  itemListElement: [{ '@type': 'ListItem', position: 1, url: `${ORIGIN}/fi/kasino/casinoist` }],
};
const SITE = {
  '@type': 'WebSite',
  name: 'Nettobonus',
  url: `${ORIGIN}/fi`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/fi?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
};
const QUESTION = {
  '@type': 'Question',
  name: 'Why?',
  acceptedAnswer: { '@type': 'Answer', text: 'So. And so.' },
};
const FAQ = { '@type': 'FAQPage', mainEntity: [QUESTION] };
const SHOWN =
  '<div class="accordion"><details><summary>Why?<svg></svg></summary><p>So.</p><p>And so.</p></details></div>';

const HOME = { ...CONTEXT, '@graph': [SITE, US, LIST] };
const OTHERS: MadeUpSite = {
  '/fi?q=casino': { canonical: `${ORIGIN}/fi` },
  '/og.png': { type: 'image/png' },
  '/logo.png': { type: 'image/png' },
};

async function judge(path: string, page: object, others: MadeUpSite = {}) {
  const site = {
    '/fi': { data: HOME, links: [path] },
    ...OTHERS,
    '/fi/kasino/casinoist': {},
    ...others,
    [path]: page,
  };
  const crawl = await crawlMadeUp(site);
  return Object.fromEntries(
    DATA_CHECKS.map(({ name, find }) => [
      name.replace('structured data: ', ''),
      find(crawl)
        .filter(({ url }) => url === ORIGIN + path)
        .map(({ detail }) => detail.replaceAll(ORIGIN, '')),
    ]).filter(([, found]) => found?.length),
  );
}

const graph = (...nodes: object[]) => ({ data: { ...CONTEXT, '@graph': nodes } });

test('data as it should be has no fault', async () => {
  expect(await judge('/fi', { data: HOME })).toEqual({});
  expect(
    await judge('/fi/kasino/casinoist', {
      ...graph(ARTICLE, REVIEW, US, BREADCRUMB, FAQ),
      body: `<nav class="review-nav"></nav>${SHOWN}`,
    }),
  ).toEqual({});
});

test('data that does not parse or has no context is a fault', async () => {
  const head = '<script type="application/ld+json">{"@type": </script>';
  expect((await judge('/fi/vertailu', { head })).unreadable?.[0]).toMatch('data does not parse');
  expect((await judge('/fi/vertailu', { data: BREADCRUMB })).unreadable).toEqual([
    'data has the context of nobody',
  ]);
});

test('each kind of page has the types it is to have', async () => {
  expect(await judge('/fi/kasino/casinoist', { body: '<nav class="review-nav"></nav>' })).toEqual({
    'types of the page': ['review lacks Article, Review, BreadcrumbList'],
  });
  expect(await judge('/fi/kasino/casinoist', {})).toEqual({
    'types of the page': ['facts lacks BreadcrumbList'],
  });
  expect(await judge('/fi/mga-kasinot', graph(BREADCRUMB))).toEqual({
    'types of the page': ['category lacks ItemList'],
  });
});

test.each<[fault: string, node: object]>([
  ['Article lacks headline', { ...ARTICLE, headline: '' }],
  [
    'Article lacks author.name',
    { ...ARTICLE, author: [{ '@type': 'Person', name: 'A' }, { '@type': 'Person' }] },
  ],
  ['Article has the date 1.10.2026', { ...ARTICLE, dateModified: '1.10.2026', datePublished: '0' }],
  ['Article was modified before it was published', { ...ARTICLE, dateModified: '2026-09-01' }],
  ['Review lacks reviewRating.worstRating', { ...REVIEW, reviewRating: { ratingValue: 1, bestRating: 5 } }],
  ['Review lacks itemReviewed.name', { ...REVIEW, itemReviewed: { '@type': 'Organization' } }],
  [
    'Review has a rating of 6, from 1 to 5',
    { ...REVIEW, reviewRating: { ratingValue: 6, bestRating: 5, worstRating: 1 } },
  ],
  ['FAQPage lacks mainEntity.acceptedAnswer.text', { ...FAQ, mainEntity: [{ name: 'Why?' }] }],
  ['WebSite lacks potentialAction.query-input', { ...SITE, potentialAction: { target: 'x' } }],
  [
    'WebSite searches by /fi?q={query} for "search_term_string"',
    { ...SITE, potentialAction: { ...SITE.potentialAction, target: `${ORIGIN}/fi?q={query}` } },
  ],
  ['Organization lacks logo', { '@type': 'Organization', name: 'Us', url: ORIGIN }],
  ['ItemList is empty', { ...LIST, itemListElement: [] }],
  ['ItemList counts 2', { ...LIST, itemListElement: [{ position: 2, url: `${ORIGIN}/fi` }] }],
  ['ItemList entry 1 lacks a url', { ...LIST, itemListElement: [{ position: 1, name: 'A' }] }],
  [
    'ItemList entry 1 leads elsewhere: https://casino.example/',
    { ...LIST, itemListElement: [{ position: 1, url: 'https://casino.example/' }] },
  ],
  [
    'ItemList names /fi twice',
    {
      ...LIST,
      itemListElement: [
        { position: 1, url: `${ORIGIN}/fi` },
        { position: 2, item: { '@type': 'Organization', url: `${ORIGIN}/fi` } },
      ],
    },
  ],
  [
    'BreadcrumbList step 1 lacks an item',
    {
      ...BREADCRUMB,
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Here' },
      ],
    },
  ],
  ['BreadcrumbList step 1 lacks a name', { ...BREADCRUMB, itemListElement: [{ position: 1 }] }],
])("Google's fields: %s", async (fault, node) => {
  const found = (await judge('/fi/vertailu', graph(BREADCRUMB, US, node)))["Google's fields"];
  expect(found).toContain(fault);
});

test('an FAQPage is there exactly where questions are shown', async () => {
  const questions = async (page: object) => (await judge('/fi/vertailu', page)).questions;
  expect(await questions({ ...graph(FAQ), body: SHOWN })).toBeUndefined();
  expect(await questions({ body: SHOWN })).toEqual(['shows 1 questions, but has 0 FAQPage']);
  expect(await questions(graph(FAQ))).toEqual(['has an FAQPage, but shows no questions']);
  expect(
    await questions({
      ...graph({ ...FAQ, mainEntity: [QUESTION, { ...QUESTION, name: 'Unseen?' }] }),
      body: SHOWN,
    }),
  ).toEqual(['shows 1 questions, but describes 2', 'does not show "Unseen?"']);
  expect(await questions({ body: `<div class="editorial-guide">${SHOWN}</div>` })).toBeUndefined();
});

test('addresses in data answer, also the one that searches', async () => {
  const gone = { ...BREADCRUMB, itemListElement: [{ position: 1, name: 'A', item: `${ORIGIN}/gone` }] };
  expect((await judge('/fi/vertailu', graph(gone))).addresses).toEqual(['/gone answers 404']);
  expect((await judge('/fi', { data: HOME }, { '/fi?q=casino': { status: 500 } })).addresses).toEqual([
    '/fi?q=casino answers 500',
  ]);
});
