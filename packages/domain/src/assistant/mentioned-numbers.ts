import { buildNetBreakdown } from '../net-value/net-breakdown.ts';
import { hasNet } from '../net-value/net-value.ts';
import type { OfferFacts } from './reply.ts';
import type { Reading, Vocabulary } from './vocabulary/vocabulary.ts';
import type { Role, Unit } from './vocabulary/word-lists.ts';

export interface MentionedNumber {
  unit: Unit;
  value: number;
  /** Whether the number has a sign, as net values do. */
  isSigned: boolean;
  hasDecimals: boolean;
  /** The position in the text. */
  index: number;
  /** The length of the text, including the unit. */
  length: number;
}

/** What a number with a unit is about. */
type Subject = Role | 'cashback' | 'wagering' | 'other';

/** The numbers that may be stated, each with its unit and subject. */
export type Figures = ReadonlySet<string>;

function toFigure(unit: Unit, subject: Subject, value: number): string {
  return `${unit} ${subject} ${value}`;
}

const NUMBER =
  /(?<sign>(?<![\p{L}\p{N}])[+\u2212\u00b1-])?(?<digits>\d{1,3}(?:[ \u00a0.]\d{3})+(?!\d)|\d+)(?:[.,](?<decimals>\d{1,2})(?!\d))?/gu;

/** The numbers in a text, or null if one of them has no unit that the vocabulary knows. */
export function parseNumbers(text: string, { units }: Vocabulary): MentionedNumber[] | null {
  const numbers: MentionedNumber[] = [];
  const pattern = new RegExp(NUMBER);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { sign, digits = '', decimals } = match.groups ?? {};
    const after = text.slice(match.index + match[0].length);
    const unit = Object.entries(units).flatMap(([name, suffix]) => {
      const length = suffix.exec(after)?.[0].length;
      return length === undefined ? [] : [{ name: name as Unit, length }];
    })[0];
    if (!unit) return null;
    const amount = Number(`${digits.replace(/\D/g, '')}.${decimals ?? '0'}`);
    const length = match[0].length + unit.length;
    numbers.push({
      unit: unit.name,
      value: /[\u2212-]/.test(sign ?? '') ? 0 - amount : amount,
      isSigned: sign !== undefined,
      hasDecimals: decimals !== undefined,
      index: match.index,
      length,
    });
    pattern.lastIndex = match.index + length;
  }
  return numbers;
}

const RESULTS: readonly Subject[] = ['net', 'cost'];
/**
 * The possible subjects of a number with this unit. The words near the number select one; the last one is the default.
 * Some subjects never have a figure in the unit: "the net is 100 %" is about the net, so no percentage is allowed.
 */
const SUBJECTS: Record<Unit, readonly Subject[]> = {
  money: [
    ...RESULTS,
    'cashback',
    'deposit',
    'minDeposit',
    'bet',
    'win',
    'spinValue',
    'rtp',
    'finish',
    'score',
    'atLeast',
    'bonus',
  ],
  percent: [
    ...RESULTS,
    'cashback',
    'rtp',
    'win',
    'spinValue',
    'finish',
    'score',
    'atLeast',
    'atMost',
    'bonus',
  ],
  times: [...RESULTS, 'rtp', 'win', 'finish', 'score', 'atLeast', 'atMost', 'wagering'],
  ofTen: ['finish', 'score'],
  days: ['atLeast', 'atMost', 'other'],
  spins: ['atLeast', 'atMost', 'other'],
  count: ['other'],
  age: ['other'],
};

