import { listDocuments } from '@nettobonus/content/documents';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { getPathMarket } from '@nettobonus/domain/redirects/redirect';
import { connect } from '@nettobonus/store/connect';
import { publish } from '@nettobonus/store/publish';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedSite, startServedSite } from '../../bench/served-site.ts';

const GUIDE = '/se/guider/sa-fungerar-omsattningskravet';
const FORMER = '/se/guider/casino-med-svensk-licens';
const MOVED = '/se/guider/svensk-licens';

const redirect = (key: string, to: string): PublishedDocument => ({
  kind: 'redirect',
  market: getPathMarket(key),
  key,
  body: { to },
});

/** The guide has moved, and the documents that name it were not published again. */
const documents = listDocuments().map((document): PublishedDocument => {
  if (document.market !== 'se') return document;
  if (document.kind === 'article' && FORMER.endsWith(document.key))
    return { ...document, key: 'svensk-licens' };
  if (document.kind === 'navigation') {
    const link = { label: 'Licens', path: FORMER.replace('/se', '') };
    return { ...document, body: { ...document.body, header: [...document.body.header, link] } };
  }
  return document;
});

let site: ServedSite;
beforeAll(async () => {
  site = await startServedSite([
    ...documents,
    redirect(FORMER, MOVED),
    redirect('/fi/oppaat/muutto', MOVED),
    redirect('/fi/kasino/vanha-kasino', '/fi/kasino/winz-casino'),
    redirect('/dk/kasino/l%C3%A6rkespil-gammel', '/dk/kasino/l%C3%A6rkespil'),
    // The studio publishes neither chains nor circles, but another release may have.
    redirect('/se/guider/kedja-a', '/se/guider/kedja-b'),
    redirect('/se/guider/kedja-b', GUIDE),
    redirect('/se/guider/krets-a', '/se/guider/krets-b'),
    redirect('/se/guider/krets-b', '/se/guider/krets-a'),
    redirect('/se/guider/borta', '/se/guider/finns-inte'),
    redirect(GUIDE, MOVED),
  ]);
});
afterAll(() => site.stop());

const send = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers });

test.each([
  [FORMER, MOVED],
  [`${FORMER}/`, MOVED],
  [`${FORMER}?deposit=500`, `${MOVED}?deposit=500`],
  ['/sv/Guider/Casino-med-svensk-licens', MOVED],
  ['/se/oppaat/casino-med-svensk-licens', MOVED],
  ['/fi/oppaat/muutto', MOVED],
  ['/fi/kasino/vanha-kasino', '/fi/kasino/winz-casino'],
  ['/dk/kasino/l%C3%A6rkespil-gammel', '/dk/kasino/l%C3%A6rkespil'],
  ['/se/guider/kedja-a', GUIDE],
])('%s redirects permanently to %s', async (from, to) => {
  for (const headers of [{}, { 'X-Content-Version': '1' }]) {
    const response = await send(from, headers);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
    // Browsers ask again: editors can change a redirect.
    expect(response.headers.get('cache-control')).toContain('max-age=0');
  }
  expect((await send(to)).status).toBe(200);
});

test.each(['/se/guider/krets-a', '/se/guider/borta', '/se/guider/finns-inte'])(
  '%s leads to no page and is not found',
  async (path) => {
    expect((await send(path)).status).toBe(404);
  },
);

test('a page is never hidden by a redirect', async () => {
  expect((await send(GUIDE)).status).toBe(200);
});

test('links of the navigation and of articles lead to the new address at once', async () => {
  const page = load(await (await send('/se/nyheter/konsumentverkets-rad-om-spelreklam')).text());
  const listLinks = (selector: string) =>
    page(selector)
      .toArray()
      .map((link) => page(link).attr('href'));
  expect(listLinks('.article-related a')).toContain(MOVED);
  expect(listLinks('header a')).toContain(MOVED);
  expect(listLinks('a')).not.toContain(FORMER);
  const sitemap = await (await send('/sitemap-se.xml')).text();
  expect(sitemap).toContain(MOVED);
  expect(sitemap).not.toContain(FORMER);
});

test('a published redirect replaces the not-found page, and a withdrawn one gives way to it', async () => {
  const path = '/no/guider/gammel';
  const db = connect(site.database.url);
  try {
    expect((await send(path)).status).toBe(404);
    const versions = async () => (await send('/content-versions')).text();
    const before = await versions();
    await publish(db, [redirect(path, '/no/guider/slik-virker-omsetningskravet')]);
    await expect.poll(async () => (await send(path)).status).toBe(301);
    // The edge caches by this version.
    expect(await versions()).not.toBe(before);
    await db`SELECT site.withdraw(${JSON.stringify([{ kind: 'redirect', market: 'no', key: path }])}::text::jsonb)`;
    await expect.poll(async () => (await send(path)).status).toBe(404);
  } finally {
    await db.end();
  }
});
