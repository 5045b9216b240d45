import { expect, test } from 'vitest';
import { buildLlmsText } from './llms.ts';

const market = (lists: { name: string; url: string }[] = [], isSample = false) => ({
  market: 'se' as const,
  isSample,
  home: 'https://x.example/se',
  reviews: 'https://x.example/se/casinorecensioner',
  method: 'https://x.example/se/sa-raknar-vi',
  offers: 'https://x.example/se/offers.json',
  feed: 'https://x.example/se/feed.xml',
  lists,
});

test('it starts as llmstxt.org requires: a title, then a summary', () => {
  const [title, summary] = buildLlmsText([market()]).split('\n\n');
  expect(title).toBe('# Nettobonus');
  expect(summary).toMatch(/^> /);
});

test('it states the deposits and the house edge of the calculation', () => {
  expect(buildLlmsText([])).toContain('100 EUR, 1000 SEK, 1000 NOK, 500 DKK');
  expect(buildLlmsText([])).toContain('gross minus 4 %');
});

test('a market is listed with its URLs', () => {
  const text = buildLlmsText([market()]);
  expect(text).toContain('\n## Sweden\n\n- [Home](https://x.example/se): ');
  for (const url of ['casinorecensioner', 'sa-raknar-vi', 'offers.json', 'feed.xml']) {
    expect(text).toContain(`(https://x.example/se/${url})`);
  }
});

test('a heading with brackets or a line break does not break its link', () => {
  const text = buildLlmsText([market([{ name: 'Non [sticky](x)\n## y', url: 'https://x.example/se/a' }])]);
  expect(text).toContain('\n- [Non sticky (x) ## y](https://x.example/se/a): Sweden\n');
});

test('it names the markets whose content is invented', () => {
  expect(buildLlmsText([market([], true)])).toMatch(/^Sample content: .* for Sweden are invented\./m);
  expect(buildLlmsText([market()])).not.toContain('Sample content');
});
