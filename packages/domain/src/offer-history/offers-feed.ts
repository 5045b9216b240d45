import { z } from 'zod';
import { LICENCE_TYPES, type ListedCasino } from '../catalogue/casino.ts';
import { CURRENCIES, MARKET_FACTS, MARKETS, type Market } from '../markets/market.ts';
import { getNetValue, type NetValue, referenceDeposit } from '../net-value/net-value.ts';
import { offerTermsSchema, REQUIRED_TERMS } from '../offers/offer-terms.ts';

/** Adding a field keeps the version. Removing a field or changing its meaning requires a new one. */
export const OFFERS_FEED_VERSION = 3;

/** Money in whole minor units of the feed's currency. */
const minorUnits = z.int();

const netSchema = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.enum(['plus', 'minus', 'zero', 'floor', 'non-sticky', 'wager-free']),
    /** The deposit behind the figure: the reference deposit, the offer's minimum if higher, 0 if none is needed. */
    depositMinor: minorUnits,
    grossMinor: minorUnits,
    netMinor: minorUnits,
    finishOfTen: z.int().min(0).max(10),
  }),
  /** Cashback has no net value. `cashbackMinor` is what a player who loses the deposit gets back, after its wagering. */
  z.strictObject({ state: z.literal('cashback'), depositMinor: minorUnits, cashbackMinor: minorUnits }),
  /** The list is empty if there are no terms in the market's currency. */
  z.strictObject({ state: z.literal('unknown'), missing: z.array(z.enum(REQUIRED_TERMS)) }),
]);

/** Strict, so that undocumented fields, above all affiliate links, cannot leak. */
const feedOfferSchema = z.strictObject({
  slug: z.string().min(1),
  name: z.string().min(1),
  url: z.url(),
  headline: z.string().min(1),
  rating: z.number().min(0).max(10),
  licence: z.strictObject({
    type: z.enum(LICENCE_TYPES),
    number: z.string().nullable(),
    register: z.string().nullable(),
  }),
  /** Null if the casino discloses none; `undisclosed` lists single undisclosed terms. */
  terms: offerTermsSchema.nullable(),
  net: netSchema,
  isNew: z.boolean(),
  /** True if the list of all casinos omits the casino; it still has its own page and is in its categories. */
  hiddenFromList: z.boolean(),
  verifiedOn: z.iso.date(),
});
export type FeedOffer = z.infer<typeof feedOfferSchema>;

/** The open data of a market: `/{market}/offers.json`. */
export const offersFeedSchema = z.strictObject({
  version: z.literal(OFFERS_FEED_VERSION),
  market: z.enum(MARKETS),
  language: z.string(),
  currency: z.enum(CURRENCIES),
  /** When any of the offers last changed. */
  updatedAt: z.iso.datetime().nullable(),
  documentation: z.url(),
  method: z.url(),
  usage: z.string().min(1),
  /** True if the offers are invented and say nothing about real casinos of the same name. */
  sample: z.boolean(),
  /** The reference deposit. */
  depositMinor: minorUnits,
  offers: z.array(feedOfferSchema),
});
export type OffersFeed = z.infer<typeof offersFeedSchema>;

interface FeedSource {
  market: Market;
  casinos: readonly ListedCasino[];
  isSample: boolean;
  updatedAt: Date | null;
  urls: Pick<OffersFeed, 'documentation' | 'method'> & { review: (slug: string) => string };
}

export const OFFERS_USAGE =
  'Free to use with a visible link to the url of each offer used. A net figure is what a bonus gives minus what its wagering costs, not a forecast: show the deposit it is for and finishOfTen next to it, and do not leave out negative ones. For adults only (18+).';

export function buildOffersFeed({ market, casinos, isSample, updatedAt, urls }: FeedSource): OffersFeed {
  const { htmlLang, currency } = MARKET_FACTS[market];
  const deposit = referenceDeposit(market);
  return {
    version: OFFERS_FEED_VERSION,
    market,
    language: htmlLang,
    currency,
    updatedAt: updatedAt?.toISOString() ?? null,
    documentation: urls.documentation,
    method: urls.method,
    usage: OFFERS_USAGE,
    sample: isSample,
    depositMinor: deposit,
    offers: casinos.map((casino) => toFeedOffer(casino, deposit, urls.review(casino.casino))),
  };
}

function toFeedOffer(casino: ListedCasino, deposit: number, url: string): FeedOffer {
  const { type, number = null, register = null } = casino.licence;
  return {
    slug: casino.casino,
    name: casino.name,
    url,
    headline: casino.bonus,
    rating: casino.rating,
    licence: { type, number, register },
    terms: casino.terms ?? null,
    net: toFeedNet(getNetValue(casino.terms, deposit)),
    isNew: casino.isNew,
    hiddenFromList: casino.hideFromListing,
    verifiedOn: casino.verifiedOn,
  };
}

function toFeedNet(value: NetValue): FeedOffer['net'] {
  if (value.state === 'unknown') return { state: value.state, missing: [...value.missing] };
  if (value.state === 'cashback') {
    return { state: value.state, depositMinor: value.deposit, cashbackMinor: Math.round(value.amount) };
  }
  return {
    state: value.state,
    depositMinor: value.deposit,
    grossMinor: Math.round(value.gross),
    netMinor: Math.round(value.net),
    finishOfTen: value.finishOfTen,
  };
}
