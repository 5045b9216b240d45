import { demoGames } from '@nettobonus/content/demo-games';
import { getBalance, playSpins, startSession } from '@nettobonus/domain/demo-games/demo-session';
import type { Reel } from '@nettobonus/domain/demo-games/reels';
import { expect, type Page } from '@playwright/test';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const SEED = 20_251_112;
const GAME = 'revontulten-aarre';
const { reel } = demoGames[GAME];

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

async function expectSession(page: Page, spins: number, stake: number, game: Reel = reel, seed = SEED) {
  const session = playSpins(startSession(seed), game, spins);
  expect(parseNumber(await figure(page, 0).textContent())).toBe(session.spins);
  expect(parseNumber(await figure(page, 1).textContent())).toBe(getBalance(session) * stake);
  expect(parseNumber(await figure(page, 2).textContent())).toBeCloseTo(
    (100 * session.returned) / session.spins,
    0,
  );
  return session;
}

for (const [market, { low, count, spin, reset, stake, summary, end, start, parent }] of Object.entries({
  fi: {
    low: 'Matala',
    count: '5 peliä',
    spin: 'Pyöräytä',
    reset: 'Alusta',
    stake: 1,
    summary: /^500 kierrosta: panostit 500 € ja sait takaisin \d+ €\. Odotus oli 483 €, joten sattuma vei/,
    end: /96,5 prosenttia palautus asettuu: jokainen 100 € panoksia maksaa keskimäärin 3,5 €\.$/,
    start: 'Panos 1 €. Aloita pyöräyttämällä.',
    parent: 'Demopelit',
  },
  se: {
    low: 'Låg',
    count: '5 spel',
    spin: 'Snurra',
    reset: 'Börja om',
    stake: 10,
    summary:
      /^500 snurr: du satsade 5 000 kr och fick tillbaka [\d ]+ kr\. Väntat var 4 825 kr, så slumpen tog/,
    end: /närmare 96,5 procent hamnar återbetalningen: 1 000 kr i insatser kostar i snitt 35 kr\.$/,
    start: 'Insats 10 kr. Snurra för att börja.',
    parent: 'Demospel',
  },
  no: {
    low: 'Lav',
    count: '5 spill',
    spin: 'Spinn',
    reset: 'Start på nytt',
    stake: 10,
    summary:
      /^500 spinn: du satset 5 000 kr og fikk tilbake [\d ]+ kr\. Forventet var 4 825 kr, så tilfeldighetene tok/,
    end: /nærmere 96,5 prosent legger tilbakebetalingen seg: 1 000 kr i innsats koster i gjennomsnitt 35 kr\.$/,
    start: 'Innsats 10 kr. Begynn med et spinn.',
    parent: 'Demospill',
  },
  dk: {
    low: 'Små',
    count: '5 spil',
    spin: 'Spin',
    reset: 'Start forfra',
    stake: 5,
    summary:
      /^500 spins: du satsede 2 500 kr\. og fik [\d ]+ kr\. tilbage\. Forventningen var 2 413 kr\., så tilfældet tog/,
    end: /det koster i gennemsnit 17,5 kr\., hver gang du har satset 500 kr\. i alt\.$/,
    start: 'Hvert spin koster 5 kr. i legepenge. Begynd med et spin.',
    parent: 'Demospil',
  },
})) {
  test(
    `the games of ${market} are filtered by volatility, and one is played for 500 spins`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(`/${market}/demopelit`);
      await expect(cards(page)).toHaveCount(Object.keys(demoGames).length);
      await page.getByRole('link', { name: low, exact: true }).click();
      await expect(page).toHaveURL(`/${market}/demopelit?volatility=low`);
      await expect(page.locator('.game-tools > p')).toHaveText(count);
      expect(new Set(await cards(page).locator('dd:has(.level)').allInnerTexts())).toEqual(new Set([low]));

      await page.goto(`/${market}/demopelit/${GAME}?seed=${SEED}`);
      await expect(page.getByRole('navigation').getByRole('link', { name: parent }).first()).toBeAttached();
      const result = page.locator('.spin-result');
      await expect(result).toHaveText(start);
      await page.getByRole('button', { name: spin, exact: true }).click();
      await expect(figure(page, 0)).toHaveText('1');
      const first = await expectSession(page, 1, stake);
      expect(await page.locator('.reels > div').count()).toBe(first.last?.shown.length);
      await expect(result).not.toHaveText(start);

      await page.getByRole('button', { name: reset }).click();
      await expect(figure(page, 0)).toHaveText('0');
      for (let hundreds = 1; hundreds <= 5; hundreds++) {
        await expect(page.locator('.session-summary')).toBeHidden();
        await page.getByRole('button', { name: `${spin} 100×` }).click();
        await expect(figure(page, 0)).toHaveText(String(100 * hundreds));
        await expectSession(page, 100 * hundreds, stake);
      }
      const sessionSummary = ((await page.locator('.session-summary').textContent()) ?? '').replaceAll(
        '\u00a0',
        ' ',
      );
      expect(sessionSummary).toMatch(summary);
      expect(sessionSummary).toMatch(end);
      await expect(page.locator('.line-chart').first()).toHaveAttribute('aria-label', /500/);
    },
  );
}

