import { LICENCE_TYPES } from '@nettobonus/domain/catalogue/casino';
import { TYPED_TAGS } from '@nettobonus/domain/catalogue/labels';
import { PAYMENT_METHODS } from '@nettobonus/domain/catalogue/payment-method';
import { CURRENCIES, MARKETS } from '@nettobonus/domain/markets/market';
import { PUBLIC_HISTORY } from '@nettobonus/domain/offer-history/correction';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from '@nettobonus/domain/offers/offer-kinds';
import { REQUIRED_TERMS } from '@nettobonus/domain/offers/offer-terms';
import type { Licence } from '../../payload-types.ts';
import type { Filled, StudioDocument } from '../../publishing/studio-document.ts';
import type { Column } from '../cells.ts';
import { columnsOf, type Sheet } from './sheet.ts';

type Listing = Omit<Filled<StudioDocument<'listing'>>, 'licence'> & { licence?: Filled<Licence> };
type Keys = { market: string; casino: string };

const { text, number, day, yesNo, one, many } = columnsOf<Listing>();

/** Identify a listing or a review: its market, and the slug of its casino. */
export const MARKET_AND_CASINO: readonly Column[] = [
  columnsOf<Keys>().one('market', MARKETS),
  columnsOf<Keys>().text('casino'),
];

/** What the file says about its publication, and not about the listing. */
const PUBLICATION_COLUMNS: readonly Column[] = [one('publicHistory', PUBLIC_HISTORY), text('correction')];

export const isPublicationColumn = ({ name }: Column) =>
  PUBLICATION_COLUMNS.some((column) => column.name === name);

const columns: readonly Column[] = [
  text('bonus'),
  number('rating'),
  text('verdict'),
  day('verifiedOn'),
  day('endsOn'),
  number('order'),
  text('affiliateLink'),
  text('termsUrl'),
  one('licence.type', LICENCE_TYPES),
  text('licence.number'),
  text('licence.register'),
  many('features'),
  many('category', TYPED_TAGS),
  many('depositMethods', PAYMENT_METHODS),
  text('recommendationReason'),
  yesNo('isNew'),
  yesNo('exclusiveOffer'),
  yesNo('hideFromListing'),
  one('terms.kind', BONUS_KINDS),
  one('terms.currency', CURRENCIES),
  many('terms.undisclosed', REQUIRED_TERMS),
  number('terms.matchPercent'),
  number('terms.maxBonus'),
  number('terms.minDeposit'),
  number('terms.wagerTimes'),
  one('terms.wagerBase', WAGER_BASES),
  one('terms.stickiness', STICKINESS),
  number('terms.maxBet'),
  number('terms.validDays'),
  number('terms.winCap'),
  number('terms.freeSpins.count'),
  number('terms.freeSpins.spinValue'),
  number('terms.freeSpins.wagerTimes'),
  number('terms.freeSpins.winCap'),
  number('terms.cashbackPercent'),
  number('terms.cashbackCap'),
  ...PUBLICATION_COLUMNS,
];

export const listings: Sheet = {
  name: 'listings',
  title: 'Listings',
  kind: 'listing',
  nouns: ['listing', 'listings'],
  keyColumns: MARKET_AND_CASINO,
  columns,
};

/** The id of the licence. Not in the file, which has the columns of the licence instead. */
export const LICENCE_ID: Column = { name: 'licence', kind: 'number' };

export const isLicenceColumn = ({ name }: Column) => name.startsWith('licence.');
