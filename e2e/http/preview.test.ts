import { randomUUID } from 'node:crypto';
import { previewPath } from '@nettobonus/domain/publishing/preview';
import { DEVELOPMENT_PREVIEW_SECRET, signPreview } from '@nettobonus/store/preview-token';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listing, MINUTE_MS, type PreviewSite, startPreviewSite } from '../preview-site.ts';

let site: PreviewSite;

beforeAll(async () => {
  site = await startPreviewSite();
});
afterAll(() => site.stop());

const fetchPreview = (token: string, path: string, init?: RequestInit) =>
  fetch(site.url + previewPath(token, path), { redirect: 'manual', ...init });

test('a draft is shown on its page, never cached, never indexed, and the page itself is unchanged', async () => {
  const token = await site.saveDraft([listing({ bonus: '777 % luonnos' })]);
  const answer = await fetchPreview(token, '/fi/kasino/winz-casino');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store, private');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(answer.headers.get('speculation-rules')).toBeNull();
  expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  const page = await answer.text();
  expect(page).toContain('777 % luonnos');
  expect(page).toContain('Tämä on luonnoksen esikatselu.');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).not.toContain('rel="canonical"');
  expect(page).not.toContain('application/ld+json');
  const published = await (await fetch(`${site.url}/fi/kasino/winz-casino`)).text();
  expect(published).not.toContain('777 % luonnos');
  expect(published).not.toContain('esikatselu');
});

test('the list, the tiles and the fragments of a preview show the draft', async () => {
  const name = 'Aivan Uusi';
  const brand = {
    kind: 'casino',
    market: 'all',
    key: 'aivan-uusi',
    body: { name, image: '/tiles/aivan-uusi.svg' },
  } as const;
  const added = listing({ casino: 'aivan-uusi', bonus: 'Uuden luonnos' });
  const token = await site.saveDraft([brand, { ...added, key: 'aivan-uusi' }]);
  const page = await (await fetchPreview(token, '/fi/kasino/aivan-uusi')).text();
  expect(page).toContain(name);
  expect(page).not.toContain('Katso julkaistu sivu');
  const base = previewPath(token);
  expect(page).toContain(`${base}/tiles/aivan-uusi.svg`);
  for (const path of ['/fi/casinos.json', '/fi/part/offer/aivan-uusi', '/tiles/aivan-uusi.svg']) {
    const answer = await fetchPreview(token, path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain(name);
    expect(answer.headers.get('cache-control'), path).toBe('no-store, private');
  }
  for (const path of ['/fi/kasino/aivan-uusi', '/tiles/aivan-uusi.svg', '/fi/part/offer/aivan-uusi']) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
});

test('only GET and HEAD are allowed, and only for pages and their fragments', async () => {
  const token = await site.saveDraft([listing({ bonus: 'x' })]);
  const posted = await fetchPreview(token, '/fi', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(posted.status).toBe(405);
  expect(posted.headers.get('allow')).toBe('GET, HEAD');
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
    const answer = await fetchPreview(token, path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('cache-control'), path).toBe('no-store, private');
  }
});

const SENTENCES = {
  fi: 'Osoite on vanhentunut tai virheellinen.',
  se: 'Adressen har gått ut eller är fel.',
  no: 'Adressen er utløpt eller feil.',
  dk: 'Adressen er udløbet eller forkert.',
};

for (const [market, sentence] of Object.entries(SENTENCES)) {
  test(`/${market}: an altered or expired token, another secret or a missing draft gets an error page`, async () => {
    const token = await site.saveDraft([listing({ bonus: 'Salattu luonnos' })]);
    const claim = { id: randomUUID(), expiresAt: new Date(Date.now() + MINUTE_MS) };
    const refused = {
      altered: token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
      expired: await site.saveDraft([listing({ bonus: 'Salattu luonnos' })], new Date(Date.now() - 1000)),
      'with another secret': signPreview(claim, 'another secret altogether'),
      'without a draft': signPreview(claim, DEVELOPMENT_PREVIEW_SECRET),
      nonsense: 'x',
    };
    for (const [what, wrong] of Object.entries(refused)) {
      const answer = await fetchPreview(wrong, `/${market}/kasino/winz-casino`);
      const page = await answer.text();
      expect(answer.status, what).toBe(404);
      expect(page, what).toContain(sentence);
      expect(page, what).not.toContain('Salattu luonnos');
      expect(answer.headers.get('cache-control'), what).toBe('no-store, private');
      expect(answer.headers.get('x-robots-tag'), what).toBe('noindex, nofollow');
    }
  });
}

test('two hundred concurrent requests for two drafts and the site never mix their content', async () => {
  const marks = ['Luonnos-yksi', 'Luonnos-kaksi'];
  const tokens = await Promise.all(
    marks.map((mark) => site.saveDraft([listing({ bonus: mark }), listing({ bonus: mark }, 'se')])),
  );
  const paths = ['/fi/kasino/winz-casino', '/se/kasino/winz-casino', '/fi', '/fi/casinos.json'];
  const requests = Array.from({ length: 200 }, (_, index) => ({
    // Index 2 is the published site.
    source: index % 3,
    path: paths[index % paths.length] ?? '',
  }));
  const answers = await Promise.all(
    requests.map(async ({ source, path }) => {
      const token = tokens[source];
      const answer = await (token ? fetchPreview(token, path) : fetch(site.url + path));
      return { source, path, status: answer.status, text: await answer.text() };
    }),
  );
  for (const { source, path, status, text } of answers) {
    expect(status, path).toBe(200);
    const found = marks.filter((mark) => text.includes(mark));
    // The first rows of the home page may not include this casino.
    if (path === '/fi') expect(found, path).toEqual(found.length > 0 && marks[source] ? [marks[source]] : []);
    else expect(found, `${path} for ${source}`).toEqual(marks[source] ? [marks[source]] : []);
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
      marks.some((mark) => text.includes(mark)),
      path,
    ).toBe(false);
  }
});

test('without a database the preview shows neither the draft nor the published page', async () => {
  const token = await site.saveDraft([listing({ bonus: 'Poissa oleva luonnos' })]);
  await site.database.stop();
  try {
    const answer = await fetchPreview(token, '/se/kasino/winz-casino');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store, private');
    const page = await answer.text();
    expect(page).toContain('Databasen svarar inte.');
    expect(page).not.toContain('Winz');
    expect((await fetch(`${site.url}/se/kasino/winz-casino`)).status).toBe(200);
  } finally {
    await site.database.start();
  }
  await expect.poll(async () => (await fetchPreview(token, '/fi')).status, { timeout: 10_000 }).not.toBe(503);
});
