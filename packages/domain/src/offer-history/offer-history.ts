import { getNetValue, hasNet, type NetValue } from '../net-value/net-value.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import type { OfferChange, PublishedOffer } from './offer-change.ts';

const SIZE_TERMS = ['matchPercent', 'maxBonus', 'spins', 'cashbackPercent', 'cashbackCap'] as const;
const WAGERING_TERMS = ['wagerTimes', 'spinWagerTimes'] as const;
const LIMITS = ['minDeposit', 'maxBet', 'validDays', 'winCap', 'spinValue', 'spinWinCap'] as const;
const FIGURE_TERMS = [...SIZE_TERMS, ...WAGERING_TERMS, ...LIMITS] as const;
type FigureTerm = (typeof FIGURE_TERMS)[number];

/** Null if the offer has no such term, `undisclosed` if the casino does not disclose it. */
export type TermFigure = number | null | 'undisclosed';
type WagerBase = NonNullable<OfferTerms['wagerBase']>;
type Stickiness = NonNullable<OfferTerms['stickiness']>;

export type ChangedTerm =
  | { term: 'headline'; from: string; to: string }
  | { term: FigureTerm; from: TermFigure; to: TermFigure }
  | { term: 'wagerBase'; from: WagerBase; to: WagerBase }
  | { term: 'stickiness'; from: Stickiness; to: Stickiness };

/** The kind of change that a version makes. */
export type OfferChangeKind =
  | 'first'
  | 'newBonus'
  | 'bonusUp'
  | 'bonusDown'
  | 'bonusChanged'
  | 'wageringUp'
  | 'wageringDown'
  | 'headline'
  | 'terms';

type Direction = 'up' | 'down' | 'mixed' | 'same';

export interface OfferVersion {
  /** ISO timestamps; `until` is null for the current version. */
  since: string;
  until: string | null;
  offer: PublishedOffer;
  changeKind: OfferChangeKind;
  /** Changes from the previous version; empty for the first. */
  changed: readonly ChangedTerm[];
  /** The direction in which the headline's figures changed. */
  size: Direction;
  value: NetValue;
}

/** A change that is reversed within this time was a slip, not an offer that players could rely on. */
const REVERSAL_MS = 3_600_000;

/** Every published version of an offer, newest first, with its net value. Empty if the offer never changed. */
export function buildOfferHistory(
  current: PublishedOffer,
  changes: readonly OfferChange[],
  deposit: number,
): OfferVersion[] {
  const versions = listVersions(current, changes).map(({ since, offer }, index, all): OfferVersion => {
    const before = all[index - 1];
    const changed = before ? listChangedTerms(before.offer, offer) : [];
    const size = getDirection(changed, SIZE_TERMS);
    const isOtherKind = before?.offer.terms?.kind !== offer.terms?.kind;
    return {
      since,
      until: all[index + 1]?.since ?? null,
      offer,
      changeKind: before ? (isOtherKind ? 'newBonus' : classifyChange(changed, size)) : 'first',
      changed,
      size,
      value: getNetValue(offer.terms, deposit),
    };
  });
  return versions.length > 1 ? versions.toReversed() : [];
}

type DatedOffer = Pick<OfferVersion, 'since' | 'offer'>;

/** The offers that differ for a visitor, oldest first, without those that were reversed within an hour. */
function listVersions(current: PublishedOffer, changes: readonly OfferChange[]): DatedOffer[] {
  const [first] = changes;
  if (!first) return [];
  const versions: DatedOffer[] = [{ since: first.beforeSince, offer: first.before }];
  let kept = 0;
  for (const [index, { changedAt, isKept }] of changes.entries()) {
    // A correction is no change: what the next change starts from is what this one should have led to.
    const offer = changes[index + 1]?.before ?? current;
    const reversed = isKept ? -1 : findReversed(versions, { offer, since: changedAt }, kept);
    if (reversed >= 0) versions.length = reversed + 1;
    // Skip a change without effect, such as a default that is now explicit.
    else if (differs(versions.at(-1), offer)) versions.push({ since: changedAt, offer });
    if (isKept) kept = versions.length - 1;
  }
  return versions;
}

