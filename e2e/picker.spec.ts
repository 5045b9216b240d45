import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { isPhone } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { ON_PHONE, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED: Record<
  Market,
  { spin: string; again: string; spinning: string; close: string; result: string }
> = {
  fi: {
    spin: 'Arvo kasino',
    again: 'Arvo uudelleen',
    spinning: 'Arvotaan...',
    close: 'Sulje',
    result: 'Arpa osui tähän',
  },
  se: {
    spin: 'Slumpa ett casino',
    again: 'Slumpa igen',
    spinning: 'Drar...',
    close: 'Stäng',
    result: 'Lotten föll på',
  },
  no: {
    spin: 'Trekk et casino',
    again: 'Trekk på nytt',
    spinning: 'Trekker...',
    close: 'Lukk',
    result: 'Loddet falt på',
  },
  dk: {
    spin: 'Træk et casino',
    again: 'Træk igen',
    spinning: 'Trækker...',
    close: 'Luk',
    result: 'Loddet faldt på',
  },
};

const picker = (page: Page) => page.locator('#picker');
const button = (page: Page) => picker(page).locator('> .button');
async function openFromMenu(page: Page) {
  await page.locator('.site-header [commandfor="menu"]').click();
  await page.locator('.menu-tools [data-opens="picker"]').click();
}
const opener = (page: Page) => page.locator('.hero-tools [data-opens="picker"]');

async function openPicker(page: Page, market: Market) {
  await stopClock(page);
  await page.goto(`/${market}`);
  await opener(page).click();
  await expect(picker(page)).toBeVisible();
}

for (const market of MARKETS) {
  const expected = EXPECTED[market];

  test(
    `/${market}: it shows sixteen picks a tenth of a second apart, then a casino rated 9 or higher with its calculation`,
    tagForLanguage(market),
    async ({ page }) => {
      await openPicker(page, market);
      await expect(button(page)).toHaveText(expected.spin);
      await expect(picker(page).getByRole('button', { name: expected.close })).toBeHidden();
      await button(page).click();
      await expect(button(page)).toBeDisabled();
      await expect(button(page)).toHaveText(expected.spinning);
      for (let pick = 1; pick <= 15; pick++) {
        await page.clock.runFor(100);
        await expect(picker(page).locator('.picker-progress')).toContainText(`${pick}/16`);
        await expect(picker(page).getByRole('button', { name: expected.close })).toBeHidden();
      }
      // Escape does not close it during a spin either.
      await page.keyboard.press('Escape');
      await expect(picker(page)).toBeVisible();
      await page.clock.runFor(100);
      await expect(picker(page).getByRole('heading', { name: expected.result })).toBeVisible();
      const rating = await picker(page).locator('.rating b').textContent();
      expect(Number(rating?.replace(',', '.'))).toBeGreaterThanOrEqual(9);
      await expect(picker(page).locator('.net-figure:visible')).toHaveCount(1);
      const name = await picker(page).locator('h3').textContent();
      await expect(picker(page).getByRole('status')).toHaveText(new RegExp(`${name}$`));

      await picker(page).getByRole('button', { name: expected.again }).click();
      await expect(button(page)).toBeDisabled();
      await page.clock.runFor(1_600);
      await expect(picker(page).getByRole('heading', { name: expected.result })).toBeVisible();
      await picker(page).getByRole('button', { name: expected.close }).click();
      await expect(picker(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await expect(button(page)).toHaveText(expected.spin);
    },
  );

  test(
    `/${market}: with reduced motion the result is shown at once`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPicker(page, market);
      await button(page).click();
      await expect(picker(page).locator('.stage')).toBeVisible();
      await expect(button(page)).toHaveText(expected.again);
    },
  );
}

test(
  'it opens from the menu, the Escape key closes it before a spin, and the menu button gets the focus back',
  ON_PHONE,
  async ({ page }) => {
    test.skip(!isPhone(page), 'only small screens have the menu');
    await page.goto('/fi');
    const menu = page.locator('.site-header [commandfor="menu"]');
    await openFromMenu(page);
    await expect(picker(page)).toBeVisible();
    await expect(page.locator('#menu')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(menu).toBeFocused();
  },
);

test('it opens from the open group of the navigation', async ({ page }) => {
  test.skip(isPhone(page), 'only wide screens have this navigation');
  await page.goto('/fi/tietosuoja');
  await page.locator('.nav-link').filter({ hasText: 'Bonukset' }).click();
  await page.locator('.nav-panel:popover-open [data-opens="picker"]').click();
  await expect(picker(page)).toBeVisible();
  await expect(page.locator('.nav-panel:popover-open')).toHaveCount(0);
});

test('if an offer or the picker does not load, the page says so; an offer links to its review', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/part/picker', (route) => route.abort());
  await page.goto('/fi');
  let alert = '';
  page.once('dialog', (dialog) => {
    alert = dialog.message();
    void dialog.accept();
  });
  await opener(page).click();
  await expect.poll(() => alert).toBe('Ei latautunut. Tarkista yhteys ja lataa sivu uudelleen.');
  await page.unroute('**/part/picker');
  await page.route('**/part/offer/*', (route) => route.abort());
  await opener(page).click();
  await button(page).click();
  await expect(picker(page).locator('.picker-failed')).toContainText('Tarjous ei latautunut');
  await expect(picker(page).locator('.picker-failed a')).toHaveAttribute('href', /^\/fi\/kasino\//);
  await page.unroute('**/part/offer/*');
  await button(page).click();
  await expect(picker(page).locator('.stage')).toBeVisible();
  await expect(picker(page).locator('.picker-failed')).toBeHidden();
});

test('axe finds nothing in the picker before, during and after a spin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/se/integritet');
  await openFromMenu(page);
  await expectNoViolations(page, 'picker', '#picker');
  // A spin whose offer never loads.
  await page.route('**/part/offer/*', () => {});
  await button(page).click();
  await expectNoViolations(page, 'spinning picker', '#picker');
  await page.unroute('**/part/offer/*');
  await page.reload();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFromMenu(page);
  await button(page).click();
  await expect(picker(page).locator('.stage')).toBeVisible();
  await expectNoViolations(page, 'picked', '#picker');
});
