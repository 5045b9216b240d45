import { expect, test } from 'vitest';
import type { DataNode } from './data.ts';
import { findSchemaFaults, Literals } from './schema-types.ts';

const at = (nodes: Record<string, DataNode>) => Object.entries(nodes).map(([url, node]) => ({ url, node }));

test('what schema.org does not know, or knows otherwise, is a fault of the page that says it', async () => {
  const { faults } = await findSchemaFaults(
    at({
      right: {
        '@type': 'WebSite',
        name: 'Nettobonus',
        publisher: { '@id': '#us' },
        inLanguage: ['fi-FI', 'sv-SE'],
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: 'https://site.example/?q={q}' },
          'query-input': 'required name=q',
        },
      },
      property: { '@type': 'Article', headline: 'A', madeUp: 1 },
      kind: { '@type': 'Article', headline: { '@type': 'Rating', ratingValue: 1 } },
      within: { '@type': 'Review', author: { '@type': 'Person', nickName: 'A' } },
      type: { '@type': 'Casinoo', name: 'A' },
      number: { '@type': 'Article', headline: 5 },
      word: { '@type': 'Offer', availability: 'Plenty' },
      known: { '@type': 'Offer', availability: 'https://schema.org/InStock' },
      untyped: { '@type': 'Article', author: { name: 'A' } },
    }),
  );
  const found = (url: string) => faults.filter((fault) => fault.url === url).map(({ detail }) => detail);
  expect(found('right')).toEqual([]);
  expect(found('known')).toEqual([]);
  expect(found('property')[0]).toMatch(/Article: .*'?"?madeUp/);
  expect(found('kind')).toHaveLength(1);
  expect(found('within')[0]).toMatch(/Person: .*nickName/);
  expect(found('type')[0]).toMatch(/Casinoo/);
  expect(found('number')[0]).toMatch(/Article: /);
  expect(found('word')[0]).toMatch(/Offer: .*Plenty/);
  expect(found('untyped')).not.toEqual([]);
});

test('equal nodes are checked once, and reported on all their pages', async () => {
  const { faults, shapes } = await findSchemaFaults(
    at({
      a: { '@type': 'Article', headline: 'One', nope: 'x' },
      b: { nope: 'y', '@type': 'Article', headline: 'Two' },
    }),
  );
  expect(shapes).toBe(1);
  expect(faults).toMatchObject([{ url: 'a', pages: 2 }]);
});

test('a property of another kind is another shape', () => {
  const literals = new Literals();
  const rating = (ratingValue: unknown) => literals.add({ '@type': 'Rating', ratingValue }, 'a');
  expect(rating(1)).toBe(rating(2));
  expect(rating('1')).not.toBe(rating(1));
  expect(rating([1])).not.toBe(rating(1));
});

test('no data is no fault', async () => {
  expect(await findSchemaFaults([])).toEqual({ faults: [], shapes: 0 });
});
