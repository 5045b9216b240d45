import type { PageKind } from './page-kind.ts';

/** Where a page shows questions with their answers; the guide of the front page folds other texts the same way. Exactly such a page is to have an FAQPage. */
export const QUESTIONS = '.accordion:not(.editorial-guide .accordion) > details > summary';

/** The structured data that each kind of page needs at least; `QUESTIONS` decides on an FAQPage. */
export const EXPECTED_TYPES: Record<PageKind, readonly string[]> = {
  home: ['WebSite', 'Organization', 'ItemList'],
  category: ['ItemList', 'BreadcrumbList'],
  review: ['Article', 'Review', 'BreadcrumbList'],
  facts: ['BreadcrumbList'],
  reviews: ['ItemList', 'BreadcrumbList'],
  compare: ['BreadcrumbList'],
  calculator: ['BreadcrumbList'],
  method: ['BreadcrumbList'],
  competitions: ['BreadcrumbList'],
  'demo-games': ['BreadcrumbList'],
  'demo-game': ['BreadcrumbList'],
  disclaimer: ['BreadcrumbList'],
  privacy: ['BreadcrumbList'],
};
