import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { expect, type Page } from '@playwright/test';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED: Record<
  Market,
  { open: string; question: string; result: RegExp; done: string; menu: string }
> = {
  fi: {
    open: 'Tee kasinotesti',
    question: 'Kysymys',
    result: /^Sinulle sopii /,
    done: 'Valmis',
    menu: 'Valikko',
  },
  se: { open: 'Gör casinotestet', question: 'Fråga', result: / passar dig$/, done: 'Klart', menu: 'Meny' },
  no: {
    open: 'Ta casinotesten',
    question: 'Spørsmål',
    result: / passer for deg$/,
    done: 'Ferdig',
    menu: 'Meny',
  },
  dk: {
    open: 'Tag casinotesten',
    question: 'Spørgsmål',
    result: / passer til dig$/,
    done: 'Færdig',
    menu: 'Menu',
  },
};
const FIRST_QUESTION = {
  fi: 'Millaista bonusta etsit?',
  se: 'Vilken sorts bonus letar du efter?',
} as const;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const quiz = (page: Page) => page.locator('#quiz');
const heading = (page: Page) => quiz(page).getByRole('heading', { level: 2 });
const options = (page: Page) => quiz(page).locator('.quiz-option:visible');
const progressText = (page: Page) => quiz(page).locator('.quiz-progress p');
const reasons = (page: Page) => quiz(page).locator('.quiz-reasons li:visible');
const opener = (page: Page) => page.locator('.hero-tools [data-opens=quiz]');

async function openQuiz(page: Page, market: Market) {
  await page.goto(`/${market}`);
  await opener(page).click();
  await expect(quiz(page)).toBeVisible();
}

async function answer(page: Page, ...indexes: number[]) {
  for (const index of indexes) await options(page).nth(index).click();
}

for (const screen of SCREENS) {
  for (const market of MARKETS) {
    const expected = EXPECTED[market];

    test(
      `four answers lead to a casino in ${market} at ${screen.width}`,
      screen.width === 1440 ? tagForLanguage(market) : NIGHTLY,
      async ({ page }) => {
        await page.setViewportSize(screen);
        await openQuiz(page, market);
        const set = market === 'se' ? 'se' : 'fi';
        await expect(heading(page)).toHaveText(FIRST_QUESTION[set]);
        await expect(heading(page)).toBeFocused();
        for (const [index, optionIndex] of [1, 1, 0, 0].entries()) {
          await expect(progressText(page)).toHaveText(`${expected.question} ${index + 1}/4`);
          await expect(quiz(page).getByRole('progressbar')).toHaveAttribute('value', String(index + 1));
          await options(page).nth(optionIndex).click();
          await expect(heading(page)).toBeFocused();
        }
        await expect(progressText(page)).toHaveText(expected.done);
        await expect(heading(page)).toHaveText(expected.result);
        await expect(quiz(page).locator('.net-figure b:visible')).toHaveText(/^[+−±][\d\s]+(€|kr\.?)$/);
        await expect(quiz(page).locator('.finish:visible')).toHaveText(/\d+\/10$/);
        await expect(reasons(page)).toHaveCount(4);
        await expect(quiz(page).locator('a.button-primary')).toHaveAttribute('target', '_blank');
        await expect(quiz(page).locator('a.review-link')).toHaveAttribute(
          'href',
          new RegExp(`^/${market}/kasino/`),
        );
        const overflow = await quiz(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
        expect(overflow).toBe(0);
      },
    );
  }
}

for (const market of MARKETS) {
  test(
    `the menu of ${market} opens the quiz on a phone, and gets the focus back`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${market}`);
      const menu = page.getByRole('button', { name: EXPECTED[market].menu, exact: true });
      await menu.click();
      await page.locator('#menu').getByRole('button', { name: EXPECTED[market].open }).click();
      await expect(quiz(page)).toBeVisible();
      await expect(page.locator('#menu')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(quiz(page)).toBeHidden();
      await expect(menu).toBeFocused();
    },
  );
}

test('Norway and Denmark have the Finnish questions, marked as Finnish; Sweden has its own', async ({
  page,
}) => {
  for (const market of ['no', 'dk'] as const) {
    await openQuiz(page, market);
    for (let question = 1; question <= 4; question++) {
      await expect(progressText(page)).toContainText(`${question}/4`);
      await expect(quiz(page).locator('.quiz-question')).toHaveAttribute('lang', 'fi');
      await answer(page, 0);
    }
  }
  for (const market of ['fi', 'se'] as const) {
    await openQuiz(page, market);
    await expect(quiz(page).locator('[lang]')).toHaveCount(0);
  }
});

test(
  'the wagering question shows how much of the reference deposit each answer typically leaves',
  NIGHTLY,
  async ({ page }) => {
    await openQuiz(page, 'fi');
    await answer(page, 0);
    await expect(quiz(page).getByText('tarkoittaa 100 € talletuksella')).toBeVisible();
    await expect(quiz(page).locator('.netbar:visible')).toHaveCount(3);
    await expect(
      quiz(page).getByRole('button', {
        name: /Vain kierrätysvapaa .*brutto \d+ €, kierrätys 0 €, netto \+\d+ €, läpi 10\/10/,
      }),
    ).toBeVisible();
  },
);

test('back returns to the previous question and discards its answer', NIGHTLY, async ({ page }) => {
  await openQuiz(page, 'fi');
  const back = quiz(page).getByRole('button', { name: 'Edellinen' });
  await expect(back).toBeHidden();
  await answer(page, 2, 1);
  await expect(progressText(page)).toHaveText('Kysymys 3/4');
  await back.click();
  await expect(progressText(page)).toHaveText('Kysymys 2/4');
  await expect(heading(page)).toBeFocused();
  await back.click();
  await expect(back).toBeHidden();
  await answer(page, 0, 0, 1, 2);
  await expect(reasons(page)).toHaveCount(4);
  expect(
    await reasons(page).evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset.answer)),
  ).toEqual(['bonusType.bigBonus', 'wagering.bigBonus', 'speed.traditional', 'priority.security']);
  await expect(back).toBeHidden();
});

test('unmet wishes are listed as clearly as met ones', NIGHTLY, async ({ page }) => {
  await openQuiz(page, 'dk');
  // The only casino of this market with cashback is not wager-free.
  await answer(page, 2, 2, 1, 0);
  await expect(reasons(page)).toHaveCount(4);
  const met = await reasons(page).locator('.is-met').count();
  const unmet = await reasons(page).getByText('Passer ikke.').count();
  expect(met + unmet).toBe(4);
  expect(unmet).toBeGreaterThan(0);
});

test('trying again and closing restart the quiz', NIGHTLY, async ({ page }) => {
  await openQuiz(page, 'fi');
  await answer(page, 3, 2, 0, 0);
  await expect(reasons(page)).toHaveCount(4);
  await quiz(page).getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(progressText(page)).toHaveText('Kysymys 1/4');
  await expect(heading(page)).toBeFocused();
  await expect(quiz(page).locator('.stage')).toHaveCount(0);

  await answer(page, 0, 0, 0, 0);
  await expect(reasons(page)).toHaveCount(4);
  await quiz(page).getByRole('button', { name: 'Sulje' }).click();
  await expect(quiz(page)).toBeHidden();
  await opener(page).click();
  await expect(progressText(page)).toHaveText('Kysymys 1/4');
  await expect(quiz(page).locator('.stage')).toHaveCount(0);

  await answer(page, 0, 0);
  await page.keyboard.press('Escape');
  await expect(quiz(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(progressText(page)).toHaveText('Kysymys 1/4');
});

test('the quiz works with the keyboard only', async ({ page }) => {
  await page.goto('/fi');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  for (let question = 1; question <= 4; question++) {
    await expect(progressText(page)).toHaveText(`Kysymys ${question}/4`);
    // The heading is in the DOM before the quiz opens.
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(options(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(heading(page)).toHaveText(/^Sinulle sopii /);
  await expect(heading(page)).toBeFocused();
  await expect(reasons(page)).toHaveCount(4);
  const again = quiz(page).getByRole('button', { name: 'Yritä uudelleen' });
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    if (await again.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(again).toBeFocused();
  await page.keyboard.press('Space');
  await expect(progressText(page)).toHaveText('Kysymys 1/4');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('answers are not sent to the server', async ({ page }) => {
  await openQuiz(page, 'fi');
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}${new URL(request.url()).search}`),
  );
  await answer(page, 1, 1, 0, 0);
  await expect(reasons(page)).toHaveCount(4);
  const dataRequests = requests.filter((request) => !/\.(css|svg|js)/.test(request));
  expect(dataRequests).toEqual([expect.stringMatching(/^GET \/fi\/part\/quiz-offer\/[^/?]+$/)]);
});

