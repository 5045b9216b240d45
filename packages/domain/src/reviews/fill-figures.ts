import type { Listing } from '../catalogue/casino.ts';
import {
  formatCount,
  formatDecimal,
  formatExactMoney,
  formatMultiplierValue,
  formatNet,
  formatPercent,
} from '../markets/format-amount.ts';
import type { Market } from '../markets/market.ts';
import { breakEvenMultiplier } from '../net-value/break-even.ts';
import { hundredPlayers } from '../net-value/hundred-players.ts';
import { buildNetBreakdown } from '../net-value/net-breakdown.ts';
import {
  buildWageringModel,
  getNetValue,
  hasNet,
  type NetFigure,
  referenceDeposit,
} from '../net-value/net-value.ts';
import { termsInMarket } from '../net-value/terms-in-market.ts';
import { formatInlineText } from '../texts/plain-text.ts';
import { type Inline, type InlineText, isInlineText, type TokenNode } from '../texts/rich-text.ts';

/** How a figure is written: `{net}` has a sign, `{cost}` a currency, `{wagering}` a `×`, `{match}` a `%`. */
const FIGURE_UNITS = {
  net: 'net',
  /** The sum before the loss is limited. */
  sum: 'net',
  gross: 'money',
  bonus: 'money',
  spinsValue: 'money',
  cost: 'money',
  turnover: 'money',
  /** The deposit of the calculation. */
  deposit: 'money',
  /** How many of ten players complete the wagering. */
  finish: 'count',
  /** How many of ten players do not. */
  notFinish: 'count',
  /** How many of a hundred players lose everything. */
  lost: 'count',
  wagering: 'multiplier',
  spinWagering: 'multiplier',
  breakEven: 'multiplier',
  match: 'percent',
  maxBonus: 'money',
  /** The deposit that earns the whole bonus. */
  fullDeposit: 'money',
  minDeposit: 'money',
  maxBet: 'money',
  winCap: 'money',
  spins: 'count',
  spinValue: 'money',
  spinWinCap: 'money',
  validDays: 'count',
  cashback: 'percent',
  cashbackCap: 'money',
  /** What a player who loses the deposit gets back. */
  cashbackAmount: 'money',
  rating: 'rating',
} as const;

export type FigureName = keyof typeof FIGURE_UNITS;
export const FIGURE_NAMES = Object.keys(FIGURE_UNITS) as FigureName[];

/** The figures of a listing that texts can name. A figure without a value is absent. */
export type Figures = Partial<Record<FigureName, number>>;

type FigureSource = Pick<Listing, 'terms' | 'rating'>;

export function listFigures({ terms: ownTerms, rating }: FigureSource, market: Market): Figures {
  const terms = termsInMarket(ownTerms, market);
  if (!terms) return { rating };
  const chosenDeposit = referenceDeposit(market);
  const value = getNetValue(terms, chosenDeposit);
  const { maxBonus, minDeposit, maxBet, winCap, validDays, cashbackCap, freeSpins } = terms;
  const figures: Partial<Record<FigureName, number | null | undefined>> = {
    ...(hasNet(value) && listNetFigures(value, terms, chosenDeposit)),
    wagering: terms.wagerTimes,
    spinWagering: freeSpins?.wagerTimes,
    breakEven: breakEvenMultiplier(terms, chosenDeposit),
    match: terms.matchPercent,
    maxBonus,
    fullDeposit: terms.matchPercent && maxBonus && maxBonus / (terms.matchPercent / 100),
    minDeposit,
    maxBet,
    winCap,
    spins: freeSpins?.count,
    spinValue: freeSpins?.spinValue,
    spinWinCap: freeSpins?.winCap,
    validDays,
    cashback: terms.cashbackPercent,
    cashbackCap,
    cashbackAmount: value.state === 'cashback' ? value.amount : null,
    rating,
  };
  return Object.fromEntries(
    Object.entries(figures).filter(([, figure]) => figure !== null && figure !== undefined),
  );
}