/** The subject is the last matching word before the number in the same clause, or else the first one after it. */
export function findSubject(number: MentionedNumber, { roles, claims, getClause }: Reading): Subject | null {
  const { unit, isSigned, hasDecimals, index } = number;
  const clause = getClause(index);
  const inClause = [
    ...roles.map(({ role, index: at }): { subject: Subject; at: number } => ({ subject: role, at })),
    ...claims.flatMap(({ claim, index: at }) => (claim === 'cashback' ? [{ subject: claim, at }] : [])),
  ]
    .filter(({ subject, at }) => SUBJECTS[unit].includes(subject) && getClause(at) === clause)
    .toSorted((a, b) => a.at - b.at);
  // "The net of the bonus is 100" is not about the bonus.
  const isResult = inClause.some((word) => RESULTS.includes(word.subject));
  const named = inClause.filter((word) => !isResult || word.subject !== 'bonus');
  // Only net values and costs have signs.
  if (isSigned) return named.find(({ subject }) => subject === 'cost')?.subject ?? 'net';
  const subject = named.findLast(({ at }) => at < index)?.subject ?? named[0]?.subject;
  // Without such a word, "3/10" could be a score or a share of players.
  if (unit === 'ofTen' && !subject && !hasDecimals) return null;
  return subject ?? SUBJECTS[unit].at(-1) ?? null;
}

export function isAllowed({ unit, value }: MentionedNumber, subject: Subject, figures: Figures): boolean {
  return figures.has(toFigure(unit, subject, value));
}

/** The numbers that a reply may state about an offer. */
export function getAllowedFigures(
  { bonus, rating, terms, deposit, net }: OfferFacts,
  vocabulary: Vocabulary,
): Figures {
  const figures = new Set([toFigure('age', 'other', 18)]);
  const add = (unit: Unit, subject: Subject, value: number | undefined) => {
    if (value !== undefined) figures.add(toFigure(unit, subject, value));
  };
  const addMoney = (subject: Subject, minor: number | undefined) => {
    if (minor !== undefined) add('money', subject, minor / 100);
  };
  const isCashback = /cashback/i.test(bonus);
  for (const { unit, value } of parseNumbers(bonus, vocabulary) ?? []) {
    add(unit, unit === 'percent' && isCashback ? 'cashback' : (SUBJECTS[unit].at(-1) ?? 'other'), value);
  }
  addMoney('deposit', deposit);
  if (terms) {
    const { freeSpins } = terms;
    addMoney('bonus', terms.maxBonus);
    addMoney('bonus', terms.cashbackCap);
    addMoney('deposit', terms.minDeposit);
    addMoney('minDeposit', terms.minDeposit);
    addMoney('bet', terms.maxBet);
    addMoney('win', terms.winCap);
    addMoney('win', freeSpins?.winCap);
    addMoney('spinValue', freeSpins?.spinValue);
    add('percent', 'bonus', terms.matchPercent);
    add('percent', 'cashback', terms.cashbackPercent);
    add('times', 'wagering', terms.wagerTimes);
    add('times', 'wagering', freeSpins?.wagerTimes);
    add('spins', 'other', freeSpins?.count);
    add('days', 'other', terms.validDays);
  }
  if (net.state === 'cashback') add('money', 'cashback', Math.round(net.amount / 100));
  if (hasNet(net)) {
    add('money', 'net', Math.round(net.net / 100));
    add('money', 'bonus', Math.round(net.gross / 100));
    const { cost } = buildNetBreakdown(net);
    // "Costs −40" and "costs 40" mean the same.
    if (cost > 0) addMoney('cost', cost);
    if (cost > 0) addMoney('cost', -cost);
    // Nobody completes a wagering that does not exist.
    if (net.state !== 'wager-free') add('ofTen', 'finish', net.finishOfTen);
  }
  add('ofTen', 'score', rating);
  add('ofTen', 'score', Math.round(rating * 10) / 10);
  return figures;
}

/** Numbers that do not depend on a casino: result counts, and limits from the visitor's question. */
export interface GeneralNumbers {
  counts: readonly number[];
  percents: readonly number[];
  times: readonly number[];
}

/** Numbers that a sentence may state without naming a casino. */
export function generalFigures(deposit: number, { counts, percents, times }: GeneralNumbers): Figures {
  return new Set([
    toFigure('age', 'other', 18),
    toFigure('money', 'deposit', Math.round(deposit / 100)),
    // The assumptions of every net value.
    toFigure('percent', 'rtp', 96),
    toFigure('percent', 'cost', 4),
    ...counts.map((count) => toFigure('count', 'other', count)),
    ...percents.map((percent) => toFigure('percent', 'atLeast', percent)),
    ...times.map((multiplier) => toFigure('times', 'atMost', multiplier)),
  ]);
}
