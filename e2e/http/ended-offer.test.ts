import { listDocuments } from '@nettobonus/content/documents';
import { getLocalDate, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServedSite, startServedSite } from '../../bench/served-site.ts';
import { matchLinks } from '../licensed-only.ts';

const ENDED = {
  fi: 'Tarjous on päättynyt',
  se: 'Erbjudandet har gått ut',
  no: 'Tilbudet er utløpt',
  dk: 'Tilbuddet er udløbet',
};
const DAY_MS = 86_400_000;

type ListingDocument = PublishedDocument & { kind: 'listing' };

const documents = listDocuments();
const listRecommended = (market: Market) =>
  documents.flatMap((document) =>
    document.kind === 'places' && document.market === market ? document.body.recommended : [],
  );
const findFirst = (market: Market) =>
  documents
    .filter(
      (document): document is ListingDocument => document.kind === 'listing' && document.market === market,
    )
    .filter(
      ({ key }) =>
        listRecommended(market).includes(key) &&
        documents.some((other) => other.kind === 'review' && other.market === market && other.key === key),
    )
    .toSorted((a, b) => a.body.order - b.body.order)[0] as ListingDocument;

/** In each market a recommended offer ended yesterday, and another one ends today. */
const ended = new Map(MARKETS.map((market) => [market, findFirst(market)]));
const content = documents.map((document) => {
  if (document.kind !== 'listing') return document;
  const market = document.market as Market;
  const isEnded = ended.get(market)?.key === document.key;
  const endsOn = getLocalDate(market, new Date(Date.now() - (isEnded ? DAY_MS : 0)));
  return { ...document, body: { ...document.body, endsOn } };
});

let site: ServedSite;
beforeAll(async () => {
  site = await startServedSite(content);
});
afterAll(() => site.stop());

const fetchText = async (path: string) => (await fetch(site.url + path)).text();

describe.each(MARKETS)('an ended offer in %s', (market) => {
  const { key: casino, body } = ended.get(market) as ListingDocument;
  const link = matchLinks([{ casino }]);

  test('no list, widget or data file names its bonus or links to its casino; other offers last until the end of today', async () => {
    const paths = [
      pathFor('home', market),
      `${pathFor('home', market)}?more=9`,
      pathFor('reviews', market),
      pathFor('method', market),
      ...['picker', 'quiz', 'toasts', 'chat', 'month'].map((part) => `/${market}/part/${part}`),
    ];
    for (const path of paths) expect(await fetchText(path), path).not.toMatch(link);
    const home = load(await fetchText(`${pathFor('home', market)}?more=9`));
    expect(home('[rel~=sponsored]').length).toBeGreaterThan(3);
    expect(home(`.offers a[href="${reviewPathFor(casino, market)}"]`).length).toBe(0);
    const offer = JSON.parse(await fetchText(`/${market}/part/offer/${encodeURIComponent(casino)}`));
    expect(offer).toMatchObject({ bonus: ENDED[market], recommended: false, hasEnded: true });
    expect(offer).not.toHaveProperty('affiliateLink');
    expect(offer).not.toHaveProperty('terms');
  });

  test('its review says plainly that the offer has ended, without its headline, net and link', async () => {
    const html = await fetchText(reviewPathFor(casino, market));
    const page = load(html);
    expect(page('.offer-card').text()).toContain(ENDED[market]);
    expect(page('.offer-card').text()).not.toContain(body.bonus);
    expect(page('.offer-card .no-link-notice').text()).toContain(ENDED[market]);
    expect(html).not.toMatch(link);
    expect(page('.offer-bar').length).toBe(0);
  });

  test('/go leads to a page of ours', async () => {
    const response = await fetch(`${site.url}/go/${encodeURIComponent(casino)}?lang=${market}`, {
      redirect: 'manual',
    });
    expect(response.headers.get('location') ?? '').not.toMatch(link);
  });
});
