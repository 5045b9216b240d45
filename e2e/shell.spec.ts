import { maxDeposit } from '@nettobonus/domain/catalogue/deposit-choice';
import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, type Page } from '@playwright/test';
import { isPhone, waitForAnimations } from './screen.ts';
import { ON_PHONE, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const skipOnPhone = (page: Page) => test.skip(isPhone(page), 'only wide screens have this navigation');
const skipOnDesktop = (page: Page) => test.skip(!isPhone(page), 'only small screens have this navigation');

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, link: string) =>
  page.locator('[popover]').filter({ has: page.getByRole('link', { name: link, includeHidden: true }) });

test.describe('dropdowns', () => {
  test('open by keyboard, are tabbable, close with Escape and return the focus', async ({ page }) => {
    skipOnPhone(page);
    await page.goto('/fi/kilpailut');
    await getButton(page, 'Bonukset').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Kierrätysvapaat')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Kierrätysvapaat/ }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Kierrätysvapaat')).toBeHidden();
    await expect(getButton(page, 'Bonukset')).toBeFocused();
  });

  test('open one at a time, and close on a click outside', async ({ page }) => {
    skipOnPhone(page);
    await page.goto('/fi/kilpailut');
    await getButton(page, 'Bonukset').click();
    await page.locator('button[popovertarget=language]').click();
    await expect(panel(page, 'Kierrätysvapaat')).toBeHidden();
    await expect(page.locator('#language')).toBeVisible();
    await page.locator('h1').click();
    await expect(page.locator('#language')).toBeHidden();
  });

  test('open below their label in the header, even after scrolling', async ({ page }) => {
    skipOnPhone(page);
    await page.goto('/fi/kilpailut');
    await page.mouse.wheel(0, 400);
    await getButton(page, 'Bonukset').click();
    const header = await page.locator('header').first().boundingBox();
    const button = await getButton(page, 'Bonukset').boundingBox();
    await expect
      .poll(async () => (await panel(page, 'Kierrätysvapaat').boundingBox())?.y)
      .toBeCloseTo((header?.y ?? 0) + 68, 0);
    const box = await panel(page, 'Kierrätysvapaat').boundingBox();
    expect(box?.x).toBeCloseTo((button?.x ?? 0) - 16, 0);
  });

  test('work without JavaScript', ON_PHONE, async ({ browser, viewport, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto('/se');
    if (isPhone(page)) {
      await getButton(page, 'Meny').click();
      await page.locator('#menu summary').click();
    } else {
      await getButton(page, 'Alla casinon').click();
    }
    await page
      .locator(isPhone(page) ? '#menu' : '#navigation-0')
      .getByRole('link', { name: /^Omsättningsfria/ })
      .click();
    await expect(page).toHaveURL('/se/omsattningsfria');
    await context.close();
  });
});

test.describe('the first group', () => {
  test('leads to the list of all casinos with its dropdown open', async ({ page }) => {
    skipOnPhone(page);
    await page.goto('/fi/kilpailut');
    await getButton(page, 'Kaikki kasinot').click();
    await expect(page).toHaveURL('/fi#kaikki-kasinot');
    await expect(panel(page, 'Pikakasinot')).toBeVisible();
  });

  test('on the home page scrolls to the list and opens in place; a second click closes it', async ({
    page,
  }) => {
    skipOnPhone(page);
    await page.goto('/se');
    await getButton(page, 'Alla casinon').click();
    await expect(page).toHaveURL('/se#kaikki-kasinot');
    await expect(panel(page, 'Snabbcasinon')).toBeVisible();
    await getButton(page, 'Alla casinon').click();
    await expect(panel(page, 'Snabbcasinon')).toBeHidden();
  });

  test('its dropdown closes when the visitor scrolls to the list or moves the focus there', async ({
    page,
  }) => {
    skipOnPhone(page);
    await page.goto('/fi');
    await getButton(page, 'Kaikki kasinot').click();
    await expect(panel(page, 'Pikakasinot')).toBeVisible();
    await page.mouse.move(1200, 700);
    await page.mouse.wheel(0, 200);
    await expect(panel(page, 'Pikakasinot')).toBeHidden();
    await getButton(page, 'Kaikki kasinot').click();
    await expect(panel(page, 'Pikakasinot')).toBeVisible();
    await page.locator('.filters select').first().focus();
    await expect(panel(page, 'Pikakasinot')).toBeHidden();
  });

  test('a group without its own URL only opens its dropdown', async ({ page }) => {
    skipOnPhone(page);
    await page.goto('/fi/kilpailut');
    await getButton(page, 'Bonukset').click();
    await expect(page).toHaveURL('/fi/kilpailut');
  });
});

