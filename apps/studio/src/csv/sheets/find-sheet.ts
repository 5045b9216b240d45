import { casinos } from './casinos.ts';
import { listings } from './listings.ts';
import { reviewFacts } from './review-facts.ts';
import { searchResults } from './search-results.ts';
import type { Sheet } from './sheet.ts';

const SHEETS: readonly Sheet[] = [listings, casinos, reviewFacts, searchResults];

export const findSheet = (name: unknown): Sheet | undefined => SHEETS.find((sheet) => sheet.name === name);
