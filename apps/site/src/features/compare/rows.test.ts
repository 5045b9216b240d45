import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { expect, test } from 'vitest';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getCompareMessages, getReviewMessages } from '../../i18n/pages.ts';
import { listTestCasinos } from '../../test-offers.ts';
import type { Column } from './column.ts';
import { termRows } from './rows.tsx';

const [casino] = listTestCasinos('fi');

function buildColumn(changes: object): Column {
  const terms = offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 100, ...changes });
  return {
    casino: { ...(casino as ListedCasino), terms },
    review: null,
    reviewHref: '',
    tile: null,
    rating: null,
    claim: null,
    renderNet: () => null,
  };
}

test('the comparison names what is wagered, as cards do', () => {
  const columns = [
    { wagerTimes: 15 },
    { wagerTimes: 15, wagerBase: 'bonus-and-deposit' },
    {},
    { undisclosed: ['wagerTimes'] },
  ].map(buildColumn);
  const [wagering] = termRows(columns, {
    market: 'fi',
    deposit: 100_00,
    messages: getCompareMessages('fi'),
    offerMessages: getOfferMessages('fi'),
    reviewMessages: getReviewMessages('fi'),
  });
  expect(wagering?.cells).toEqual(['15× bonus', '15× (bonus + talletus)', 'ei ole', 'Ei kerrottu']);
});
