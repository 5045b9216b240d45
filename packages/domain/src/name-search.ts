import { toPlain } from './keywords.ts';

/** Longer texts than any casino's name are cut: an address is not a place for essays. */
const SEARCH_LIMIT = 80;

/** The search text of an address. Cut between two words it would end in a space, which the next reading takes away. */
export function parseSearch(params: URLSearchParams): string {
  return (params.get('search') ?? '').trim().slice(0, SEARCH_LIMIT).toWellFormed().trimEnd();
}

/** Whether a casino is meant by a search; without a text every casino is. */
export function matchesName(name: string, search: string): boolean {
  return toPlain(name).includes(toPlain(search));
}
