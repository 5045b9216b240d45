import { randomUUID } from 'node:crypto';
import { previewPath } from '@nettobonus/domain/publishing/preview';
import { DEVELOPMENT_PREVIEW_SECRET, signPreview } from '@nettobonus/store/preview-token';
import pMap from 'p-map';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listing, MINUTE_MS, type PreviewSite, startPreviewSite } from '../preview-site.ts';

let site: PreviewSite;

beforeAll(async () => {
  site = await startPreviewSite();
});
afterAll(() => site.stop());

const fetchPreview = (token: string, path: string, init?: RequestInit) =>
  fetch(site.url + previewPath(token, path), { redirect: 'manual', ...init });

test('a preview shows the draft, is neither cached nor indexed, and leaves the published page unchanged', async () => {
  const token = await site.saveDraft([listing({ bonus: '777 % luonnos' })]);
  const response = await fetchPreview(token, '/fi/kasino/winz-casino');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store, private');
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(response.headers.get('speculation-rules')).toBeNull();
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  const page = await response.text();
  expect(page).toContain('777 % luonnos');
  expect(page).toContain('Tämä on luonnoksen esikatselu.');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).not.toContain('rel="canonical"');
  expect(page).not.toContain('application/ld+json');
  const published = await (await fetch(`${site.url}/fi/kasino/winz-casino`)).text();
  expect(published).not.toContain('777 % luonnos');
  expect(published).not.toContain('esikatselu');
});

test('the list, the generated logos and the widgets in a preview show the draft', async () => {
  const name = 'Aivan Uusi';
  const casino = {
    kind: 'casino',
    market: 'all',
    key: 'aivan-uusi',
    body: { name, image: '/tiles/aivan-uusi.svg' },
  } as const;
  const newListing = listing({ casino: 'aivan-uusi', bonus: 'Uuden luonnos' });
  const token = await site.saveDraft([casino, { ...newListing, key: 'aivan-uusi' }]);
  const page = await (await fetchPreview(token, '/fi/kasino/aivan-uusi')).text();
  expect(page).toContain(name);
  expect(page).not.toContain('Katso julkaistu sivu');
  const base = previewPath(token);
  expect(page).toContain(`${base}/tiles/aivan-uusi.svg`);
  for (const path of ['/fi/casinos.json', '/fi/part/offer/aivan-uusi', '/tiles/aivan-uusi.svg']) {
    const response = await fetchPreview(token, path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain(name);
    expect(response.headers.get('cache-control'), path).toBe('no-store, private');
  }
  for (const path of ['/fi/kasino/aivan-uusi', '/tiles/aivan-uusi.svg', '/fi/part/offer/aivan-uusi']) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
});

test('only GET and HEAD are allowed, and only for pages and their data', async () => {
  const token = await site.saveDraft([listing({ bonus: 'x' })]);
  const postResponse = await fetchPreview(token, '/fi', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(postResponse.status).toBe(405);
  expect(postResponse.headers.get('allow')).toBe('GET, HEAD');
  expect((await fetchPreview(token, '/fi', { method: 'HEAD' })).status).toBe(200);
  for (const path of [
    '/go/winz-casino',
    '/sitemap.xml',
    '/og/fi.png',
    '/api/click',
    '/readyz',
    '/fi/none',
    '',
  ]) {
    const response = await fetchPreview(token, path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('cache-control'), path).toBe('no-store, private');
  }
});

const ERROR_TEXTS = {
  fi: 'Osoite on vanhentunut tai virheellinen.',
  se: 'Adressen har gått ut eller är fel.',
  no: 'Adressen er utløpt eller feil.',
  dk: 'Adressen er udløbet eller forkert.',
};

for (const [market, errorText] of Object.entries(ERROR_TEXTS)) {
  test(`/${market}: an altered or expired token, a token signed with another secret, and a missing draft get an error page`, async () => {
    const token = await site.saveDraft([listing({ bonus: 'Salattu luonnos' })]);
    const claim = { id: randomUUID(), expiresAt: new Date(Date.now() + MINUTE_MS) };
    const invalidTokens = {
      altered: token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
      expired: await site.saveDraft([listing({ bonus: 'Salattu luonnos' })], new Date(Date.now() - 1000)),
      'with another secret': signPreview(claim, 'another secret altogether'),
      'without a draft': signPreview(claim, DEVELOPMENT_PREVIEW_SECRET),
      nonsense: 'x',
    };
    for (const [reason, invalidToken] of Object.entries(invalidTokens)) {
      const response = await fetchPreview(invalidToken, `/${market}/kasino/winz-casino`);
      const page = await response.text();
      expect(response.status, reason).toBe(404);
      expect(page, reason).toContain(errorText);
      expect(page, reason).not.toContain('Salattu luonnos');
      expect(response.headers.get('cache-control'), reason).toBe('no-store, private');
      expect(response.headers.get('x-robots-tag'), reason).toBe('noindex, nofollow');
    }
  });
}

test('two hundred requests for two drafts and the published site, twenty at a time, never mix their content', async () => {
  const markers = ['Luonnos-yksi', 'Luonnos-kaksi'];
  const tokens = await Promise.all(
    markers.map((marker) => site.saveDraft([listing({ bonus: marker }), listing({ bonus: marker }, 'se')])),
  );
  const paths = ['/fi/kasino/winz-casino', '/se/kasino/winz-casino', '/fi', '/fi/casinos.json'];
  const requests = Array.from({ length: 200 }, (_, index) => ({
    // 0 and 1 are the drafts, 2 is the published site.
    source: index % 3,
    path: paths[index % paths.length] ?? '',
  }));
  // With more at a time, previews would exceed their read timeout, because rendering delays the reads.
  const responses = await pMap(
    requests,
    async ({ source, path }) => {
      const token = tokens[source];
      const response = await (token ? fetchPreview(token, path) : fetch(site.url + path));
      return { source, path, status: response.status, text: await response.text() };
    },
    { concurrency: 20 },
  );
  for (const { source, path, status, text } of responses) {
    expect(status, path).toBe(200);
    const found = markers.filter((marker) => text.includes(marker));
    // The first rows of the home page may not include this casino.
    if (path === '/fi')
      expect(found, path).toEqual(found.length > 0 && markers[source] ? [markers[source]] : []);
    else expect(found, `${path} for ${source}`).toEqual(markers[source] ? [markers[source]] : []);
    expect(text.includes('/preview/'), `${path} for ${source}`).toBe(source < 2);
  }
  for (const path of [
    ...paths,
    '/tiles/winz-casino.svg?v=abc',
    '/og/fi/kasino/winz-casino.png',
    '/fi/feed.xml',
  ]) {
    const text = await (await fetch(site.url + path)).text();
    expect(
      markers.some((marker) => text.includes(marker)),
      path,
    ).toBe(false);
  }
});

test('without a database the preview shows neither the draft nor the published page', async () => {
  const token = await site.saveDraft([listing({ bonus: 'Poissa oleva luonnos' })]);
  await site.database.stop();
  try {
    const response = await fetchPreview(token, '/se/kasino/winz-casino');
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store, private');
    const page = await response.text();
    expect(page).toContain('Databasen svarar inte.');
    expect(page).not.toContain('Winz');
    expect((await fetch(`${site.url}/se/kasino/winz-casino`)).status).toBe(200);
  } finally {
    await site.database.start();
  }
  await expect.poll(async () => (await fetchPreview(token, '/fi')).status, { timeout: 10_000 }).not.toBe(503);
});