/** The index of the version that a change restores within an hour after it ended, or -1. Skips the first `kept` ones. */
function findReversed(versions: readonly DatedOffer[], { offer, since }: DatedOffer, kept: number): number {
  return versions.findIndex((version, index) => {
    const end = versions[index + 1]?.since;
    if (end === undefined || index < kept) return false;
    return Date.parse(since) - Date.parse(end) <= REVERSAL_MS && !differs(version, offer);
  });
}

const differs = (version: DatedOffer | undefined, offer: PublishedOffer) =>
  !version || listChangedTerms(version.offer, offer).length > 0;

function classifyChange(changed: readonly ChangedTerm[], size: Direction): OfferChangeKind {
  const wagering = wageringDirection(changed);
  if (size !== 'same' && wagering !== 'same') return 'newBonus';
  if (size !== 'same') return ({ up: 'bonusUp', down: 'bonusDown', mixed: 'bonusChanged' } as const)[size];
  if (wagering === 'up') return 'wageringUp';
  if (wagering === 'down') return 'wageringDown';
  return changed.every(({ term }) => term === 'headline') ? 'headline' : 'terms';
}

/** The differences between two offers, most important first. */
export function listChangedTerms(before: PublishedOffer, after: PublishedOffer): ChangedTerm[] {
  const [oldFigures, newFigures] = [readFigures(before.terms), readFigures(after.terms)];
  const figures = FIGURE_TERMS.filter(
    (term) => oldFigures[term] !== newFigures[term] && !isImpliedByAnother(term, oldFigures, newFigures),
  ).map((term) => ({ term, from: oldFigures[term], to: newFigures[term] }));
  const isWagered = [oldFigures, newFigures].every(({ wagerTimes }) => wagerTimes !== 0);
  return [
    ...(normaliseHeadline(before) === normaliseHeadline(after)
      ? []
      : listIfDifferent('headline', before.bonus, after.bonus)),
    ...figures,
    ...(isWagered ? listIfDifferent('wagerBase', getWagerBase(before), getWagerBase(after)) : []),
    ...listIfDifferent('stickiness', getStickiness(before), getStickiness(after)),
  ] as ChangedTerm[];
}

/** A different kind of space is not a change. */
const normaliseHeadline = ({ bonus }: PublishedOffer) => bonus.replaceAll(/\s+/g, ' ');
const getWagerBase = ({ terms }: PublishedOffer): WagerBase => terms?.wagerBase ?? 'bonus';
const getStickiness = ({ terms }: PublishedOffer): Stickiness => terms?.stickiness ?? 'cashable';

function listIfDifferent<Term extends string, Value>(term: Term, from: Value, to: Value) {
  return from === to ? [] : [{ term, from, to }];
}

type Figures = Record<FigureTerm, TermFigure>;

/** Whether another change implies this one: spins were added or removed, or share the bonus's multiplier. */
function isImpliedByAnother(term: FigureTerm, oldFigures: Figures, newFigures: Figures): boolean {
  if (!term.startsWith('spin') || term === 'spins') return false;
  const bothHaveSpins = [oldFigures, newFigures].every(({ spins }) => typeof spins === 'number');
  const sharesMultiplier = [oldFigures, newFigures].every(
    ({ wagerTimes, spinWagerTimes }) => wagerTimes === spinWagerTimes,
  );
  return !bothHaveSpins || (term === 'spinWagerTimes' && sharesMultiplier);
}

function readFigures(terms: OfferTerms | undefined): Figures {
  const isUndisclosed = (term: OfferTerms['undisclosed'][number]) => terms?.undisclosed.includes(term);
  const { freeSpins } = terms ?? {};
  return {
    matchPercent: isUndisclosed('matchPercent') ? 'undisclosed' : (terms?.matchPercent ?? null),
    maxBonus: isUndisclosed('maxBonus') ? 'undisclosed' : (terms?.maxBonus ?? null),
    spins: isUndisclosed('freeSpins') ? 'undisclosed' : (freeSpins?.count ?? null),
    cashbackPercent: terms?.cashbackPercent ?? null,
    cashbackCap: terms?.cashbackCap ?? null,
    wagerTimes: !terms || isUndisclosed('wagerTimes') ? 'undisclosed' : (terms.wagerTimes ?? 0),
    spinWagerTimes: freeSpins?.wagerTimes ?? 0,
    minDeposit: terms?.minDeposit ?? null,
    maxBet: terms?.maxBet ?? null,
    validDays: terms?.validDays ?? null,
    winCap: terms?.winCap ?? null,
    spinValue: freeSpins?.spinValue ?? null,
    spinWinCap: freeSpins?.winCap ?? null,
  };
}

