import { listDocuments } from '@nettobonus/content/documents';
import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { MARKETS } from '@nettobonus/domain/markets/market';
import type { CategoryPage } from '@nettobonus/domain/routes/category';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { getTexts, loadPage } from './site.ts';

/** Read from the terms and licences of the sample alone, without the rules of the site. */
const BELONGS: Partial<Record<CategoryPage, (listing: Listing) => boolean>> = {
  'wager-free': ({ terms }) =>
    terms !== undefined &&
    terms.undisclosed.length === 0 &&
    !((terms.wagerTimes ?? 0) > 0) &&
    !((terms.freeSpins?.wagerTimes ?? 0) > 0),
  'bonus-over-200': ({ terms }) => (terms?.matchPercent ?? 0) >= 200,
  'free-spins': ({ terms }) => terms?.freeSpins !== undefined,
  'no-deposit': ({ terms }) => terms?.kind === 'no-deposit',
  'non-sticky': ({ terms }) => terms?.stickiness === 'non-sticky',
  'mga-licence': ({ licence }) => licence.type === 'mga',
  'estonian-licence': ({ licence }) => licence.type === 'estonian',
  'tax-free': ({ licence }) => licence.type !== 'curacao',
  'quick-casinos': ({ category }) => category.includes('pikakasino'),
};

const documents = listDocuments();
const NAMES = new Map(
  documents.flatMap((document) => (document.kind === 'casino' ? [[document.key, document.body.name]] : [])),
);

test.each(MARKETS)(
  'in %s each category page lists the casinos whose terms and licence belong there',
  async (market) => {
    const listings = documents.flatMap((document) =>
      document.kind === 'listing' && document.market === market ? [document.body] : [],
    );
    for (const [page, belongs] of Object.entries(BELONGS) as [
      CategoryPage,
      (listing: Listing) => boolean,
    ][]) {
      const expected = listings.filter(belongs).map(({ casino }) => NAMES.get(casino));
      const $ = await loadPage(`${pathFor(page, market)}?more=9`);
      expect(getTexts($, $('.offer h3')).toSorted(), page).toEqual(expected.toSorted());
      expect(expected.length, page).toBeGreaterThan(1);
    }
  },
);
