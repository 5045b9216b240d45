import { MARKETS } from '@nettobonus/domain/markets/market';
import { listPaths, PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { buildRobots, buildRobotsMeta } from './robots.ts';

const text = buildRobots('https://x.example');
const disallowed = text
  .split('\n')
  .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  // A rule matches as a prefix; a star matches anything.
  .map((path) => new RegExp(`^${path.replaceAll('*', '.*')}`));
const isDisallowed = (path: string) => disallowed.some((rule) => rule.test(path));

test.each(['/go', '/go/joki-casino', '/api/click', '/preview/fi', '/fi/part/chat', '/se/part/offer/joki'])(
  '%s is disallowed for crawlers',
  (path) => {
    expect(isDisallowed(path)).toBe(true);
  },
);

test('no page is disallowed', () => {
  const paths = MARKETS.flatMap((market) => PAGE_KEYS.flatMap((page) => listPaths(page, market)));
  expect(paths.filter(isDisallowed)).toEqual([]);
});

test('it links to the sitemap', () => {
  expect(text).toContain('\nSitemap: https://x.example/sitemap.xml\n');
});

test.each([
  ['own content', false, false, 'index, follow, max-image-preview:large'],
  ['sample content', true, false, 'noindex'],
  [
    'sample content that the operator declares indexable',
    true,
    true,
    'index, follow, max-image-preview:large',
  ],
])('the robots meta tag of %s', (_, isSample, isIndexable, content) => {
  expect(buildRobotsMeta(isSample, isIndexable)).toBe(content);
});