function listNetFigures(
  figure: NetFigure,
  terms: NonNullable<Listing['terms']>,
  chosenDeposit: number,
): Partial<Record<FigureName, number | null>> {
  const { net, sum, gross, bonus, spins: spinsValue, cost, turnover } = buildNetBreakdown(figure);
  // Without wagering there is nothing to complete.
  const hasWagering = turnover > 0;
  return {
    net,
    sum,
    gross,
    bonus,
    spinsValue,
    cost,
    turnover,
    deposit: figure.deposit,
    finish: hasWagering ? figure.finishOfTen : null,
    notFinish: hasWagering ? 10 - figure.finishOfTen : null,
    lost: hasWagering ? hundredPlayers(buildWageringModel(terms, chosenDeposit)).outOfMoney : null,
  };
}

/** From zero to ten, as a subject in the nominative. */
const NUMERALS: Record<Market, readonly string[]> = {
  fi: [
    'nolla',
    'yksi',
    'kaksi',
    'kolme',
    'neljä',
    'viisi',
    'kuusi',
    'seitsemän',
    'kahdeksan',
    'yhdeksän',
    'kymmenen',
  ],
  se: ['ingen', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'],
  no: ['ingen', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti'],
  dk: ['ingen', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti'],
};

/** Nominative, as in “the offer is valid for 30 days”. */
const DAYS: Record<Market, { one: string; other: string }> = {
  fi: { one: 'päivä', other: 'päivää' },
  se: { one: 'dag', other: 'dagar' },
  no: { one: 'dag', other: 'dager' },
  dk: { one: 'dag', other: 'dage' },
};

/** A figure with its unit: `−84 €`, `35×`, `100 %`, `3`. */
function formatFigure(name: FigureName, value: number, market: Market): string {
  switch (FIGURE_UNITS[name]) {
    case 'net':
      return formatNet(value, market);
    case 'money':
      return formatExactMoney(value, market);
    case 'multiplier':
      return `${formatMultiplierValue(value)}×`;
    case 'percent':
      return formatPercent(value);
    case 'rating':
      return formatDecimal(value, 1);
    case 'count':
      return formatCount(value, market);
  }
}

/** A figure without sign and unit, for texts that inflect the unit: `{cost.number} euron`. */
function formatNumber(name: FigureName, value: number, market: Market): string {
  return formatFigure(name, Math.abs(value), market).replaceAll(/^[+±]|×$|\s(?:\D+)$/g, '');
}

const TOKEN = /\{([^{}]*)\}/g;
const WORDS_MAX = 10;

function formatToken(token: string, figures: Figures, market: Market): string | null {
  const [name = '', form, ...rest] = token.split('.');
  const value = figures[name as FigureName];
  if (!isFigureName(name) || value === undefined || rest.length > 0) return null;
  switch (form) {
    case undefined:
      return formatFigure(name, value, market);
    case 'number':
      return formatNumber(name, value, market);
    case 'words':
      return value <= WORDS_MAX ? (NUMERALS[market][value] ?? null) : null;
    case 'days':
      return name === 'validDays' ? formatDays(value, market) : null;
    default:
      return null;
  }
}

const FORMS = ['number', 'words', 'days'] as const;

/** What every token of a listing stands for, by token: `net`, `cost.number`. */
export function listFigureTexts(figures: Figures, market: Market): Record<string, string> {
  const tokens = FIGURE_NAMES.flatMap((name) => [name, ...FORMS.map((form) => `${name}.${form}`)]);
  return Object.fromEntries(
    tokens.flatMap((token) => {
      const text = formatToken(token, figures, market);
      return text === null ? [] : [[token, text]];
    }),
  );
}

function formatDays(days: number, market: Market): string {
  return `${formatCount(days, market)}\u00a0${DAYS[market][days === 1 ? 'one' : 'other']}`;
}

function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(FIGURE_UNITS, name);
}

/** Written in place of a figure that has no value any more. Publishing refuses such texts. */
const NO_FIGURE = '–';

/** The figure of a token, with a capital letter if the text before it ends a sentence. */
function fillToken(token: string, textBefore: string, figures: Figures, market: Market): string {
  const figure = formatToken(token, figures, market) ?? NO_FIGURE;
  const startsSentence = /(?:^|[.!?]\s+)$/.test(textBefore);
  return startsSentence ? figure.charAt(0).toUpperCase() + figure.slice(1) : figure;
}

/**
 * Replaces the tokens of a text with the listing's figures: `{net}` is `−84 €`, `{cost.number}` is `84`,
 * `{finish.words}` is `kolme` and `{validDays.days}` is `30 päivää`. So a text cannot contradict the terms after they change.
 */
export function fillFigures(text: string, figures: Figures, market: Market): string {
  const filled = text.replaceAll(TOKEN, (_, token: string, index: number) =>
    fillToken(token, text.slice(0, index), figures, market),
  );
  // Danish "kr." also ends the sentence.
  return text === filled ? text : filled.replaceAll(/kr\.\.(?!\.)/g, 'kr.');
}

/** Fills in the figures of a text with marks and links. */
function fillInlineText(content: InlineText, figures: Figures, market: Market): InlineText {
  let before = '';
  const fillNode = <Node extends Inline>(node: Node): Exclude<Node, TokenNode> | Inline => {
    switch (node.type) {
      case 'text':
        before += node.text;
        return node;
      case 'token': {
        const { token, type: _, ...marks } = node;
        const text = fillToken(token, before, figures, market);
        before += `{${token}}`;
        return { type: 'text', text, ...marks };
      }
      case 'link':
        return { ...node, content: joinTexts(node.content.map(fillNode)) as typeof node.content };
      case 'break':
        before += ' ';
        return node;
    }
  };
  return joinTexts(content.map(fillNode));
}

/** Joins neighbouring texts with the same marks, so that a page contains one text instead of several. */
function joinTexts(nodes: readonly Inline[]): InlineText {
  const joined: Inline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') {
      joined.push(node);
      continue;
    }
    // Danish "kr." also ends the sentence.
    const isDoubleStop = last.text.endsWith('kr.') && /^\.(?!\.)/.test(node.text);
    const text = isDoubleStop ? node.text.slice(1) : node.text;
    if (last.bold === node.bold && last.italic === node.italic)
      joined[joined.length - 1] = { ...last, text: last.text + text };
    else if (text !== '') joined.push({ ...node, text });
  }
  return joined;
}

