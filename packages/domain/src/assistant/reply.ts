import type { Licence, ListedCasino } from '../catalogue/casino.ts';
import type { Market } from '../markets/market.ts';
import type { HelpOrganisation } from '../markets/market-settings.ts';
import {
  depositFor,
  getNetValue,
  type NetValue,
  netOrNull,
  referenceDeposit,
} from '../net-value/net-value.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { reviewPathFor } from '../routes/review-path.ts';
import type { Concern } from './concern.ts';
import type { Intent } from './detect-intent.ts';
import { type OfferCriteria, selectByCriteria } from './offer-criteria.ts';
import type { MentionedPayments } from './payment-words.ts';
import type { ExplainedTopic } from './topic-words.ts';

export const MAX_SHOWN_OFFERS = 3;

/** The facts that a reply states about an offer. */
export interface OfferFacts {
  slug: string;
  name: string;
  bonus: string;
  features: readonly string[];
  rating: number;
  licence: Licence['type'];
  /** Empty if we do not know them. */
  depositMethods: ListedCasino['depositMethods'];
  terms: OfferTerms | undefined;
  /** The deposit for which the net value is calculated, in minor units. */
  deposit: number;
  net: NetValue;
  link: string;
}

export function toOfferFacts(casino: ListedCasino, market: Market, deposit: number): OfferFacts {
  const { name, bonus, features, rating, licence, depositMethods, terms } = casino;
  const net = getNetValue(terms, depositFor(terms, deposit, market));
  return {
    slug: casino.casino,
    name,
    bonus,
    features,
    rating,
    licence: licence.type,
    depositMethods,
    terms,
    // An offer with a higher minimum deposit is calculated for that minimum.
    deposit: net.state === 'unknown' ? deposit : net.deposit,
    net,
    link: reviewPathFor(casino.casino, market),
  };
}

/** The phone number to call when a life is in danger. */
const EMERGENCY_NUMBER: Record<Market, number> = { fi: 112, se: 112, no: 113, dk: 112 };

/** A reply before it is formatted as text. */
export type Reply =
  | { kind: 'concern'; concern: Concern; help: readonly HelpOrganisation[]; emergency: number }
  | {
      kind: 'casinos';
      offers: readonly OfferFacts[];
      best: OfferFacts | null;
      /** The payment methods that the question names. */
      payments?: MentionedPayments;
    }
  | { kind: 'search'; criteria: OfferCriteria; total: number; offers: readonly OfferFacts[] }
  | { kind: 'explain'; topic: ExplainedTopic }
  /** The question names a brand that only other markets list. */
  | { kind: 'unlisted' }
  | { kind: 'greeting' }
  | { kind: 'unclear' };

export interface ReplySources {
  market: Market;
  casinos: readonly ListedCasino[];
  help: readonly HelpOrganisation[];
  /** The visitor's deposit, in minor units. The default is the market's reference deposit. */
  deposit?: number;
}

export function buildReply(
  intent: Intent,
  { market, casinos, help, deposit: chosen = referenceDeposit(market) }: ReplySources,
): Reply {
  switch (intent.kind) {
    case 'concern':
      return { kind: 'concern', concern: intent.concern, help, emergency: EMERGENCY_NUMBER[market] };
    case 'casinos': {
      const deposit = intent.deposit ?? chosen;
      const offers = intent.slugs.flatMap((slug) => {
        const casino = casinos.find((candidate) => candidate.casino === slug);
        return casino ? [toOfferFacts(casino, market, deposit)] : [];
      });
      return {
        kind: 'casinos',
        offers,
        best: offers.length > 1 ? findBest(offers) : null,
        ...(intent.payments && { payments: intent.payments }),
      };
    }
    case 'search': {
      const selected = selectByCriteria(casinos, intent.criteria, chosen);
      const deposit = intent.criteria.deposit ?? chosen;
      return {
        kind: 'search',
        criteria: intent.criteria,
        total: selected.length,
        offers: selected.slice(0, MAX_SHOWN_OFFERS).map((casino) => toOfferFacts(casino, market, deposit)),
      };
    }
    default:
      return intent;
  }
}

/** The offer with the highest net value; null if any offer has none or several offers share the highest. */
function findBest(offers: readonly OfferFacts[]): OfferFacts | null {
  const nets = offers.map(({ net }) => netOrNull(net));
  if (nets.includes(null)) return null;
  const highest = Math.max(...nets.map(Number));
  const best = offers.filter((_, index) => nets[index] === highest);
  return best.length === 1 ? (best[0] ?? null) : null;
}
