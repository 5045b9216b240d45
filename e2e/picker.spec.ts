import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { isPhone, waitForAnimations } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED: Record<
  Market,
  { spin: string; again: string; spinning: string; progress: string; close: string; result: string }
> = {
  fi: {
    spin: 'Arvo yksi kasino',
    again: 'Arvo uudelleen',
    spinning: 'Arvotaan…',
    progress: 'Arvotaan, {n}/16',
    close: 'Sulje',
    result: 'Arpa osui tähän',
  },
  se: {
    spin: 'Slumpa ett casino',
    again: 'Slumpa igen',
    spinning: 'Drar …',
    progress: 'Drar … {n} av 16',
    close: 'Stäng',
    result: 'Slumpen valde',
  },
  no: {
    spin: 'Trekk et tilfeldig casino',
    again: 'Trekk på nytt',
    spinning: 'Trekker …',
    progress: 'Trekker, {n}/16',
    close: 'Lukk',
    result: 'Loddet falt på',
  },
  dk: {
    spin: 'Vis et tilfældigt casino',
    again: 'Vis et andet',
    spinning: 'Vælger …',
    progress: 'Vælger, {n}/16',
    close: 'Luk',
    result: 'Tilfældigt valgt',
  },
};

const picker = (page: Page) => page.locator('#picker');
const button = (page: Page) => picker(page).locator('> .button');
const opener = (page: Page) => page.locator('.hero-tools [data-opens="picker"]');
const menuButton = (page: Page) => page.locator('.site-header [commandfor="menu"]');

async function openFromMenu(page: Page) {
  await menuButton(page).click();
  await page.locator('.menu-tools [data-opens="picker"]').click();
}

for (const market of MARKETS) {
  const expected = EXPECTED[market];

  test(
    `/${market}: the random casino picker shows sixteen picks a tenth of a second apart, then a casino rated 9 or higher with its calculation; with reduced motion the result is shown at once`,
    tagForLanguage(market),
    async ({ page }) => {
      await stopClock(page);
      await page.goto(`/${market}`);
      await opener(page).click();
      await expect(picker(page)).toBeVisible();
      await expect(button(page)).toHaveText(expected.spin);
      await expect(picker(page).getByRole('button', { name: expected.close })).toBeVisible();
      await button(page).click();
      await expect(button(page)).toBeDisabled();
      await expect(button(page)).toHaveText(expected.spinning);
      for (let pick = 1; pick <= 15; pick++) {
        await page.clock.runFor(100);
        await expect(picker(page).locator('.picker-progress')).toContainText(
          expected.progress.replace('{n}', String(pick)),
        );
        await expect(picker(page).getByRole('button', { name: expected.close })).toBeHidden();
      }
      // Escape does not close the picker during a spin either.
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

      // With reduced motion the result appears without a delay.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await button(page).click();
      await expect(picker(page).locator('.stage')).toBeVisible();
      await expect(button(page)).toHaveText(expected.again);
    },
  );
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 390, height: 600 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} × ${height} the link to the casino is never where the spin was pressed, and the dialog keeps its height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await stopClock(page);
    await page.goto('/fi/tietosuoja');
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-opens="picker"]')?.click());
    await expect(picker(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await waitForAnimations(page);
    const measure = async () => ({
      dialog: await picker(page).boundingBox(),
      button: await button(page).boundingBox(),
    });
    const idle = await measure();
    const x = (idle.button?.x ?? 0) + (idle.button?.width ?? 0) / 2;
    const y = (idle.button?.y ?? 0) + (idle.button?.height ?? 0) / 2;
    await page.mouse.click(x, y);
    await expect(button(page)).toBeDisabled();
    expect(await measure()).toEqual(idle);
    await page.clock.runFor(1_600);
    await expect(picker(page).locator('.stage a.button')).toBeAttached();
    expect(await measure()).toEqual(idle);
    // What a tap at any height of the pressed button hits: the same button.
    const { top = 0, bottom = 0 } = {
      top: idle.button?.y,
      bottom: (idle.button?.y ?? 0) + (idle.button?.height ?? 0),
    };
    const hits = await page.evaluate(
      ([x = 0, top = 0, bottom = 0]) =>
        [top + 1, (top + bottom) / 2, bottom - 1].map(
          (y) => document.elementFromPoint(x, y)?.closest('a, button')?.matches('#picker > .button') ?? false,
        ),
      [x, top, bottom],
    );
    expect(hits).toEqual([true, true, true]);
  });
}

test('the picker opens from the open group of the navigation', async ({ page }) => {
  test.skip(isPhone(page), 'only wide screens have this navigation');
  // While the panel slides in, Playwright retries the click and scrolls the page. The click would then miss the panel.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fi/tietosuoja');
  await page.locator('.nav-link').filter({ hasText: 'Bonukset' }).click();
  await page.locator('.nav-panel:popover-open [data-opens="picker"]').click();
  await expect(picker(page)).toBeVisible();
  await expect(page.locator('.nav-panel:popover-open')).toHaveCount(0);
});

test('the picker opens from the menu, and closing it returns the focus there; axe finds nothing before, during and after a spin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/se/integritet');
  await openFromMenu(page);
  await expect(picker(page)).toBeVisible();
  await expect(page.locator('#menu')).toBeHidden();
  await expectNoViolations(page, 'picker', '#picker');
  // Before a spin, Escape closes the picker.
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await openFromMenu(page);
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
