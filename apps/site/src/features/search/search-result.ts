/** The kinds of results, in the order of their groups on the results page. */
export const SEARCH_KINDS = ['casino', 'review', 'page', 'question', 'game'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A part of a text. The parts of a text are a list, so that no one has to parse markup. */
export interface TextPart {
  text: string;
  isMatch?: true;
}

export interface SearchResult {
  kind: SearchKind;
  title: TextPart[];
  passage: TextPart[];
  href: string;
  /** The casino or page that a question is from. */
  about: string;
  /** Slug of the casino that the result is about. */
  casino?: string;
}
