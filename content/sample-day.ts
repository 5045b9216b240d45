/** The day for which the dates in the content files are written. */
export const SAMPLE_DAY = '2025-11-13';

/** Moves a date of a content file: it is as many days before or after `today` as the file's date is from `SAMPLE_DAY`. */
export function placeDay(day: string, today: string): string {
  return new Date(Date.parse(day) + Date.parse(today) - Date.parse(SAMPLE_DAY)).toISOString().slice(0, 10);
}
