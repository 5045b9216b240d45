import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isPhone } from './screen.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that colours decide; dark mode changes nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function look(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder) {
  await page.emulateMedia({ colorScheme });
  // Motion is over: a panel that is still fading in has the contrast of a fading panel.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  return (await axe.analyze()).violations;
}

/** Neither in light nor in dark. */
async function expectNoFindings(page: Page, where: string) {
  const axe = () => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const light = await look(page, 'light', axe().withTags(TAGS));
  const dark = await look(page, 'dark', axe().withRules(COLOUR_RULES));
  expect(
    [...light, ...dark].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    where,
  ).toEqual([]);
}

/** Every kind of page, under a name that all markets know. */
const PAGES = [
  '',
  '/pikakasinot',
  '/kasino/casinoist',
  '/kasino/tundra-bet',
  '/casinorecensioner',
  '/vertailu',
  '/vertailu?kasinot=winz-casino,rizzio-casino,casinoist',
  '/nettolaskuri?kasino=casinoist',
  '/nettolaskuri?wagerTimes=0&spins=50',
  '/nain-laskimme',
  '/demopelit',
  '/demopelit/kultasuoni',
  '/kilpailut',
  '/tietosuoja',
  '/vastuuvapauslauseke',
  '/ei-ole',
];

for (const market of ['fi', 'se', 'no', 'dk']) {
  for (const path of PAGES) {
    test(`axe finds nothing on /${market}${path}`, async ({ page }) => {
      await page.goto(`/${market}${path}`);
      await expectNoFindings(page, path);
    });
  }
}

test('axe finds nothing with the tray of chosen casinos', async ({ page }) => {
  await page.goto('/fi/mga-kasinot');
  for (const box of (await page.locator('.offer label.compare').all()).slice(0, 5)) await box.click();
  await expect(page.locator('.tray-notice')).toBeVisible({ timeout: 20_000 });
  // What the header half covers after scrolling would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoFindings(page, 'tray');
});

test('axe finds nothing in the quiz, neither at its questions nor at its result', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => sessionStorage.setItem('hasSeenMonthCasino_no', 'true'));
  await page.goto('/no');
  await page.locator('.hero-tools [data-opens=quiz]').click();
  const options = page.locator('.quiz-option:visible');
  await expect(options).toHaveCount(4);
  await options.nth(2).click();
  await expectNoFindings(page, 'question');
  for (const place of [0, 0, 2]) await options.nth(place).click();
  await expect(page.locator('.quiz-reasons li:visible')).toHaveCount(4);
  await expectNoFindings(page, 'result');
});

test('axe finds nothing on a demo game of 500 spins', async ({ page }) => {
  await page.goto('/se/demopelit/mustikka-27?seed=1');
  for (let hundreds = 0; hundreds < 5; hundreds++) {
    await page.getByRole('button', { name: 'Snurra 100×' }).click();
  }
  await expect(page.locator('.session-summary')).toBeVisible();
  // What the header half covers would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoFindings(page, 'after 500 spins');
});

test('axe finds nothing with menu, dropdowns and search open', async ({ page }) => {
  // Axe looks at the whole page once for each of them.
  test.slow();
  await page.goto('/fi');
  if (isPhone(page)) {
    await page.locator('button[popovertarget=header-search]').click();
    await expectNoFindings(page, 'search');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Valikko' }).click();
    for (const group of await page.locator('dialog summary').all()) {
      if (!(await group.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open))) {
        await group.click();
      }
    }
    await expectNoFindings(page, 'menu');
    return;
  }
  for (const button of await page.locator('header button[popovertarget]:visible').all()) {
    await button.click();
    // The first group leads to the list: what the header half covers there would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoFindings(page, (await button.textContent()) ?? '');
  }
});

/** Everything that can be acted on and seen, in the order of the document. */
function listTargets(root: Element | null): string[] {
  return (
    [
      ...(root ?? document).querySelectorAll(
        'a[href], button, input, summary, select, textarea, [tabindex="0"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // One stop for a group of radio buttons: the arrows move within it.
      .filter(
        (element) =>
          element.getAttribute('tabindex') !== '-1' && !element.matches('[type=radio]:not(:checked)'),
      )
      .map((element) => {
        element.setAttribute('data-target', element.outerHTML.slice(0, 200));
        return element.getAttribute('data-target') ?? '';
      })
  );
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');

async function tabThrough(page: Page, count: number): Promise<string[]> {
  const reached: string[] = [];
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('Tab');
    reached.push(await focused(page));
  }
  return reached;
}

test('everything is reachable by keyboard, in the order in which it is seen', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fi');
  const targets = await page.evaluate(`(${listTargets})(null)`);
  expect(await tabThrough(page, (targets as string[]).length)).toEqual(targets);
});

test('everything in an open dropdown and in the menu is reachable by keyboard', async ({ page }) => {
  await page.goto('/fi');
  const [opener, root] = isPhone(page)
    ? [page.getByRole('button', { name: 'Valikko' }), '#menu']
    : [page.getByRole('button', { name: 'Bonukset' }), '#navigation-1'];
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(root)).toBeVisible();
  const targets = (await page.evaluate(`(${listTargets})(document.querySelector('${root}'))`)) as string[];
  expect(targets.length).toBeGreaterThan(4);
  // The menu takes the focus to its first target, a dropdown leaves it on its label.
  const first = isPhone(page) ? [await focused(page)] : [];
  expect([...first, ...(await tabThrough(page, targets.length - first.length))]).toEqual(targets);
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/dk');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Spring til indholdet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fi');
  if (isPhone(page)) await page.getByRole('button', { name: 'Valikko' }).click();
  else await page.getByRole('button', { name: 'Bonukset' }).click();
  // Rows that are laid out one after the other do not move.
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition')
      .filter((name) => name !== 'lay-out'),
  );
  expect(moving).toEqual([]);
});
