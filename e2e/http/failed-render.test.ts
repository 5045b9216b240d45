import { listDocuments } from '@nettobonus/content/documents';
import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { withServedSite } from '../../bench/served-site.ts';

const HEADINGS = {
  fi: 'Sivua ei voitu näyttää',
  se: 'Sidan kunde inte visas',
  no: 'Siden kunne ikke vises',
  dk: 'Siden kunne ikke vises',
};

/** A review cannot be rendered without the texts of the list of reviews, which it links to. */
const documentsWithoutReviewList = () =>
  listDocuments().filter(({ kind, key }) => kind !== 'page' || key !== 'reviews');

test('a page that fails to render is replaced by the error page in its language, which is not cached', async () => {
  await withServedSite(async (site) => {
    for (const market of MARKETS) {
      const path = reviewPathFor('winz-casino', market);
      const response = await fetch(site + path);
      expect(response.status, path).toBe(500);
      expect(response.headers.get('Cache-Control'), path).toBe('no-store');
      expect(response.headers.has('ETag'), path).toBe(false);
      const page = load(await response.text());
      expect(page('html').attr('lang'), path).toBe(MARKET_FACTS[market].htmlLang);
      expect(page('h1').text(), path).toBe(HEADINGS[market]);
      expect(page('.offers, [rel~=sponsored], astro-island').length, path).toBe(0);
      expect(page('main a').attr('href'), path).toBe(`/${market}`);
      expect((await fetch(`${site}/${market}`)).status, path).toBe(200);
    }
  }, documentsWithoutReviewList());
});