/** Opens the list of countries, and follows the link to one. */
async function chooseCountry(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await getButton(page, 'Valikko').click();
  else await page.locator('button[popovertarget=language]').click();
  // While the list moves, Playwright would scroll the page, and the link would not be under the pointer any more.
  await waitForAnimations(page);
  await page
    .locator(isPhone(page) ? '#menu' : '#language')
    .getByRole('link', { name })
    .click();
}

test('choosing a country leads to the same page, under its name there', ON_PHONE, async ({ page }) => {
  await page.goto('/fi/demopelit/kultasuoni');
  await chooseCountry(page, 'Sverige');
  await expect(page).toHaveURL('/se/demospel/kultasuoni');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
});

test('a country without the page leads to its home page, which says so', ON_PHONE, async ({ page }) => {
  await page.goto('/fi/kasino/joki-casino');
  await chooseCountry(page, 'Danmark');
  const notice = page.getByText('findes ikke i den danske sammenligning');
  await expect(notice).toBeInViewport();
  // A reload without the anchor: only the path changes the document.
  await page.goto('/dk/privatliv');
  await page.goto('/dk');
  await expect(notice).toBeHidden();
});

for (const market of ['no', 'dk']) {
  test(`in ${market} the picker and the quiz open from every page`, async ({ page }) => {
    await page.goto(`/${market}/tietosuoja`);
    for (const widget of ['picker', 'quiz']) {
      await page.locator(`.site-footer [data-opens=${widget}]`).click();
      await expect(page.locator(`#${widget}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(`#${widget}`)).toBeHidden();
    }
  });
}

test(
  'the search updates the URL when the visitor presses Enter, with and without JavaScript',
  ON_PHONE,
  async ({ browser, viewport, baseURL }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport,
        ...(baseURL ? { baseURL } : {}),
      });
      const visitor = await context.newPage();
      await visitor.goto('/dk/demospil');
      if (isPhone(visitor)) await visitor.locator('button[popovertarget=header-search]').click();
      // With scripts its role changes when it has the focus, because suggestions are added.
      const field = visitor.locator('input[name=search]:visible');
      await field.first().fill('winz & co');
      await field.first().press('Enter');
      await expect(visitor).toHaveURL('/dk?search=winz+%26+co');
      await expect(visitor.locator('main').getByRole('searchbox').first()).toHaveValue('winz & co');
      await expect(visitor.getByRole('heading', { level: 1, name: 'Søg' })).toBeVisible();
      await context.close();
    }
  },
);

