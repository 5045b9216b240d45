import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import type {
  ArrayField,
  CollectionSlug,
  Field,
  FilterOptions,
  GroupField,
  NumberField,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import type { FieldUnit } from './form/field-units.ts';
import { getDayProblem } from './publishing/refuse-invalid-days.ts';

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

/** A text with headings, lists, tables and blocks. */
export function richText(
  name: string,
  labelAndHelp: LabelAndHelp,
  editor: RichTextField['editor'],
  extra: Extra<RichTextField> = {},
): Field {
  const components = { afterInput: ['/texts/text-length.tsx#TextLength'] };
  const { label, admin } = labelled(labelAndHelp);
  return withAdmin(
    { name, type: 'richText', label, admin: { ...admin, components }, ...(editor && { editor }) },
    extra,
  );
}

/** A list of short texts. */
export function texts(name: string, labelAndHelp: LabelAndHelp, extra: Extra<TextField> = {}): Field {
  const { label, admin } = labelled(labelAndHelp);
  const field = { name, type: 'text', hasMany: true, label } as const;
  // Payload's “Select a value” looks like a list to choose from.
  return withAdmin({ ...field, admin: { ...admin, placeholder: 'Type, then press Enter' } }, extra);
}

export function number(name: string, labelAndHelp: LabelAndHelp, extra: Extra<NumberField> = {}): Field {
  return withAdmin({ name, type: 'number', min: 0, ...labelled(labelAndHelp) }, extra);
}

/** A number with its unit beside the input and in its label. */
export function quantity(
  unit: FieldUnit,
  name: string,
  labelAndHelp: LabelAndHelp,
  { admin, ...extra }: Extra<NumberField> = {},
): Field {
  const clientProps = { unit };
  const components = {
    Label: { path: '/form/unit.tsx#UnitLabel', clientProps },
    afterInput: [{ path: '/form/unit.tsx#Unit', clientProps }],
  };
  return number(name, labelAndHelp, { ...extra, admin: { components, custom: { unit }, ...admin } });
}

/** Editors enter major currency units; documents are published in minor units. */
export function money(
  name: string,
  labelAndHelp: LabelAndHelp,
  { admin, ...extra }: Extra<NumberField> = {},
): Field {
  return quantity('money', name, labelAndHelp, { ...extra, admin: { step: 0.01, ...admin } });
}

const validateDay: TextFieldSingleValidation = (value, { required, req }) =>
  required && !value ? req.t('validation:required') : (getDayProblem(value) ?? true);

/** A date without a time. */
export function day(
  name: string,
  labelAndHelp: LabelAndHelp,
  { admin, ...extra }: Extra<TextField> = {},
): Field {
  const components = {
    Field: '/clock/day-field.tsx#DayField',
    Cell: '/clock/day-cell.tsx#DayCell',
    afterInput: ['/brand/fill-in-today.tsx#FillInToday'],
    ...admin?.components,
  };
  return text(name, labelAndHelp, {
    admin: { ...admin, components },
    validate: validateDay,
    custom: { isDay: true },
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
  const { label, admin } = labelled(labelAndHelp);
  const clientProps = { names: listTextNames(fields) };
  const components = { RowLabel: { path: '/form/row-label.tsx#RowLabel', clientProps } };
  return withAdmin({ name, type: 'array', fields, label, admin: { ...admin, components } }, extra);
}

/** The names of the fields whose text can name a row. */
function listTextNames(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'row') return listTextNames(field.fields);
    const isText = field.type === 'text' || field.type === 'textarea' || field.type === 'select';
    return isText && !('hasMany' in field && field.hasMany) ? [field.name] : [];
  });
}

type RelationExtra = Partial<{ required: boolean; index: boolean }>;

export function casinoField(
  labelAndHelp: LabelAndHelp,
  { name = 'casino', ...extra }: RelationExtra & { name?: string } = {},
): Field {
  return withAdmin(
    { name, type: 'relationship', relationTo: 'casinos', ...labelled(labelAndHelp), ...extra },
    { admin: { disableBulkEdit: true } },
  );
}

const isInMarketOf: FilterOptions = ({ data }) => ({ market: { equals: data?.market ?? '' } });

/** A document of the same market. */
export function relation(
  name: string,
  labelAndHelp: LabelAndHelp,
  relationTo: CollectionSlug,
  extra: RelationExtra = {},
): Field {
  return withAdmin(
    {
      name,
      type: 'relationship',
      relationTo,
      filterOptions: isInMarketOf,
      ...labelled(labelAndHelp),
      ...extra,
    },
    { admin: { disableBulkEdit: true } },
  );
}

/** Documents of the same market, in the editor's order. */
export function relations(name: string, labelAndHelp: LabelAndHelp, relationTo: CollectionSlug): Field {
  return { ...relation(name, labelAndHelp, relationTo), hasMany: true } as Field;
}

export const MARKET_OPTIONS = MARKETS.map((market) => ({ label: MARKET_FACTS[market].name, value: market }));

export const marketField: Field = {
  name: 'market',
  type: 'select',
  required: true,
  index: true,
  options: MARKET_OPTIONS,
  // A copy must name its market: the studio rejects a duplicate in the same market.
  hooks: { beforeDuplicate: [() => null] },
  label: 'Market',
  admin: {
    description: 'The market, which also sets the language.',
    disableBulkEdit: true,
    isClearable: false,
  },
};

/** A title that the studio derives from other fields and shows in lists and at the top of the form. */
export const titleField: TextField = {
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