test(
  'games are filtered by name and studio, and an empty result links back to all games',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/fi/demopelit?volatility=high');
    await page.getByLabel('Valmistaja').selectOption('Kajo Games');
    await page.getByLabel('Järjestys').selectOption('Aakkosjärjestys');
    await page.getByRole('button', { name: 'Näytä', exact: true }).click();
    await expect(cards(page).locator('h2')).toHaveText(['Hirvi Hold & Win', 'Kultasuoni']);
    await page.getByLabel('Etsi peliä').fill('KULTA');
    await page.keyboard.press('Enter');
    await expect(cards(page).locator('h2')).toHaveText(['Kultasuoni']);
    await page.getByLabel('Etsi peliä').fill('ei tätä');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Ei tuloksia' })).toBeVisible();
    await page.getByRole('link', { name: 'Tyhjennä' }).click();
    await expect(cards(page)).toHaveCount(Object.keys(demoGames).length);
  },
);

test('a card links to its game, and the game to others and back', async ({ page }) => {
  await page.goto('/se/demopelit');
  await cards(page)
    .filter({ hasText: 'Kultasuoni' })
    .click({ position: { x: 60, y: 60 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Kultasuoni' })).toBeVisible();
  await expect(page).toHaveTitle('Kultasuoni: demospel, 94,9\u00a0% tillbaka · Nettobonus');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kultasuoni' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Alla demospel' }).click();
  await expect(page).toHaveURL('/se/demopelit');
});

test('a game without a seed in its URL can be repeated through its link', NIGHTLY, async ({ page }) => {
  await page.goto(`/fi/demopelit/${GAME}`);
  await page.getByRole('button', { name: 'Pyöräytä 100×' }).click();
  await expect(figure(page, 0)).toHaveText('100');
  const balance = (await figure(page, 1).textContent()) ?? '';
  await page.getByRole('link', { name: 'Toista tämä peli' }).click();
  await expect(page).toHaveURL(/\?seed=\d+$/);
  await expect(figure(page, 0)).toHaveText('0');
  await page.getByRole('button', { name: 'Pyöräytä 100×' }).click();
  await expect(figure(page, 1)).toHaveText(balance);
});

test('when the play money runs out, the page says so and offers a restart', async ({ page }) => {
  await page.goto('/fi/demopelit/kultasuoni?seed=30');
  for (let hundreds = 0; hundreds < 12; hundreds++) {
    await page.getByRole('button', { name: 'Pyöräytä 100×' }).click();
  }
  const spin100Button = page.getByRole('button', { name: 'Pyöräytä 100×' });
  await expect(page.locator('.spin-result')).toContainText('Leikkiraha loppui 1\u00a0120 kierroksen jälkeen');
  await expect(figure(page, 1)).toHaveText('0\u00a0€');
  await expect(spin100Button).toHaveAttribute('aria-disabled', 'true');
  await spin100Button.click({ force: true });
  await expectSession(page, 2_000, 1, demoGames.kultasuoni.reel, 30);
  await page.getByRole('button', { name: 'Alusta' }).click();
  await expect(figure(page, 1)).toHaveText('500\u00a0€');
  await expect(spin100Button).toHaveAttribute('aria-disabled', 'false');
});

test('a chart of thousands of spins has a limited number of points', async ({ page }) => {
  await page.goto('/fi/demopelit/mustikka-27?seed=3');
  for (let hundreds = 0; hundreds < 30; hundreds++) {
    await page.getByRole('button', { name: 'Pyöräytä 100×' }).click();
  }
  await expect(figure(page, 0)).toHaveText('3\u00a0000');
  const points = await page.locator('.chart-line').first().getAttribute('d');
  expect(points?.match(/L/g)?.length).toBeLessThan(500);
});

test('the game can be played with the keyboard only', async ({ page }) => {
  await page.goto(`/no/demopelit/${GAME}?seed=${SEED}`);
  const spinButton = page.getByRole('button', { name: 'Spinn', exact: true });
  await expect(spinButton).toBeEnabled();
  await spinButton.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(figure(page, 0)).toHaveText('101');
  await expectSession(page, 101, 10);
});

test('with reduced motion the reels show the result at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/fi/demopelit/${GAME}?seed=${SEED}`);
  await page.getByRole('button', { name: 'Pyöräytä', exact: true }).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('games can be filtered, and a game shows its paytable and figures', NIGHTLY, async ({ page }) => {
    await page.goto('/dk/demopelit');
    await page.getByRole('link', { name: 'Store', exact: true }).click();
    await expect(page.locator('.game-tools > p')).toHaveText('6 spil');
    await cards(page).first().getByRole('link').click();
    await expect(page.locator('.pay-table tbody tr').first()).toBeVisible();
    await expect(page.locator('.needs-script')).toBeVisible();
    await expect(page.locator('.machine-buttons')).toBeHidden();
    await expect(page.locator('.line-chart')).toHaveCount(2);
  });
});
