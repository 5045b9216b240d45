import type { OfferFacts } from './reply.ts';

/** The unit of a number in a text. `share` is a whole number out of ten, `score` a decimal number out of ten. */
export type NumberKind = 'percent' | 'money' | 'times' | 'share' | 'score' | 'plain';

export interface MentionedNumber {
  kind: NumberKind;
  value: number;
  /** Whether an amount of money has a sign. */
  isSigned: boolean;
  /** The position in the text. */
  index: number;
}

export type Figures = Record<NumberKind, ReadonlySet<number>> & { signed: ReadonlySet<number> };

const DIGITS = String.raw`\d{1,3}(?:[ \u00a0.,]\d{3})+(?!\d)|\d+`;
const NUMBER = new RegExp(
  // A sign counts only if no letter or digit precedes it: "12–18" has none.
  String.raw`(?<sign>(?<![\p{L}\p{N}])[+\u2212\u00b1-])?(?<digits>${DIGITS})(?:[.,](?<decimals>\d{1,2})(?!\d))?`,
  'gu',
);
const UNITS: readonly [NumberKind, RegExp][] = [
  ['percent', /^[ \u00a0]?(?:%|prosent|procent|percent)/u],
  ['money', /^[ \u00a0]?(?:€|\$|£|eur|e(?!\p{L})|kr(?!\p{L})|kron|sek(?!\p{L})|nok(?!\p{L})|dkk(?!\p{L}))/u],
  ['times', /^[ \u00a0]?(?:×|x(?!\p{L})|-?kertai|kertaa|gånger|ganger|gange)/u],
  ['share', /^\/10(?!\d|[.,]\d)/u],
];
const CURRENCY_BEFORE = /(?:[€$£]|\b(?:eur|sek|nok|dkk|kr\.?))[ \u00a0]?$/iu;

/** The numbers in a text, or null if the format of one of them cannot be checked. */
export function parseNumbers(text: string): MentionedNumber[] | null {
  const numbers: MentionedNumber[] = [];
  const pattern = new RegExp(NUMBER);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    const { sign, digits = '', decimals } = match.groups ?? {};
    const before = text.slice(0, match.index);
    const after = text.slice(end).toLowerCase();
    const unit = UNITS.find(([, suffix]) => suffix.test(after));
    if (!unit && (/\p{L}$/u.test(before) || /^(?:\p{L}|[.,/:]\d)/u.test(after))) return null;
    const amount = Number(`${digits.replace(/\D/g, '')}.${decimals ?? '0'}`);
    const isNegative = /[\u2212-]/.test(sign ?? '');
    const kind = unit?.[0] ?? (CURRENCY_BEFORE.test(before) ? 'money' : 'plain');
    numbers.push({
      kind: kind === 'share' && decimals !== undefined ? 'score' : kind,
      value: isNegative ? 0 - amount : amount,
      isSigned: sign !== undefined,
      index: match.index,
    });
    // Continue after the "/10" of a share: in "3/10 900 %" the next number is 900, not 10 900.
    if (kind === 'share') pattern.lastIndex = end + '/10'.length;
  }
  // Reject digits of other scripts and characters such as "½": the catalogue never uses them.
  return /[^\P{N}0-9]/u.test(text) ? null : numbers;
}

/** Numbers in words; the catalogue writes every figure in digits. */
const NUMBER_IN_WORDS =
  /hundra|hundre|tusen|tusind|thousand|mil(?:l?jon|lion|joon)|kymmentä|kymmenestä|tuha[tn]|(?<!\p{L})sa(?:ta|taa|dan|dalla)(?!\p{L})|sataa(?!\p{L})|(?:av|ud af|of) (?:tio?|ten)(?!\p{L})/u;

export function hasNumberInWords(text: string): boolean {
  return NUMBER_IN_WORDS.test(text.toLowerCase());
}

export function matchesFigures({ kind, value, isSigned }: MentionedNumber, figures: Figures): boolean {
  return kind === 'money' && isSigned ? figures.signed.has(value) : figures[kind].has(value);
}

/** The numbers that a reply may state about an offer. A loss needs its minus sign: "84 €" would look like a gain. */
export function getAllowedFigures({
  name,
  bonus,
  features,
  rating,
  terms,
  deposit,
  net,
}: OfferFacts): Figures {
  const percent = new Set<number>();
  const money = new Set<number>();
  const times = new Set<number>();
  const plain = new Set<number>([18]);
  const signed = new Set<number>();
  const share = new Set<number>();
  for (const text of [name, bonus, ...features]) {
    for (const { kind, value, isSigned } of parseNumbers(text) ?? []) {
      if (isSigned && kind === 'money') signed.add(value);
      ({ percent, money, times, plain, share, score: plain })[kind].add(value);
    }
  }
  const addMoney = (minor: number | undefined) => {
    if (minor === undefined) return;
    money.add(minor / 100).add(Math.round(minor / 100));
  };
  addMoney(deposit);
  if (terms) {
    const { freeSpins } = terms;
    for (const amount of [terms.maxBonus, terms.minDeposit, terms.maxBet, terms.winCap, terms.cashbackCap]) {
      addMoney(amount);
    }
    addMoney(freeSpins?.spinValue);
    addMoney(freeSpins?.winCap);
    for (const value of [terms.matchPercent, terms.cashbackPercent]) if (value) percent.add(value);
    for (const value of [terms.wagerTimes, freeSpins?.wagerTimes]) if (value !== undefined) times.add(value);
    if (freeSpins) plain.add(freeSpins.count);
    if (terms.validDays) plain.add(terms.validDays);
  }
  if (net.state !== 'unknown') {
    const units = Math.round(net.net / 100);
    // Rounding can give -0, which a set treats as 0.
    signed.add(units);
    if (units >= 0) money.add(units);
    addMoney(net.gross);
    share.add(net.finishOfTen);
  }
  const score = new Set([rating, Math.round(rating * 10) / 10]);
  return { percent, money, times, share, plain: new Set([...plain, ...score]), score, signed };
}

export function createFigures(values: Partial<Record<NumberKind, readonly number[]>>): Figures {
  const toSet = (kind: NumberKind) => new Set(values[kind]);
  return {
    percent: toSet('percent'),
    money: toSet('money'),
    times: toSet('times'),
    share: toSet('share'),
    score: toSet('score'),
    plain: toSet('plain'),
    signed: new Set(),
  };
}
