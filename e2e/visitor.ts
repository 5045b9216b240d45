import { MARKETS } from '@nettobonus/domain/market';
import { monthPopupKey } from '@nettobonus/domain/month-popup';
import { test as base } from '@playwright/test';

/**
 * A visitor who has closed the casino of the month: to others it would open in the middle of whatever is tried for
 * longer than five seconds.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    const keys = MARKETS.map(monthPopupKey);
    await context.addInitScript((seen) => {
      for (const key of seen) sessionStorage.setItem(key, 'true');
    }, keys);
    await use(context);
  },
});
