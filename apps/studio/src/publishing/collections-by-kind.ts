import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';

/** The Payload collection of each document kind. */
export const COLLECTION_BY_KIND = {
  casino: 'casinos',
  listing: 'listings',
  review: 'reviews',
  page: 'page-texts',
  // The texts below the list on a market's home page.
  editorial: 'editorial',
  competition: 'competitions',
  'demo-game': 'demo-games',
  'market-settings': 'market-settings',
  navigation: 'navigation',
  // The order of casinos in a market.
  places: 'places',
  person: 'people',
  article: 'articles',
  redirect: 'redirects',
} as const satisfies Record<DocumentKind, string>;
