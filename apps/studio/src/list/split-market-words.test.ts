import { expect, test } from 'vitest';
import { splitMarketWords } from './split-market-words.ts';

const split = (search: string) =>
  splitMarketWords({ or: [{ title: { like: search } }, { bonus: { like: search } }] }, ['title', 'bonus']);

test.each(['rizzio no', 'NO rizzio', 'rizzio norway', 'rizzio Norge'])(
  '“%s” is a search in Norway',
  (search) => {
    expect(split(search)).toEqual({
      or: [
        { and: [{ title: { like: 'rizzio' } }, { market: { in: ['no'] } }] },
        { and: [{ bonus: { like: 'rizzio' } }, { market: { in: ['no'] } }] },
      ],
    });
  },
);

test('a search of a market only shows all of it', () => {
  expect(split('suomi')).toEqual({
    or: [{ and: [{ market: { in: ['fi'] } }] }, { and: [{ market: { in: ['fi'] } }] }],
  });
});

test('other words and other conditions stay', () => {
  const where = {
    and: [{ rating: { equals: 9 } }, { verdict: { like: 'no' } }, { title: { equals: 'no' } }],
  };
  expect(splitMarketWords(where, ['title'])).toEqual(where);
  expect(splitMarketWords({ title: { like: 'casino nova' } }, ['title'])).toEqual({
    and: [{ title: { like: 'casino nova' } }],
  });
});

test('no condition is lost beside a search', () => {
  const fields = ['title', 'bonus'];
  expect(splitMarketWords({ title: { like: 'rizzio' }, bonus: { like: '100' } }, fields)).toEqual({
    and: [{ title: { like: 'rizzio' } }, { bonus: { like: '100' } }],
  });
  const and = [{ market: { equals: 'fi' } }];
  expect(splitMarketWords({ and, title: { like: 'rizzio' } }, fields)).toEqual({
    and: [{ and }, { title: { like: 'rizzio' } }],
  });
  expect(splitMarketWords({ title: { like: 'rizzio no', not_equals: 'Rizzio' } }, fields)).toEqual({
    and: [{ title: { not_equals: 'Rizzio' } }, { title: { like: 'rizzio' } }, { market: { in: ['no'] } }],
  });
});
