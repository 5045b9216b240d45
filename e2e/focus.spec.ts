import { expect } from '@playwright/test';
import { isPhone } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { ON_PHONE } from './tags.ts';
import { test } from './visitor.ts';

/* Escape closes every dialog and menu, and returns the focus to the control that opened it. */

interface Opening {
  opener: string;
  dialog: string;
  isMenu?: boolean;
  only?: 'phone' | 'desktop';
}

const OPENINGS: Record<string, Opening> = {
  quiz: { opener: '.hero-tools [data-opens=quiz]', dialog: '#quiz' },
  'random casino picker': { opener: '.hero-tools [data-opens=picker]', dialog: '#picker' },
  chat: { opener: '.chat-button', dialog: 'dialog.chat' },
  'language menu': { opener: '.language-button', dialog: '#language', isMenu: true },
  deposit: { opener: '.deposit-control .deposit-button', dialog: '.deposit-panel', isMenu: true },
  'navigation menu': {
    opener: '[popovertarget=navigation-1]',
    dialog: '#navigation-1',
    isMenu: true,
    only: 'desktop',
  },
  'search field': {
    opener: '[popovertarget=header-search]',
    dialog: '#header-search',
    only: 'phone',
  },
  'side menu': { opener: '[commandfor=menu]', dialog: '#menu', only: 'phone' },
  filters: { opener: '[commandfor=filters][command=show-modal]', dialog: '#filters', only: 'phone' },
};

for (const [name, { opener, dialog, isMenu, only }] of Object.entries(OPENINGS)) {
  test(
    `${name}: opening moves the focus inside, and Escape returns it`,
    only === 'phone' ? ON_PHONE : {},
    async ({ page }) => {
      test.skip(only !== undefined && (only === 'phone') !== isPhone(page), `exists only on a ${only}`);
      await page.goto('/fi');
      await page.locator(opener).first().focus();
      await page.keyboard.press('Enter');
      const opened = page.locator(dialog);
      await expect(opened).toBeVisible();
      // A menu leaves the focus on its button: its first link comes next.
      if (isMenu) await page.keyboard.press('Tab');
      await expect(page.locator(`${dialog}:focus, ${dialog} :focus`)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      await expect(page.locator(opener).first()).toBeFocused();
    },
  );
}

test('casino-of-the-month popup: opening by itself moves the focus inside, and Escape returns it to the link that had it', async ({
  browser,
}) => {
  // Use a new context: in the contexts of visitor.ts the popup is marked as closed.
  const page = await (await browser.newContext()).newPage();
  await stopClock(page);
  await page.goto('/fi');
  const link = page.locator('.offer h3 a').first();
  await link.focus();
  await page.clock.runFor(5_000);
  await expect(page.locator('#month-popup')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#month-popup')).toBeHidden();
  await expect(link).toBeFocused();
  await page.context().close();
});