/** Fills in the figures of every text in a document. */
export function fillAllFigures<T>(value: T, figures: Figures, market: Market): T {
  if (typeof value === 'string') return fillFigures(value, figures, market) as T;
  if (isInlineText(value)) return fillInlineText(value, figures, market) as T;
  if (Array.isArray(value)) return value.map((entry) => fillAllFigures(entry, figures, market)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillAllFigures(entry, figures, market)]),
  ) as T;
}

interface TokenProblem {
  /** Path of the text in the document. */
  path: string;
  message: string;
}

/** The tokens that cannot be filled in. Without figures, only those that no listing could fill in. */
export function listTokenProblems(value: unknown, figures: Figures | null, market: Market): TokenProblem[] {
  return listTokens(value).flatMap(({ path, token }) => {
    const any = Object.fromEntries(FIGURE_NAMES.map((name) => [name, 1])) as Figures;
    if (formatToken(token, any, market) === null)
      return [{ path, message: `{${token}} is not a figure. Figures are ${FIGURE_NAMES.join(', ')}.` }];
    if (figures && formatToken(token, figures, market) === null)
      return [{ path, message: `The listing’s terms give no value for {${token}}.` }];
    return [];
  });
}

/** The tokens in the texts of a document. */
export function listTokens(value: unknown, path = ''): { path: string; token: string }[] {
  if (typeof value === 'string') return [...value.matchAll(TOKEN)].map(([, token = '']) => ({ path, token }));
  // A text node may contain a token too: the site would show the braces.
  if (isInlineText(value))
    return [...formatInlineText(value).matchAll(TOKEN)].map(([, token = '']) => ({ path, token }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => listTokens(entry, path ? `${path}.${key}` : key));
}
