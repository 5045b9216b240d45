import { expect, test } from 'vitest';
import { buildStructuredData, type DescribedPage, serialiseStructuredData } from './structured-data.ts';

const page: DescribedPage = {
  siteUrl: 'https://example.org',
  market: 'se',
  url: 'https://example.org/se/snabbcasinon',
  imageUrl: 'https://example.org/og/se/snabbcasinon.png',
  title: 'Snabbcasinon · Nettobonus',
  description: 'Jämför.',
  heading: 'Snabbcasinon',
  homeLabel: 'Start',
};
const review = {
  name: 'Winz Casino',
  rating: 9.1,
  verdict: 'Bra.',
  writtenOn: '2026-03-01',
  updatedOn: '2026-10-02',
};

/** The thing of the given type in the page's graph. */
function findThing(changes: Partial<DescribedPage>, type: string) {
  const graph = buildStructuredData({ ...page, ...changes })['@graph'];
  return graph.find((thing) => typeof thing === 'object' && '@type' in thing && thing['@type'] === type);
}

test('a page that is not a review describes the site, its language and its search', () => {
  expect(findThing({}, 'WebSite')).toMatchObject({
    inLanguage: 'sv-SE',
    potentialAction: { target: 'https://example.org/se?search={term}', 'query-input': 'required name=term' },
  });
  expect(findThing({}, 'Article')).toBeUndefined();
});

test('a review is an article with its dates, and a review with its rating', () => {
  expect(findThing({ review }, 'WebSite')).toBeUndefined();
  expect(findThing({ review }, 'Article')).toMatchObject({
    headline: page.title,
    image: page.imageUrl,
    datePublished: '2026-03-01',
    dateModified: '2026-10-02',
  });
  expect(findThing({ review }, 'Review')).toMatchObject({
    itemReviewed: { name: 'Winz Casino' },
    reviewRating: { ratingValue: 9.1, bestRating: 10, worstRating: 0 },
  });
});

test('sample content is marked in the site, the article, the review and the reviewed casino', () => {
  const disambiguatingDescription = 'Demo: påhittat.';
  const sample = { sampleNotice: disambiguatingDescription };
  expect(findThing(sample, 'WebSite')).toMatchObject({ disambiguatingDescription });
  expect(findThing({ review, ...sample }, 'Article')).toMatchObject({ disambiguatingDescription });
  expect(findThing({ review, ...sample }, 'Review')).toMatchObject({
    disambiguatingDescription,
    itemReviewed: { disambiguatingDescription },
  });
  expect(findThing({}, 'WebSite')).not.toHaveProperty('disambiguatingDescription');
});

test('the breadcrumb of a page starts at home; home itself has none', () => {
  expect(findThing({}, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Start', item: 'https://example.org/se' },
      { position: 2, name: 'Snabbcasinon', item: page.url },
    ],
  });
  expect(findThing({ url: 'https://example.org/se' }, 'BreadcrumbList')).toBeUndefined();
});

test('a list is an ItemList of review URLs, in page order', () => {
  const itemList = [{ casino: 'joki-casino' }, { casino: 'kiekka-casino' }];
  expect(findThing({ itemList }, 'ItemList')).toMatchObject({
    itemListElement: [
      { position: 1, url: 'https://example.org/se/kasino/joki-casino' },
      { position: 2, url: 'https://example.org/se/kasino/kiekka-kasino' },
    ],
  });
  expect(findThing({ itemList: [] }, 'ItemList')).toBeUndefined();
});

test('questions are a FAQPage, if there are any', () => {
  const faq = [{ question: 'Vad?', answer: 'Det.' }];
  expect(findThing({ faq }, 'FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Vad?', acceptedAnswer: { text: 'Det.' } }],
  });
  expect(findThing({ faq: [] }, 'FAQPage')).toBeUndefined();
});

test('a name cannot end the script element that contains it', () => {
  const json = serialiseStructuredData(buildStructuredData({ ...page, heading: '</script><script>' }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'].at(-1).itemListElement[1].name).toBe('</script><script>');
});

test('a guide is an article by a person, below the list of guides', () => {
  const article = {
    headline: 'Så fungerar det',
    section: 'Omsättning',
    author: { name: 'Elin Sandmark', role: 'redaktör' },
    publishedOn: '2026-03-01',
    updatedOn: '2026-10-02',
  };
  const parent = { name: 'Guider', url: 'https://example.org/se/guider' };
  const guide = { article, parent };
  expect(findThing(guide, 'WebSite')).toBeUndefined();
  expect(findThing(guide, 'Review')).toBeUndefined();
  expect(findThing(guide, 'Article')).toMatchObject({
    headline: 'Så fungerar det',
    articleSection: 'Omsättning',
    author: { '@type': 'Person', name: 'Elin Sandmark', jobTitle: 'redaktör' },
    datePublished: '2026-03-01',
    dateModified: '2026-10-02',
  });
  expect(findThing(guide, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Start' },
      { position: 2, name: 'Guider', item: 'https://example.org/se/guider' },
      { position: 3, name: 'Snabbcasinon', item: page.url },
    ],
  });
});

test('without a known author the site is the author', () => {
  const article = {
    headline: 'X',
    section: 'Y',
    author: null,
    publishedOn: '2026-03-01',
    updatedOn: '2026-03-01',
  };
  expect(findThing({ article }, 'Article')).toMatchObject({
    author: { '@id': 'https://example.org/#organization' },
  });
});
