import { withServedSite } from '../bench/served-site.ts';
import { buildCatalogue } from '../bench/synthetic-catalogue.ts';
import { test as base } from './visitor.ts';

const CASINOS_PER_MARKET = 50;

/** A site with more casinos than one page of the list shows; each worker has its own. */
export const test = base.extend<{ baseURL: string }, { largeSite: string }>({
  largeSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => withServedSite(use, buildCatalogue(CASINOS_PER_MARKET)),
    { scope: 'worker' },
  ],
  baseURL: async ({ largeSite }, use) => use(largeSite),
});
