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

export function text(name: string, labelAndHelp: LabelAndHelp, extra: Extra<TextField> = {}): Field {
  return withAdmin({ name, type: 'text', ...labelled(labelAndHelp) }, extra);
}

export function textarea(name: string, labelAndHelp: LabelAndHelp, extra: Extra<TextareaField> = {}): Field {
  return withAdmin({ name, type: 'textarea', ...labelled(labelAndHelp) }, extra);
}

/** A list of short texts. */
export function texts(name: string, labelAndHelp: LabelAndHelp, extra: Extra<TextField> = {}): Field {
  return withAdmin({ name, type: 'text', hasMany: true, ...labelled(labelAndHelp) }, extra);
}

export function number(name: string, labelAndHelp: LabelAndHelp, extra: Extra<NumberField> = {}): Field {
  return withAdmin({ name, type: 'number', min: 0, ...labelled(labelAndHelp) }, extra);
}

/** Editors enter major currency units; documents are published in minor units. */
export function money(name: string, labelAndHelp: LabelAndHelp, extra: Extra<NumberField> = {}): Field {
  return number(name, labelAndHelp, { ...extra, admin: { step: 0.01, ...extra.admin } });
}

/** A date without a time. */
export function day(
  name: string,
  labelAndHelp: LabelAndHelp,
  { admin, ...extra }: Extra<TextField> = {},
): Field {
  return text(name, labelAndHelp, {
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

export function checkbox(name: string, labelAndHelp: LabelAndHelp): Field {
  return { name, type: 'checkbox', defaultValue: false, ...labelled(labelAndHelp) };
}

export function select(
  name: string,
  labelAndHelp: LabelAndHelp,
  options: readonly (string | { label: string; value: string })[],
  extra: Extra<SelectField> = {},
): Field {
  return withAdmin({ name, type: 'select', options: [...options], ...labelled(labelAndHelp) }, extra);
}

export function group(
  name: string,
  labelAndHelp: LabelAndHelp,
  fields: Field[],
  extra: Extra<GroupField> = {},
): Field {
  return withAdmin({ name, type: 'group', fields, ...labelled(labelAndHelp) }, extra);
}

export function rows(
  name: string,
  labelAndHelp: LabelAndHelp,
  fields: Field[],
  extra: Extra<ArrayField> = {},
): Field {
  return withAdmin({ name, type: 'array', fields, ...labelled(labelAndHelp) }, extra);
}

export function casinoField(
  labelAndHelp: LabelAndHelp,
  extra: Partial<{ name: string; required: boolean; index: boolean }> = {},
): Field {
  const { name = 'casino', ...rest } = extra;
  return withAdmin(
    { name, type: 'relationship', relationTo: 'casinos', ...labelled(labelAndHelp), ...rest },
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
  // Clear the market of a copy: the studio rejects a duplicate in the same market.
  hooks: { beforeDuplicate: [() => null] },
  label: 'Market',
  admin: {
    description: 'The market, which also sets the language.',
    disableBulkEdit: true,
  },
};

/** A title that the studio derives from other fields and shows in lists and at the top of the form. */
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
