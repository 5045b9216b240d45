import { monthPopupStorageKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { test as base } from '@playwright/test';

/**
 * A visitor who has closed the casino-of-the-month popup. Otherwise the popup would open in the middle of any test that
 * takes longer than five seconds.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    const keys = MARKETS.map(monthPopupStorageKey);
    await context.addInitScript((closed) => {
      for (const key of closed) sessionStorage.setItem(key, 'true');
    }, keys);
    await use(context);
  },
});