test.describe('the side menu', () => {
  test('takes the focus, collapses its groups and closes with Escape', ON_PHONE, async ({ page }) => {
    skipOnDesktop(page);
    await page.goto('/fi/kilpailut');
    await getButton(page, 'Valikko').click();
    const menu = page.getByRole('dialog', { name: 'Valikko' });
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expect(menu.getByRole('link', { name: /^Non-sticky/ })).toBeHidden();
    await menu.getByText('Bonukset', { exact: true }).click();
    await expect(menu.getByRole('link', { name: /^Non-sticky/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(getButton(page, 'Valikko')).toBeFocused();
  });

  test(
    'closes when a link is clicked, including a link to an anchor on the same page',
    ON_PHONE,
    async ({ page }) => {
      skipOnDesktop(page);
      await page.goto('/fi');
      await getButton(page, 'Valikko').click();
      const menu = page.getByRole('dialog', { name: 'Valikko' });
      await menu.getByText('Kaikki kasinot', { exact: true }).click();
      await menu.getByRole('link', { name: 'Näytä kaikki kasinot' }).click();
      await expect(page).toHaveURL('/fi#kaikki-kasinot');
      await expect(menu).toBeHidden();
      await getButton(page, 'Valikko').click();
      await menu.getByRole('link', { name: 'Arvostelut' }).click();
      await expect(page).toHaveURL('/fi/kasinoarvostelut');
      await expect(menu).toBeHidden();
    },
  );

  test('shows every country and the helpline while a group is open', ON_PHONE, async ({ page }) => {
    skipOnDesktop(page);
    await page.goto('/fi/kilpailut');
    await getButton(page, 'Valikko').click();
    const menu = page.getByRole('dialog', { name: 'Valikko' });
    await menu.getByText('Bonukset', { exact: true }).click();
    await expect(menu.getByRole('link', { name: /^Non-sticky/ })).toBeVisible();
    for (const name of ['Suomi', 'Sverige', 'Norge', 'Danmark', /^Peluuri/]) {
      await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });

  test('opens the chat', ON_PHONE, async ({ page }) => {
    skipOnDesktop(page);
    await page.goto('/fi');
    await getButton(page, 'Valikko').click();
    await page.locator('.menu-tools [data-opens=chat]').click();
    await expect(page.locator('#chat-panel input[name=question]')).toBeFocused();
  });

  test('closes with its button and on a tap outside', ON_PHONE, async ({ page }) => {
    skipOnDesktop(page);
    await page.goto('/no');
    const menu = page.getByRole('dialog', { name: 'Meny' });
    await getButton(page, 'Meny').click();
    await getButton(page, 'Lukk menyen').click();
    await expect(menu).toBeHidden();
    await getButton(page, 'Meny').click();
    await page.touchscreen.tap(10, 400);
    await expect(menu).toBeHidden();
  });
});

for (const market of MARKETS) {
  test(
    `from 960 pixels the header in ${market} has navigation, search and language on one line`,
    tagForLanguage(market),
    async ({ page }) => {
      skipOnPhone(page);
      await page.goto(`/${market}/tietosuoja`);
      const header = page.getByRole('banner');
      for (const width of [960, 1024, 1200, 1201, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(header.getByRole('searchbox')).toBeVisible();
        await expect(header.locator('.language-button')).toBeVisible();
        await expect(header.locator('.icon-button').first()).toBeHidden();
        const { overlaps, calculators } = await header.evaluate((element) => {
          const parts = [
            ...element.querySelectorAll(
              '.brand, .nav-link, search, .deposit-control > button, .language-button',
            ),
          ]
            .map((part) => part.getBoundingClientRect())
            .filter(({ width: shown }) => shown > 0);
          const isOverlap = (part: DOMRect, index: number) =>
            index > 0 && part.left < (parts[index - 1] as DOMRect).right - 0.5;
          const calculator = element.querySelector('.nav-narrow a')?.getAttribute('href');
          element.querySelector<HTMLElement>('#navigation-more')?.showPopover();
          const links = [...element.querySelectorAll(`a[href="${calculator}"]`)];
          return {
            overlaps: parts.filter(isOverlap).length + Number((parts.at(-1)?.right ?? 0) > innerWidth),
            calculators: links.filter((link) => link.checkVisibility()).length,
          };
        });
        expect.soft({ overlaps, calculators }, `${width} pixels`).toEqual({ overlaps: 0, calculators: 1 });
      }
      await page.setViewportSize({ width: 959, height: 800 });
      await expect(header.locator('.icon-button').first()).toBeVisible();
    },
  );
}

for (const market of MARKETS) {
  test(
    `on narrow phones the header in ${market} has room for the largest deposit`,
    ON_PHONE,
    async ({ page }) => {
      skipOnDesktop(page);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(`/${market}/tietosuoja?${DEPOSIT_PARAM}=${maxDeposit(market) / 100}`);
        const boxes = await page
          .getByRole('banner')
          .locator('.brand, .deposit-control > button, .icon-button')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
        expect(boxes, `${width} pixels`).toHaveLength(4);
        const isOutOfPlace = ({ left, right, width: shown }: DOMRect, index: number) =>
          left < (boxes[index - 1]?.right ?? 0) || right > width || shown < 44;
        expect.soft(boxes.filter(isOutOfPlace), `${width} pixels`).toEqual([]);
      }
    },
  );
}

test('the header stays at the top, and its logo links to the home page', async ({ page }) => {
  await page.goto('/dk/privatliv');
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(async () => (await page.locator('header').first().boundingBox())?.y).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Nettobonus' }).click();
  await expect(page).toHaveURL('/dk');
});

for (const api of ['with', 'without']) {
  test(`${api} the Navigation API a slow navigation shows the spinner, a quick one does not`, async ({
    page,
  }) => {
    if (api === 'without') await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    // `evaluate` blocks during a navigation, so the page itself records what it shows.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.getElementById('navigating')?.hidden) return;
        sessionStorage.setItem('spinner', location.pathname);
        console.log('The spinner is shown');
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
    });
    const follow = async (name: string, path: string) => {
      // Use the keyboard: hovering would prefetch the page, and the navigation would be fast.
      await page.getByRole('contentinfo').getByRole('link', { name }).press('Enter');
      await expect(page).toHaveURL(path);
      await expect(page.locator('#navigating')).toBeHidden();
      // Wait until the script that shows the spinner for the next navigation has run.
      await page.waitForLoadState('load');
      return page.evaluate(() => sessionStorage.getItem('spinner'));
    };
    // A busy machine may slow down individual navigations: retry until one is fast and shows no spinner.
    await expect(async () => {
      await page.goto('/fi/tietosuoja');
      await page.evaluate(() => sessionStorage.clear());
      expect(await follow('Kilpailut', '/fi/kilpailut')).toBeNull();
    }).toPass({ timeout: 60_000 });
    const shown = page.waitForEvent('console', {
      predicate: (message) => message.text() === 'The spinner is shown',
      timeout: 30_000,
    });
    await page.route('**/fi/vastuuvapauslauseke', async (route) => {
      await shown;
      await route.continue();
    });
    expect(await follow('Vastuuvapauslauseke', '/fi/vastuuvapauslauseke')).toBe('/fi/kilpailut');
  });
}
