/** The kinds of search results, in the order of their groups on the results page. */
export const SEARCH_KINDS = ['casino', 'review', 'article', 'page', 'question', 'game'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The URL parameter that limits the results to one kind. */
export const KIND_PARAM = 'kind';

/** Parses the kind from URL parameters. Never throws: null stands for all kinds. */
export function parseSearchKind(params: URLSearchParams): SearchKind | null {
  return SEARCH_KINDS.find((kind) => kind === params.get(KIND_PARAM)) ?? null;
}