test('if the offer does not load, the casino’s name, its review and a retry button are shown', async ({
  page,
}) => {
  await openQuiz(page, 'fi');
  await page.route('**/part/quiz-offer/**', (route) => route.abort());
  await answer(page, 1, 1, 0, 0);
  await expect(heading(page)).toHaveText(/^Sinulle sopii /);
  await expect(quiz(page).getByText('Tarjous ei latautunut.')).toBeVisible();
  await expect(quiz(page).getByRole('link', { name: 'Lue arvostelu' })).toHaveAttribute(
    'href',
    /^\/fi\/kasino\//,
  );
  await page.unroute('**/part/quiz-offer/**');
  await quiz(page).getByRole('button', { name: 'Lataa tarjous uudelleen' }).click();
  await expect(reasons(page)).toHaveCount(4);
  await expect(quiz(page).getByText('Tarjous ei latautunut.')).toBeHidden();
});

test('an offer that loads after a restart of the quiz is not shown', NIGHTLY, async ({ page }) => {
  await openQuiz(page, 'fi');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/part/quiz-offer/**', async (route) => {
    await released;
    await route.continue();
  });
  await answer(page, 1, 1, 0, 0);
  await expect(quiz(page).getByText('Ladataan tarjousta')).toBeVisible();
  await quiz(page).getByRole('button', { name: 'Yritä uudelleen' }).click();
  const loaded = page.waitForResponse('**/part/quiz-offer/**');
  release();
  await loaded;
  await expect(progressText(page)).toHaveText('Kysymys 1/4');
  await expect(quiz(page).locator('.stage')).toHaveCount(0);
});

test('a script that does not load is reported, and the next click opens the quiz', async ({ page }) => {
  await page.route(/quiz\..*\.js/, (route) => route.abort());
  await page.goto('/fi');
  const alert = page.waitForEvent('dialog');
  const click = opener(page).click();
  const dialog = await alert;
  expect(dialog.message()).toBe('Ei latautunut. Tarkista yhteys ja lataa sivu uudelleen.');
  await dialog.accept();
  await click;
  await page.unroute(/quiz\..*\.js/);
  await opener(page).click();
  await expect(quiz(page)).toBeVisible();
  await answer(page, 0);
  await expect(progressText(page)).toContainText('2/4');
});
