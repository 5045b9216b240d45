import { expect, test } from 'vitest';
import { buildStructuredData, type DescribedPage, writeStructuredData } from './structured-data.ts';

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
const article = {
  name: 'Winz Casino',
  rating: 9.1,
  verdict: 'Bra.',
  writtenOn: '2026-03-01',
  updatedOn: '2026-10-02',
};

/** The thing of the given type in the page's graph. */
function find(changes: Partial<DescribedPage>, type: string) {
  const graph = buildStructuredData({ ...page, ...changes })['@graph'];
  return graph.find((thing) => typeof thing === 'object' && '@type' in thing && thing['@type'] === type);
}

test('a page that is not a review describes the site and its search in its language', () => {
  expect(find({}, 'WebSite')).toMatchObject({
    inLanguage: 'sv-SE',
    potentialAction: { target: 'https://example.org/se?search={term}', 'query-input': 'required name=term' },
  });
  expect(find({}, 'Article')).toBeUndefined();
});

test('a review is an article with its dates, and a review with its rating', () => {
  expect(find({ article }, 'WebSite')).toBeUndefined();
  expect(find({ article }, 'Article')).toMatchObject({
    headline: page.title,
    image: page.imageUrl,
    datePublished: '2026-03-01',
    dateModified: '2026-10-02',
  });
  expect(find({ article }, 'Review')).toMatchObject({
    itemReviewed: { name: 'Winz Casino' },
    reviewRating: { ratingValue: 9.1, bestRating: 10, worstRating: 0 },
  });
});

test('the way to a page leads from home; home itself has none', () => {
  expect(find({}, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Start', item: 'https://example.org/se' },
      { position: 2, name: 'Snabbcasinon', item: page.url },
    ],
  });
  expect(find({ url: 'https://example.org/se' }, 'BreadcrumbList')).toBeUndefined();
});

test('a list is described in its order, by the addresses of the reviews', () => {
  const listed = [{ casino: 'joki-casino' }, { casino: 'kiekka-casino' }];
  expect(find({ listed }, 'ItemList')).toMatchObject({
    itemListElement: [
      { position: 1, url: 'https://example.org/se/kasino/joki-casino' },
      { position: 2, url: 'https://example.org/se/kasino/kiekka-kasino' },
    ],
  });
  expect(find({ listed: [] }, 'ItemList')).toBeUndefined();
});

test('questions are described if there are any', () => {
  const faq = [{ question: 'Vad?', answer: 'Det.' }];
  expect(find({ faq }, 'FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Vad?', acceptedAnswer: { text: 'Det.' } }],
  });
  expect(find({ faq: [] }, 'FAQPage')).toBeUndefined();
});

test('a name cannot end the script element that contains it', () => {
  const written = writeStructuredData(buildStructuredData({ ...page, heading: '</script><script>' }));
  expect(written).not.toContain('<');
  expect(JSON.parse(written)['@graph'].at(-1).itemListElement[1].name).toBe('</script><script>');
});
