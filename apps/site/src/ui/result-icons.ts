/** Icons of search results, apart from the others, so that only pages that show them load them. */
export const BOOK_PATH = 'M3 4h5.5L10 5.5 11.5 4H17v12h-5.5L10 17.2 8.5 16H3zM10 5.5v11.7';
export const QUESTION_PATH =
  'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 13.6v.6';
