import { expect } from '@playwright/test';
import { isPhone } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { ON_PHONE } from './tags.ts';
import { test } from './visitor.ts';

/* Escape closes every dialog and menu, and returns the focus to what opened it. */

interface Opened {
  opener: string;
  dialog: string;
  only?: 'phone' | 'desktop';
}

const OPENED: Record<string, Opened> = {
  quiz: { opener: '.hero-tools [data-opens=quiz]', dialog: '#quiz' },
  picker: { opener: '.hero-tools [data-opens=picker]', dialog: '#picker' },
  chat: { opener: '.chat-button', dialog: 'dialog.chat' },
  'language menu': { opener: '.language-button', dialog: '#language' },
  'navigation menu': { opener: '[popovertarget=navigation-0]', dialog: '#navigation-0', only: 'desktop' },
  'search field': { opener: '[popovertarget=header-search]', dialog: '#header-search' },
  'side menu': { opener: '[commandfor=menu]', dialog: '#menu', only: 'phone' },
  filters: { opener: '[commandfor=filters][command=show-modal]', dialog: '#filters', only: 'phone' },
};

for (const [name, { opener, dialog, only }] of Object.entries(OPENED)) {
  test(`${name}: focus goes in, and back`, ON_PHONE, async ({ page }) => {
    test.skip(only !== undefined && (only === 'phone') !== isPhone(page), `only on a ${only}`);
    await page.goto('/fi');
    await page.locator(opener).first().focus();
    await page.keyboard.press('Enter');
    const opened = page.locator(dialog);
    await expect(opened).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(page.locator(opener).first()).toBeFocused();
  });
}

test('month popup: focus goes in, and back to the link that had it', async ({ browser }) => {
  // A context of its own: other visitors have already closed the popup.
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
