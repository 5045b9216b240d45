import type { SearchKind } from '@nettobonus/domain/search/search-kind';

/** A part of a text. A text is a list of parts, so that components do not have to parse markup. */
export interface TextPart {
  text: string;
  isMatch?: true;
}

export interface SearchResult {
  kind: SearchKind;
  title: TextPart[];
  passage: TextPart[];
  href: string;
  /** The casino or page that a question is from; empty if the title says it. */
  about: string;
  /** The logo of the casino that a review is about. */
  image?: string;
}
