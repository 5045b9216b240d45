import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildPageEtag, hashConfig, type PageState } from './entity-tag.ts';
import { PAGE_VARIABLES } from './env-schema.ts';

const NOW = Date.UTC(2026, 10, 17, 12, 30);
const state: PageState = {
  buildId: 'b1',
  configHash: hashConfig(['https://a.example', 'key-1']),
  contentVersion: 7,
  clickToken: 'token-1',
  now: NOW,
};

test('the ETag of a page stays the same within the hour', () => {
  expect(buildPageEtag({ ...state, now: NOW + 60_000 })).toBe(buildPageEtag(state));
});

test.each<Partial<PageState>>([
  { buildId: 'b2' },
  { configHash: hashConfig(['https://a.example', 'key-2']) },
  { configHash: hashConfig(['https://b.example', 'key-1']) },
  { contentVersion: 8 },
  { clickToken: 'token-2' },
  { now: NOW + 3_600_000 },
])('it changes with %o', (change) => {
  expect(buildPageEtag({ ...state, ...change })).not.toBe(buildPageEtag(state));
});

test('it covers every variable that pages contain', async () => {
  const used = new Set<string>();
  // Pages and components; endpoints hash their own body.
  for await (const path of glob('apps/site/src/{layout,features,offer-ui,ui,pages}/**/*.{astro,tsx}')) {
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/\benv\.([A-Z_]+)/g)) used.add(name);
  }
  expect([...used].sort()).toEqual([...PAGE_VARIABLES].sort());
});
