import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import type {
  ArrayField,
  Field,
  GroupField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from 'payload';

/** A field's label and one sentence of help. */
type LabelAndHelp = [label: string, help: string];

const labelled = ([label, description]: LabelAndHelp) => ({ label, admin: { description } });

type Extra<F> = Partial<Omit<F, 'name' | 'type' | 'label'>>;

export function text(name: string, words: LabelAndHelp, extra: Extra<TextField> = {}): Field {
  return withAdmin({ name, type: 'text', ...labelled(words) }, extra);
}

export function textarea(name: string, words: LabelAndHelp, extra: Extra<TextareaField> = {}): Field {
  return withAdmin({ name, type: 'textarea', ...labelled(words) }, extra);
}

/** A list of short texts. */
export function texts(name: string, words: LabelAndHelp, extra: Extra<TextField> = {}): Field {
  return withAdmin({ name, type: 'text', hasMany: true, ...labelled(words) }, extra);
}

export function number(name: string, words: LabelAndHelp, extra: Extra<NumberField> = {}): Field {
  return withAdmin({ name, type: 'number', min: 0, ...labelled(words) }, extra);
}

/** Editors enter major currency units; documents are published in minor units. */
export function money(name: string, words: LabelAndHelp, extra: Extra<NumberField> = {}): Field {
  return number(name, words, { ...extra, admin: { step: 0.01, ...extra.admin } });
}

/** A date without a time. */
export function day(name: string, words: LabelAndHelp, { admin, ...extra }: Extra<TextField> = {}): Field {
  return text(name, words, {
    admin: {
      placeholder: 'year-month-day',
      components: { afterInput: ['/brand/fill-in-today.tsx#FillInToday'] },
      ...admin,
    },
    validate: (value: unknown) =>
      value === undefined || value === null || value === '' || /^\d{4}-\d{2}-\d{2}$/.test(String(value))
        ? true
        : 'Enter the date as year-month-day, for example 2026-11-15',
    ...extra,
  } as Extra<TextField>);
}

export function checkbox(name: string, words: LabelAndHelp): Field {
  return { name, type: 'checkbox', defaultValue: false, ...labelled(words) };
}

export function select(
  name: string,
  words: LabelAndHelp,
  options: readonly (string | { label: string; value: string })[],
  extra: Extra<SelectField> = {},
): Field {
  return withAdmin({ name, type: 'select', options: [...options], ...labelled(words) }, extra);
}

export function group(
  name: string,
  words: LabelAndHelp,
  fields: Field[],
  extra: Extra<GroupField> = {},
): Field {
  return withAdmin({ name, type: 'group', fields, ...labelled(words) }, extra);
}

export function rows(
  name: string,
  words: LabelAndHelp,
  fields: Field[],
  extra: Extra<ArrayField> = {},
): Field {
  return withAdmin({ name, type: 'array', fields, ...labelled(words) }, extra);
}

export function casinoField(
  words: LabelAndHelp,
  extra: Partial<{ name: string; required: boolean; index: boolean }> = {},
): Field {
  const { name = 'casino', ...rest } = extra;
  return withAdmin(
    { name, type: 'relationship', relationTo: 'casinos', ...labelled(words), ...rest },
    { admin: { disableBulkEdit: true } },
  );
}

export const MARKET_OPTIONS = MARKETS.map((market) => ({ label: MARKET_FACTS[market].name, value: market }));

export const marketField: Field = {
  name: 'market',
  type: 'select',
  required: true,
  index: true,
  options: MARKET_OPTIONS,
  // A duplicate in the same market would be refused: the editor chooses another.
  hooks: { beforeDuplicate: [() => null] },
  label: 'Market',
  admin: {
    description: 'The market, which also sets the language.',
    disableBulkEdit: true,
  },
};

/** Set by the studio from other fields; shown in lists and at the top of the form. */
export const titleField: Field = {
  name: 'title',
  type: 'text',
  label: 'Title',
  admin: {
    hidden: true,
    description: 'Generated from the other fields.',
    disableBulkEdit: true,
    disableListFilter: true,
  },
};

function withAdmin<F extends Field>(field: F, { admin, ...extra }: { admin?: object }): F {
  return { ...field, ...extra, admin: { ...('admin' in field ? field.admin : {}), ...admin } } as F;
}
