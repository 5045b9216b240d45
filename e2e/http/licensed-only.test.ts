import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import { isLicensedIn } from '@nettobonus/domain/catalogue/licence';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { connect } from '@nettobonus/store/connect';
import { publish } from '@nettobonus/store/publish';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { withServedSite } from '../../bench/served-site.ts';
import { buildMarketSettings, withLicensedOnly } from '../information-only.ts';

const fetchText = async (url: string) => (await fetch(url)).text();

const NO_LICENCE = { se: 'saknar svensk licens: ingen länk', dk: 'uden dansk tilladelse: intet link' };

function splitByLicence(market: 'se' | 'dk') {
  const casinos = listSampleCasinos(market);
  return {
    licensed: casinos.filter(({ licence }) => isLicensedIn(market, licence)),
    unlicensed: casinos.filter(({ licence }) => !isLicensedIn(market, licence)),
  };
}

test.each(['se', 'dk'] as const)(
  'in licensed-only mode, %s links to and recommends only casinos with its licence, and lists the others',
  async (market) => {
    await withServedSite(async (site) => {
      const { licensed, unlicensed } = splitByLicence(market);
      const linkOf = ({ affiliateLink = '' }: { affiliateLink?: string | undefined }) => affiliateLink;
      const slugsOf = (casinos: { casino: string }[]) => casinos.map(({ casino }) => casino);

      const offers: { casino: string; affiliateLink?: string; isUnlicensed?: boolean }[] = JSON.parse(
        await fetchText(`${site}/${market}/casinos.json`),
      );
      expect(offers).toHaveLength(licensed.length + unlicensed.length);
      expect(slugsOf(offers.filter(({ affiliateLink }) => affiliateLink)).toSorted()).toEqual(
        slugsOf(licensed.filter(linkOf)).toSorted(),
      );

      const home = load(await fetchText(`${site}/${market}`));
      expect(home('.offers .no-link').first().text()).toBe(NO_LICENCE[market]);
      const hrefs = home('main [rel~=sponsored]')
        .map((_, link) => home(link).attr('href'))
        .get();
      expect(hrefs.length).toBeGreaterThan(0);
      const links = new Set(licensed.map(linkOf));
      expect(hrefs.filter((href) => !links.has(href))).toEqual([]);

      for (const casino of unlicensed) {
        const review = await fetchText(site + reviewPathFor(casino.casino, market));
        // Without the query: HTML escapes its ampersands.
        const [link = '-'] = linkOf(casino).split('?');
        expect(review, casino.casino).not.toContain(link);
        expect(review, casino.casino).toContain('no-link-notice');
        expect(load(review)('.badge-exclusive, .badge-recommended').length, casino.casino).toBe(0);
        const slug = encodeURIComponent(casino.casino);
        expect(await fetchText(`${site}/go/${slug}?lang=${market}`), casino.casino).toContain(
          `href="/${market}?search=${slug}"`,
        );
        expect((await fetch(`${site}/${market}/part/quiz-offer/${slug}`)).status, casino.casino).toBe(404);
      }

      const { pool } = JSON.parse(await fetchText(`${site}/${market}/part/picker`));
      const { casinos } = JSON.parse(await fetchText(`${site}/${market}/part/quiz`));
      const isLicensed = ({ casino }: { casino: string }) => slugsOf(licensed).includes(casino);
      expect(pool.filter((casino: { casino: string }) => !isLicensed(casino))).toEqual([]);
      expect(casinos.length).toBeGreaterThan(0);
      expect(casinos.filter((casino: { casino: string }) => !isLicensed(casino))).toEqual([]);
    }, withLicensedOnly(market));
  },
);

test('switching to licensed-only takes effect within two seconds', async () => {
  await withServedSite(async (site, _, databaseUrl) => {
    const db = connect(databaseUrl, { maxConnections: 1 });
    const [unlicensed] = splitByLicence('se').unlicensed;
    const hasLink = async () =>
      (await fetchText(`${site}/se/casinos.json`)).includes(unlicensed?.affiliateLink ?? '-');
    try {
      expect(await hasLink()).toBe(true);
      await publish(db, [buildMarketSettings('se', 'licensed-only')]);
      await expect.poll(hasLink, { timeout: 2_000 }).toBe(false);
    } finally {
      await db.end();
    }
  });
});
