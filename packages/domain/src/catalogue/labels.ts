import type { Market } from '../markets/market.ts';
import { wageringMultiplier } from '../net-value/wagering-multiplier.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { type Keyword, mentions, normaliseText } from '../shared/keywords.ts';
import type { CategoryTag, Listing } from './casino.ts';
import { isEeaLicence, isLicensedIn } from './licence.ts';

/** What terms and licence say. A fact that they do not decide is absent. */
export type Fact =
  | Extract<
      Keyword,
      | 'wagerFree'
      | 'nonSticky'
      | 'halfSticky'
      | 'noDeposit'
      | 'freeSpins'
      | 'taxFree'
      | 'eea'
      | 'mga'
      | 'estonian'
      | 'curacao'
      | 'swedish'
      | 'danish'
    >
  | 'over200';
type Facts = Partial<Record<Fact, boolean>>;

type LabelSource = Pick<Listing, 'terms' | 'licence'>;

/** The tags that editors choose: no term decides whether a casino is quick, or popular. */
export const TYPED_TAGS = ['pikakasino', 'suosittu'] as const satisfies CategoryTag[];

/** The tags of a listing that editors choose. Listings of earlier releases have others, and a Swedish one for quick casinos. */
export function listTypedTags(tags: readonly CategoryTag[]): (typeof TYPED_TAGS)[number][] {
  return TYPED_TAGS.filter(
    (typed) => tags.includes(typed) || (typed === 'pikakasino' && tags.includes('snabbcasino')),
  );
}

const TAG_FACTS = {
  kierratysvapaa: 'wagerFree',
  verovapaa: 'eea',
  ilmaiskierrokset: 'freeSpins',
  mga: 'mga',
  viro: 'estonian',
  'non-sticky': 'nonSticky',
  yli200: 'over200',
  'ilman-talletusta': 'noDeposit',
} as const satisfies Partial<Record<CategoryTag, Fact>>;

const LICENCE_WORDS = {
  mga: 'MGA',
  curacao: 'Curaçao',
  swedish: 'Spelinspektionen',
  danish: 'Spillemyndigheden',
} as const;
const STICKINESS_WORDS = { nonSticky: 'Non-sticky', halfSticky: 'Half-sticky' } as const;

/** The facts that a card states if the editor does not. Filters, badge and quiz read the words. */
const WORDS: Record<Market, Partial<Record<Fact, string>>> = {
  fi: {
    wagerFree: 'Kierrätysvapaa',
    ...STICKINESS_WORDS,
    noDeposit: 'Ilman talletusta',
    freeSpins: 'Ilmaiskierrokset',
    estonian: 'Viro',
    ...LICENCE_WORDS,
  },
  se: {
    wagerFree: 'Utan omsättning',
    ...STICKINESS_WORDS,
    noDeposit: 'Utan insättning',
    freeSpins: 'Gratissnurr',
    estonian: 'Estland',
    ...LICENCE_WORDS,
  },
  no: {
    wagerFree: 'Uten omsetning',
    ...STICKINESS_WORDS,
    noDeposit: 'Uten innskudd',
    freeSpins: 'Gratisspinn',
    estonian: 'Estland',
    ...LICENCE_WORDS,
  },
  dk: {
    wagerFree: 'Uden gennemspil',
    ...STICKINESS_WORDS,
    noDeposit: 'Uden indbetaling',
    freeSpins: 'Bonusspins',
    estonian: 'Estland',
    ...LICENCE_WORDS,
  },
};

/** A percentage that the bonus exceeds or reaches: `Yli 200 %`. */
const OVER_PERCENT = /(?:yli|över|over) (\d+) ?%/;
const PERCENT = /(\d+(?:[.,]\d+)?) ?%/;
const HIGH_MATCH_PERCENT = 200;

