import { CATEGORY_TAGS, LICENCE_TYPES } from '@nettobonus/domain/casino';
import type { CsvCell } from '@nettobonus/domain/csv';
import { CURRENCIES, MARKETS } from '@nettobonus/domain/market';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from '@nettobonus/domain/offer-kinds';
import { NEEDED_TERMS } from '@nettobonus/domain/offer-terms';
import type { Stored } from '../publishing/stored.ts';

type Kind =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'yes-no' }
  | { kind: 'one'; of: readonly string[] }
  | { kind: 'many'; of?: readonly string[] };

/** A column of the sheet: the path of a field in a listing's document, and what it may hold. */
export type Column = Kind & { name: string };

const text = (name: string): Column => ({ name, kind: 'text' });
const number = (name: string): Column => ({ name, kind: 'number' });
const yesNo = (name: string): Column => ({ name, kind: 'yes-no' });
const one = (name: string, of: readonly string[]): Column => ({ name, kind: 'one', of });
const many = (name: string, of?: readonly string[]): Column => ({
  name,
  kind: 'many',
  ...(of ? { of } : {}),
});

/** By these two a row finds its listing; a casino is named by its slug. */
export const KEY_COLUMNS = [one('market', MARKETS), text('casino')] as const;

export const COLUMNS: readonly Column[] = [
  text('bonus'),
  number('rating'),
  text('verdict'),
  text('verifiedOn'),
  number('order'),
  text('affiliateLink'),
  one('licence.type', LICENCE_TYPES),
  text('licence.number'),
  text('licence.register'),
  many('features'),
  many('category', CATEGORY_TAGS),
  yesNo('recommended'),
  text('recommendationReason'),
  yesNo('isNew'),
  yesNo('exclusiveOffer'),
  yesNo('hideFromListing'),
  one('terms.kind', BONUS_KINDS),
  one('terms.currency', CURRENCIES),
  many('terms.untold', NEEDED_TERMS),
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
];

/** Parts the words of one cell; none of them holds it. */
const BETWEEN = ' | ';

/** The cell of a column for a listing. */
export function writeField(column: Column, stored: Stored): CsvCell {
  const value = fieldAt(stored, column.name);
  if (column.kind === 'yes-no') return value === true ? 'yes' : 'no';
  if (column.kind === 'many') return Array.isArray(value) ? value.join(BETWEEN) : '';
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

export type Read = { ok: true; value: unknown } | { ok: false; problem: string };

/** What a cell says; an empty one empties the field. */
export function readField(column: Column, cell: string): Read {
  const said = cell.trim();
  switch (column.kind) {
    case 'text':
      return { ok: true, value: said === '' ? null : said };
    case 'number': {
      if (said === '') return { ok: true, value: null };
      return /^\d+([.,]\d+)?$/.test(said)
        ? { ok: true, value: Number(said.replace(',', '.')) }
        : { ok: false, problem: `${column.name}: “${said}” is no number` };
    }
    case 'yes-no':
      if (/^(yes|no|)$/i.test(said)) return { ok: true, value: /^yes$/i.test(said) };
      return { ok: false, problem: `${column.name}: “${said}” is neither yes nor no` };
    case 'one':
      if (said === '') return { ok: true, value: null };
      return refuseUnknown(column, [said]) ?? { ok: true, value: said };
    case 'many': {
      const words = said
        .split('|')
        .map((word) => word.trim())
        .filter(Boolean);
      return refuseUnknown(column, words) ?? { ok: true, value: words };
    }
  }
}

function refuseUnknown(column: Column, words: readonly string[]): Read | null {
  const known = 'of' in column ? column.of : undefined;
  const unknown = known && words.find((word) => !known.includes(word));
  if (unknown === undefined) return null;
  return { ok: false, problem: `${column.name}: “${unknown}” is not one of ${known?.join(', ')}` };
}

function fieldAt(stored: Stored, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Stored | null | undefined)?.[name], stored);
}

/** The document with another value at a path; groups on the way are kept. */
export function withField(stored: Stored, path: string, value: unknown): Stored {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? withField((stored[name] ?? {}) as Stored, rest.join('.'), value) : value;
  return { ...stored, [name]: inner };
}