/** An absent cap is infinite; any other absent term is 0. */
function toComparable(term: FigureTerm, figure: TermFigure): number {
  if (figure === 'undisclosed') return Number.NaN;
  return figure ?? (term.endsWith('Cap') || term === 'maxBonus' ? Number.POSITIVE_INFINITY : 0);
}

function getDirection(changed: readonly ChangedTerm[], terms: readonly FigureTerm[]): Direction {
  const steps = changed.flatMap((change) =>
    isFigure(change) && terms.includes(change.term)
      ? [Math.sign(toComparable(change.term, change.to) - toComparable(change.term, change.from))]
      : [],
  );
  return combineSteps(steps);
}

function wageringDirection(changed: readonly ChangedTerm[]): Direction {
  const multiplierDirection = getDirection(changed, WAGERING_TERMS);
  const base = changed.find(({ term }) => term === 'wagerBase');
  if (!base) return multiplierDirection;
  const baseDirection = base.to === 'bonus-and-deposit' ? 'up' : 'down';
  return multiplierDirection === 'same' || multiplierDirection === baseDirection ? baseDirection : 'mixed';
}

function combineSteps(steps: readonly number[]): Direction {
  if (steps.length === 0) return 'same';
  if (steps.every((step) => step > 0)) return 'up';
  return steps.every((step) => step < 0) ? 'down' : 'mixed';
}

function isFigure(change: ChangedTerm): change is Extract<ChangedTerm, { term: FigureTerm }> {
  return (FIGURE_TERMS as readonly string[]).includes(change.term);
}

/** Whether the headline contains the term, so that it need not be listed in addition to a changed headline. */
export function isHeadlineTerm(term: ChangedTerm['term']): boolean {
  return (SIZE_TERMS as readonly string[]).includes(term);
}

/** The trend of an offer since its first version. */
export interface OfferTrend {
  headline: 'grew' | 'shrank' | 'changed' | 'same';
  /** How often the headline's figures changed. */
  times: number;
  /** `unknown` if any version has no net value. */
  net: 'fellEachTime' | 'roseEachTime' | 'lower' | 'higher' | 'same' | 'unknown';
}

/** In whole units, because the page does not show smaller differences. */
const roundedNet = ({ value }: OfferVersion) => (hasNet(value) ? Math.round(value.net / 100) : null);

export function summariseHistory(versions: readonly OfferVersion[]): OfferTrend {
  const directions = versions.map(({ size }) => size).filter((size) => size !== 'same');
  const areAll = (direction: Direction) => directions.every((size) => size === direction);
  const headline =
    directions.length === 0 ? 'same' : areAll('up') ? 'grew' : areAll('down') ? 'shrank' : 'changed';
  return { headline, times: directions.length, net: getNetTrend(versions.map(roundedNet).toReversed()) };
}

/** `nets` is oldest first. */
function getNetTrend(nets: readonly (number | null)[]): OfferTrend['net'] {
  const known = nets.filter((net) => net !== null);
  if (known.length < nets.length) return 'unknown';
  const steps = known.slice(1).map((net, index) => Math.sign(net - (known[index] ?? 0)));
  if (steps.length > 1 && steps.every((step) => step < 0)) return 'fellEachTime';
  if (steps.length > 1 && steps.every((step) => step > 0)) return 'roseEachTime';
  const change = (known.at(-1) ?? 0) - (known[0] ?? 0);
  return change < 0 ? 'lower' : change > 0 ? 'higher' : 'same';
}