export function getFacts({ terms, licence }: LabelSource, market: Market): Facts {
  const facts: Record<Fact, boolean | undefined> = {
    wagerFree: undefined,
    nonSticky: undefined,
    halfSticky: undefined,
    noDeposit: undefined,
    freeSpins: undefined,
    over200: undefined,
    ...(terms && getTermFacts(terms)),
    taxFree: isTaxFree(licence, market),
    eea: isEeaLicence(licence),
    mga: licence.type === 'mga',
    estonian: licence.type === 'estonian',
    curacao: licence.type === 'curacao',
    swedish: licence.type === 'swedish',
    danish: licence.type === 'danish',
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

function getTermFacts(terms: OfferTerms): Facts {
  const { kind, stickiness, freeSpins, undisclosed, matchPercent } = terms;
  return {
    // Undisclosed wagering is not "none".
    wagerFree: wageringMultiplier(terms) === 0 && !freeSpins?.wagerTimes,
    nonSticky: stickiness === 'non-sticky',
    halfSticky: stickiness === 'half-sticky',
    noDeposit: kind === 'no-deposit',
    freeSpins: freeSpins !== undefined || undisclosed.includes('freeSpins'),
    ...(undisclosed.includes('matchPercent')
      ? {}
      : { over200: kind === 'match' && (matchPercent ?? 0) >= HIGH_MATCH_PERCENT }),
  };
}

/** Whether players in the market pay no tax on winnings; undefined if we do not know. */
function isTaxFree(licence: Listing['licence'], market: Market): boolean | undefined {
  switch (market) {
    case 'fi':
      return isEeaLicence(licence);
    case 'se':
      return isLicensedIn(market, licence);
    case 'no':
      return false;
    case 'dk':
      return isLicensedIn(market, licence) || undefined;
  }
}

/** Which fact a label on the card contradicts, or null. `cashback`: it names another percentage than the terms. */
export function findContradiction(
  label: string,
  source: LabelSource,
  market: Market,
): Fact | 'cashback' | null {
  const { over200: _, ...facts } = getFacts(source, market);
  const contradicted = (Object.keys(facts) as Exclude<Fact, 'over200'>[]).find(
    (fact) => facts[fact] === false && mentions([label], fact),
  );
  return contradicted ?? findWrongPercent(label, source.terms);
}

function findWrongPercent(label: string, terms: OfferTerms | undefined): 'over200' | 'cashback' | null {
  const text = normaliseText(label);
  const { matchPercent = 0, cashbackPercent, undisclosed = [] } = terms ?? {};
  const over = OVER_PERCENT.exec(text)?.[1];
  if (terms && over && !undisclosed.includes('matchPercent') && matchPercent < Number(over)) return 'over200';
  const cashback = mentions([label], 'cashback') && PERCENT.exec(text)?.[1];
  if (cashbackPercent === undefined || !cashback) return null;
  return Number(cashback.replace(',', '.')) === cashbackPercent ? null : 'cashback';
}

interface Labels {
  category: CategoryTag[];
  features: string[];
}

/**
 * The category tags of a listing, and the labels on its card. Terms and licence decide where they can: an offer with
 * wagering has no wager-free tag, and no such label, whatever an editor typed.
 */
export function deriveLabels(
  listing: LabelSource & Pick<Listing, 'features' | 'category' | 'isNew'>,
  market: Market,
): Labels {
  const facts = getFacts(listing, market);
  const typed = listing.features.filter((label) => !findContradiction(label, listing, market));
  const words = Object.entries(WORDS[market]) as [Exclude<Fact, 'over200'>, string][];
  return {
    category: [
      ...listTypedTags(listing.category),
      ...Object.entries(TAG_FACTS).flatMap(([tag, fact]) => (facts[fact] ? [tag as CategoryTag] : [])),
      ...(listing.isNew ? (['uusi'] as const) : []),
    ],
    features: [
      ...typed,
      ...words.flatMap(([fact, word]) => (facts[fact] && !mentions(typed, fact) ? [word] : [])),
    ],
  };
}
