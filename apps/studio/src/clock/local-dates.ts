import type { DateField, FlattenedField, SanitizedConfig } from 'payload';

/** As the Nordic countries write a time: day before month, 24 hours. */
export const DATE_FORMAT = 'd.M.yyyy HH:mm';

/** Also for the filters of lists, where Payload would begin the week on Sunday and show a.m. and p.m. */
const NORDIC_DATE = {
  displayFormat: DATE_FORMAT,
  timeFormat: 'HH:mm',
  overrides: { calendarStartDay: 1 as const },
};

/** Shows every time of every collection in one format, those included that Payload adds to the collections. */
export function showLocalDates(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    for (const field of [...collection.fields, ...collection.flattenedFields]) {
      if (isDateField(field))
        field.admin = { ...field.admin, date: { ...NORDIC_DATE, ...field.admin?.date } };
    }
  }
  return config;
}

const isDateField = (
  field: FlattenedField | SanitizedConfig['collections'][number]['fields'][number],
): field is DateField => field.type === 'date';
