import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { expect, type Page } from '@playwright/test';
import { tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED: Record<
  Market,
  { open: string; question: string; result: RegExp; done: string; close: string; menu: string }
> = {
  fi: {
    open: 'Tee kasinotesti',
    question: 'Kysymys',
    result: /^Lähimpänä vastauksiasi: /,
    done: 'Valmis',
    close: 'Sulje',
    menu: 'Valikko',
  },
  se: {
    open: 'Gör casinotestet',
    question: 'Fråga',
    result: /^Närmast dina svar: /,
    done: 'Klart',
    close: 'Stäng',
    menu: 'Meny',
  },
  no: {
    open: 'Ta casinotesten',
    question: 'Spørsmål',
    result: / ligger nærmest svarene dine$/,
    done: 'Ferdig',
    close: 'Lukk',
    menu: 'Meny',
  },
  dk: {
    open: 'Tag casinotesten',
    question: 'Spørgsmål',
    result: / passer til dig$/,
    done: 'Færdig',
    close: 'Luk',
    menu: 'Menu',
  },
};
const FIRST_QUESTION: Record<Market, string> = {
  fi: 'Millaista bonusta etsit?',
  se: 'Vilken sorts bonus letar du efter?',
  no: 'Hva slags bonus ser du etter?',
  dk: 'Hvilken slags bonus leder du efter?',
};
const PHONE = { width: 390, height: 844 };

const quiz = (page: Page) => page.locator('#quiz');
const heading = (page: Page) => quiz(page).getByRole('heading', { level: 2 });
const options = (page: Page) => quiz(page).locator('.quiz-option:visible');
const progressText = (page: Page) => quiz(page).locator('.quiz-progress p');
const reasons = (page: Page) => quiz(page).locator('.quiz-reasons li:visible');
const opener = (page: Page) => page.locator('.hero-tools [data-opens=quiz]');

/** Collects the requests from now on, except those for files. */
function collectDataRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const line = `${request.method()} ${pathname}${search}`;
    if (!/\.(css|svg|js)/.test(line)) requests.push(line);
  });
  return requests;
}

const getOverflow = (page: Page) => quiz(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);

for (const market of MARKETS) {
  const expected = EXPECTED[market];

  test(
    `four answers lead to a casino in ${market}; the menu opens the quiz on a phone, and gets the focus back`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(`/${market}`);
      await opener(page).click();
      await expect(quiz(page)).toBeVisible();
      const requests = collectDataRequests(page);
      await expect(heading(page)).toHaveText(FIRST_QUESTION[market]);
      await expect(heading(page)).toBeFocused();
      for (const [index, optionIndex] of [1, 1, 0, 0].entries()) {
        await expect(progressText(page)).toHaveText(`${expected.question} ${index + 1}/4`);
        await expect(quiz(page).getByRole('progressbar')).toHaveAttribute('value', String(index + 1));
        await expect(quiz(page).locator('[lang]')).toHaveCount(0);
        await options(page).nth(optionIndex).click();
        await expect(heading(page)).toBeFocused();
      }
      await expect(reasons(page)).toHaveCount(4);
      // The answers are not sent to the server.
      expect(requests).toEqual([
        expect.stringMatching(new RegExp(`^GET /${market}/part/quiz-offer/[^/?]+$`)),
      ]);
      await expect(progressText(page)).toHaveText(expected.done);
      await expect(heading(page)).toHaveText(expected.result);
      await expect(quiz(page).locator('.net-figure b:visible')).toHaveText(/^[+−±][\d\s]+(€|kr\.?)$/);
      await expect(quiz(page).locator('.finish:visible')).toHaveText(/\d+\/10$/);
      await expect(quiz(page).locator('a.button-primary')).toHaveAttribute('target', '_blank');
      await expect(quiz(page).locator('a.review-link')).toHaveAttribute(
        'href',
        new RegExp(`^/${market}/kasino/`),
      );
      expect(await getOverflow(page)).toBe(0);
      await page.setViewportSize(PHONE);
      expect(await getOverflow(page)).toBe(0);
      await quiz(page).getByRole('button', { name: expected.close }).click();
      await expect(quiz(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();

      const menu = page.getByRole('button', { name: expected.menu, exact: true });
      await menu.click();
      await page.locator('#menu').getByRole('button', { name: expected.open }).click();
      await expect(quiz(page)).toBeVisible();
      await expect(page.locator('#menu')).toBeHidden();
      // Closing has restarted the quiz.
      await expect(progressText(page)).toHaveText(`${expected.question} 1/4`);
      await expect(quiz(page).locator('.stage')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(quiz(page)).toBeHidden();
      await expect(menu).toBeFocused();
    },
  );
}

/** Chooses the first option, with the keyboard only. */
async function pressFirstOption(page: Page) {
  await page.keyboard.press('Tab');
  await expect(options(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The wagering question shows how much of the reference deposit each answer typically leaves. */
async function expectTypicalNets(page: Page) {
  await expect(quiz(page).getByText('tarkoittaa 100 €:n talletuksella')).toBeVisible();
  await expect(quiz(page).locator('.net-bar:visible')).toHaveCount(3);
  await expect(
    quiz(page).getByRole('button', {
      name: /Vain kierrätysvapaa .*brutto \d+ €, kierrätys 0 €, netto \+\d+ €, ei kierrätystä/,
    }),
  ).toBeVisible();
}

test('the quiz works with the keyboard only; trying again and closing restart the quiz', async ({ page }) => {
  await page.goto('/fi');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  for (let question = 1; question <= 4; question++) {
    await expect(progressText(page)).toHaveText(`Kysymys ${question}/4`);
    // The heading is in the DOM before the quiz opens.
    await expect(heading(page)).toBeFocused();
    if (question === 2) await expectTypicalNets(page);
    await pressFirstOption(page);
  }
  await expect(heading(page)).toHaveText(/^Lähimpänä vastauksiasi: /);
  await expect(heading(page)).toBeFocused();
  await expect(reasons(page)).toHaveCount(4);
  const again = quiz(page).getByRole('button', { name: 'Tee testi uudelleen' });
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    if (await again.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(again).toBeFocused();
  await page.keyboard.press('Space');
  await expect(progressText(page)).toHaveText('Kysymys 1/4');
  await expect(heading(page)).toBeFocused();
  await expect(quiz(page).locator('.stage')).toHaveCount(0);

  await pressFirstOption(page);
  await expect(progressText(page)).toHaveText('Kysymys 2/4');
  await pressFirstOption(page);
  await expect(progressText(page)).toHaveText('Kysymys 3/4');
  await page.keyboard.press('Escape');
  await expect(quiz(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quiz(page)).toBeVisible();
  await expect(progressText(page)).toHaveText('Kysymys 1/4');
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
  await options(page).first().click();
  await expect(progressText(page)).toContainText('2/4');
});
