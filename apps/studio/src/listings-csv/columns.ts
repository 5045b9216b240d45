import { CATEGORY_TAGS, LICENCE_TYPES } from '@nettobonus/domain/catalogue/casino';
import { PAYMENT_METHODS } from '@nettobonus/domain/catalogue/payment-method';
import { CURRENCIES, MARKETS } from '@nettobonus/domain/markets/market';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from '@nettobonus/domain/offers/offer-kinds';
import { REQUIRED_TERMS } from '@nettobonus/domain/offers/offer-terms';
import type { CsvCell } from '@nettobonus/domain/shared/csv';
import type { Licence } from '../payload-types.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import type { Draft, Filled, StudioDocument } from '../publishing/studio-document.ts';

type Listing = Omit<Filled<StudioDocument<'listing'>>, 'licence'> & { licence?: Filled<Licence> };
/** The paths of all fields in a group: `rating`, `terms.freeSpins.count`. */
type Paths<T> = {
  [K in string & keyof T]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? `${K}.${Paths<NonNullable<T[K]>>}`
      : K;
}[string & keyof T];

type ColumnType =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'yes-no' }
  | { kind: 'one'; options: readonly string[] }
  | { kind: 'many'; options?: readonly string[] };

/** A CSV column: the path of a field in a listing or its licence, and the values it accepts. */
export type Column = ColumnType & { name: Paths<Listing> | 'licence' };

const text = (name: Column['name']): Column => ({ name, kind: 'text' });
const number = (name: Column['name']): Column => ({ name, kind: 'number' });
const yesNo = (name: Column['name']): Column => ({ name, kind: 'yes-no' });
const one = (name: Column['name'], options: readonly string[]): Column => ({ name, kind: 'one', options });
const many = (name: Column['name'], options?: readonly string[]): Column => ({
  name,
  kind: 'many',
  ...(options ? { options } : {}),
});

/** These two columns identify a listing. The casino column holds the slug. */
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
  many('depositMethods', PAYMENT_METHODS),
  yesNo('recommended'),
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
];

/** The id of the licence. Not in the file, which has the columns of the licence instead. */
export const LICENCE_ID: Column = number('licence');

/** Separates the values in one cell. No value contains it. */
const VALUE_SEPARATOR = ' | ';

/** Formats a listing's field as a cell. */
export function formatCell(column: Column, listing: Draft<StudioDocument<'listing'>>): CsvCell {
  const value = getField(listing, column.name);
  if (column.kind === 'yes-no') return value === true ? 'yes' : 'no';
  if (column.kind === 'many') return Array.isArray(value) ? value.join(VALUE_SEPARATOR) : '';
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

export type ParsedCell = { ok: true; value: unknown } | { ok: false; problem: string };

/** Parses a cell. An empty cell clears the field. */
export function parseCell(column: Column, cell: string): ParsedCell {
  const trimmed = cell.trim();
  switch (column.kind) {
    case 'text':
      return { ok: true, value: trimmed === '' ? null : trimmed };
    case 'number': {
      if (trimmed === '') return { ok: true, value: null };
      return /^\d+([.,]\d+)?$/.test(trimmed)
        ? { ok: true, value: Number(trimmed.replace(',', '.')) }
        : { ok: false, problem: `${column.name}: “${trimmed}” is not a number` };
    }
    case 'yes-no':
      if (/^(yes|no|)$/i.test(trimmed)) return { ok: true, value: /^yes$/i.test(trimmed) };
      return { ok: false, problem: `${column.name}: “${trimmed}” is neither yes nor no` };
    case 'one':
      if (trimmed === '') return { ok: true, value: null };
      return rejectUnknownValues(column, [trimmed]) ?? { ok: true, value: trimmed };
    case 'many': {
      const values = trimmed
        .split('|')
        .map((value) => value.trim())
        .filter(Boolean);
      return rejectUnknownValues(column, values) ?? { ok: true, value: values };
    }
  }
}

function rejectUnknownValues(column: Column, values: readonly string[]): ParsedCell | null {
  const known = 'options' in column ? column.options : undefined;
  const unknown = known && values.find((value) => !known.includes(value));
  if (unknown === undefined) return null;
  const hint = column.kind === 'many' ? '; separate several values with |' : '';
  return { ok: false, problem: `${column.name}: “${unknown}” is not one of ${known?.join(', ')}${hint}` };
}

function getField(listing: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, name) => (node as StoredDocument | null | undefined)?.[name], listing);
}

/** Returns a copy with a new value at the path. Keeps the other fields of each group. */
export function withField(
  listing: Draft<StudioDocument<'listing'>>,
  { name }: Column,
  value: unknown,
): Draft<StudioDocument<'listing'>> {
  return withValue({ ...listing }, name.split('.'), value);
}

function withValue(group: StoredDocument, [name = '', ...rest]: string[], value: unknown): StoredDocument {
  const inner = rest.length > 0 ? withValue((group[name] ?? {}) as StoredDocument, rest, value) : value;
  return { ...group, [name]: inner };
}
