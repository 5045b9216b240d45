import { demoGames } from '@nettobonus/content/demo-games';
import { getBalance, playSpins, startSession } from '@nettobonus/domain/demo-games/demo-session';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { demoGamePathFor } from '@nettobonus/domain/routes/routes';
import { expect, type Page } from '@playwright/test';
import { waitForAnimations } from './screen.ts';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const SEED = 20_251_112;
const GAME = 'revontulten-aarre';
const { reel } = demoGames[GAME];
const START = 'Panos 1 €. Aloita pyöräyttämällä.';

const cards = (page: Page) => page.locator('.games > li');
const figure = (page: Page, index: number) =>
  page.locator('.session dl div').nth(index).locator('dd').first();
/** `3 530 kr` → 3530 */
const parseNumber = (text: string | null) =>
  Number(
    (text ?? '')
      .replace(/[^\d,−]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );

async function expectSession(page: Page, spins: number) {
  await expect(figure(page, 0)).toHaveText(String(spins));
  const session = playSpins(startSession(SEED), reel, spins);
  expect(session.spins).toBe(spins);
  expect(parseNumber(await figure(page, 1).textContent())).toBe(getBalance(session));
  expect(parseNumber(await figure(page, 2).textContent())).toBeCloseTo(
    (100 * session.returned) / session.spins,
    0,
  );
  return session;
}

test('games can be filtered by volatility, and a game can be played for 500 spins, by pointer and keyboard', async ({
  page,
}) => {
  await page.goto('/fi/demopelit');
  await expect(cards(page)).toHaveCount(Object.keys(demoGames).length);
  await page.getByRole('link', { name: 'Pieni', exact: true }).click();
  await expect(page).toHaveURL('/fi/demopelit?volatility=low');
  await expect(page.locator('.game-tools > p')).toHaveText('5 peliä');
  expect(new Set(await cards(page).locator('dd:has(.level)').allInnerTexts())).toEqual(new Set(['Pieni']));

  // A card links to its game; the game links to other games and back to the list.
  await page.goto('/fi/demopelit');
  await cards(page)
    .filter({ hasText: 'Kultasuoni' })
    .click({ position: { x: 60, y: 60 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Kultasuoni' })).toBeVisible();
  await expect(page).toHaveTitle('Kultasuoni: demopeli, palautus 94,9\u00a0% · Nettobonus');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kultasuoni' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kaikki demopelit' }).click();
  await expect(page).toHaveURL('/fi/demopelit');

  await page.goto(`/fi/demopelit/${GAME}?seed=${SEED}`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Demopelit' }).first()).toBeAttached();
  const result = page.locator('.spin-result');
  await expect(result).toHaveText(START);
  const spinButton = page.getByRole('button', { name: 'Pyöräytä', exact: true });
  await expect(spinButton).toBeEnabled();
  await spinButton.focus();
  await page.keyboard.press('Enter');
  const first = await expectSession(page, 1);
  expect(await page.locator('.reels > div').count()).toBe(first.last?.shown.length);
  await expect(result).not.toHaveText(START);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectSession(page, 101);

  await page.getByRole('button', { name: 'Aloita alusta' }).click();
  await expect(figure(page, 0)).toHaveText('0');
  for (let hundreds = 1; hundreds <= 5; hundreds++) {
    await expect(page.locator('.session-summary')).toBeHidden();
    await page.getByRole('button', { name: 'Pyöräytä 100×' }).click();
    await expectSession(page, 100 * hundreds);
  }
  const summary = ((await page.locator('.session-summary').textContent()) ?? '').replaceAll('\u00a0', ' ');
  expect(summary).toMatch(
    /^500 kierrosta: panostit 500 € ja sait takaisin \d+ €\. Odotusarvo oli 483 €, joten sattuma vei/,
  );
  expect(summary).toMatch(
    /96,5 prosenttia palautus asettuu: 100 €:n panoksista häviää keskimäärin 3,50 €\.$/,
  );
  await expect(page.locator('.line-chart').first()).toHaveAttribute('aria-label', /500/);

  // With reduced motion the reels show the result at once.
  await waitForAnimations(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await spinButton.click();
  await expectSession(page, 501);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the chip of a card does not cover its picture, and a tapped button returns to its colour', async ({
    page,
  }) => {
    await page.goto('/fi/demopelit');
    await expect(page.getByRole('button', { name: 'Näytä', exact: true })).toHaveCount(0);
    const picture = await cards(page).first().locator('.game-art').boundingBox();
    const chip = await cards(page).first().locator('.game-play').boundingBox();
    expect(chip?.y ?? 0).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
    await page.getByLabel('Valmistaja').selectOption('Kajo Games');
    await expect(page).toHaveURL('/fi/demopelit?studio=kajo-games');

    await page.goto(`/fi/demopelit/${GAME}?seed=${SEED}`);
    const button = page.getByRole('button', { name: 'Pyöräytä', exact: true });
    const readColour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await readColour();
    await button.tap();
    await expectSession(page, 1);
    expect(await readColour()).toBe(before);
  });

  for (const market of MARKETS) {
    test(
      `in ${market} picture, reels and buttons fit on the first screen above the chat button`,
      tagForLanguage(market),
      async ({ page }) => {
        await page.goto(demoGamePathFor(GAME, market));
        const button = await page.locator('.machine-buttons .button-primary').boundingBox();
        const chat = await page.locator('.chat-button').boundingBox();
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
        // The labels of the axis stay within the chart: four digits are the longest.
        const overhang = await page.locator('.line-chart').evaluateAll((charts) =>
          charts.flatMap((chart) => {
            const { left } = chart.getBoundingClientRect();
            return [...chart.querySelectorAll('text')].map(
              (text) => left - text.getBoundingClientRect().left,
            );
          }),
        );
        expect(overhang.length).toBeGreaterThan(10);
        expect(Math.max(...overhang)).toBeLessThanOrEqual(1);
      },
    );
  }
});

test('100 spins are drawn in about two seconds, and screen readers hear only the result', async ({
  page,
}) => {
  await page.goto(`/fi/demopelit/${GAME}?seed=${SEED}`);
  const result = page.locator('.spin-result');
  await expect(result).toHaveText(START);
  await page.getByRole('button', { name: 'Pyöräytä 100×' }).click();
  await expect(page.locator('.reels.is-batch')).toBeVisible();
  await expect(result).toHaveText('');
  await expect(page.locator('.chart-line').first()).toBeVisible();
  expect(parseNumber(await figure(page, 0).textContent())).toBeLessThan(100);
  await expectSession(page, 100);
  await expect(result).toHaveText(/^Viimeisimmät 100 kierrosta/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'games can be filtered by volatility, studio and name, and a game shows its paytable and figures',
    NIGHTLY,
    async ({ page }) => {
      const find = async (name: string) => {
        await page.getByLabel('Etsi peliä').fill(name);
        await page.keyboard.press('Enter');
      };
      await page.goto('/fi/demopelit');
      await page.getByRole('link', { name: 'Suuri', exact: true }).click();
      await expect(page.locator('.game-tools > p')).toHaveText('6 peliä');
      await page.getByLabel('Valmistaja').selectOption('Kajo Games');
      await page.getByLabel('Järjestys').selectOption('Aakkosjärjestys');
      await page.getByRole('button', { name: 'Näytä', exact: true }).click();
      await expect(cards(page).locator('h2')).toHaveText(['Hirvi Hold & Win', 'Kultasuoni']);
      await find('KULTA');
      await expect(cards(page).locator('h2')).toHaveText(['Kultasuoni']);
      await find('ei tätä');
      await expect(page.getByRole('heading', { name: 'Ei tuloksia' })).toBeVisible();
      await page.getByRole('link', { name: 'Tyhjennä' }).click();
      await expect(cards(page)).toHaveCount(Object.keys(demoGames).length);

      await cards(page).first().getByRole('link').click();
      await expect(page.locator('.pay-table tbody tr').first()).toBeVisible();
      await expect(page.locator('.needs-script')).toBeVisible();
      await expect(page.locator('.machine-buttons')).toBeHidden();
      await expect(page.locator('.line-chart')).toHaveCount(2);
    },
  );
});
