import { isCalendarDay, parseCalendarDay } from '@nettobonus/domain/shared/calendar-day';
import type { PayloadRequest } from 'payload';
import { fieldError } from './field-error.ts';
import type { StoredDocument } from './stored-document.ts';

const DATE = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[.-]\d{1,2}[.-]\d{4})$/;

/** Why the value of a date field is not a date, or null. */
export function getDayProblem(value: unknown): string | null {
  const text = String(value ?? '');
  if (text === '' || isCalendarDay(text)) return null;
  const format = 'Enter the date as day.month.year, for example 15.11.2026';
  return DATE.test(text) && parseCalendarDay(text) === null ? `There is no day ${text}. ${format}` : format;
}

interface Change {
  collection: string;
  id: number | undefined;
  data: object;
  before: object | undefined;
}

/**
 * Refuses dates that do not exist, in drafts too, which Payload does not validate. An invalid date that was stored
 * earlier only prevents publishing: otherwise nothing else in the document could be saved.
 */
export function refuseInvalidDays(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { collection, id, data, before }: Change,
): void {
  const fields = payload.config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? [];
  const earlier: StoredDocument = { ...before };
  for (const { name } of fields.filter(({ custom }) => custom?.isDay)) {
    const { [name]: value }: StoredDocument = { ...data };
    const message = before && value === earlier[name] ? null : getDayProblem(value);
    if (message) throw fieldError({ collection, id, path: name, message });
  }
}
