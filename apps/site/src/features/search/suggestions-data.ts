import type { SearchKind } from '@nettobonus/domain/search/search-kind';
import type { SuggestionMessages } from '../../i18n/shell.ts';
import type { TextPart } from './search-result.ts';

export interface SuggestedCasino {
  name: TextPart[];
  href: string;
  image: string;
  licence: string;
  /** The net for the visitor's deposit, formatted; null if it is not calculated. */
  net: { text: string; sign: string } | null;
}

export interface SuggestedPage {
  kind: SearchKind;
  title: TextPart[];
  href: string;
  /** The casino or page that a question is from. */
  about: string;
}

/** What a search field shows while the visitor types. */
export interface SuggestionsData {
  casinos: SuggestedCasino[];
  pages: SuggestedPage[];
  /** The visitor's deposit, formatted. */
  deposit: string;
  messages: SuggestionMessages;
}
