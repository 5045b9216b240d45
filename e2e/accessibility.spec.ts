import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { isPhone, setNewIpAddress, waitForIslands } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { NIGHTLY, ON_PHONE, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

/** Every kind of page, under a path that works in all markets. */
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

for (const market of MARKETS) {
  for (const [index, path] of PAGES.entries()) {
    test(
      `axe finds nothing on /${market}${path}`,
      market === 'fi' ? (index % MARKETS.length === 0 ? ON_PHONE : {}) : NIGHTLY,
      async ({ page }) => {
        // A language changes only the text, a width only the layout: on phones one language per kind of page is enough.
        test.skip(isPhone(page) && MARKETS[index % MARKETS.length] !== market, 'tested in another language');
        await page.goto(`/${market}${path}`);
        await expectNoViolations(page, path);
      },
    );
  }
}

test('a net amount is announced with its label and deposit, in rows and on offer cards', async ({ page }) => {
  await page.goto('/se');
  for (const selector of ['.offers .offer', '.cards .card']) {
    const figure = page.locator(selector).first().locator('.net-figure').filter({ visible: true });
    expect(await figure.ariaSnapshot(), selector).toMatch(
      /Netto [+−±][\d\s]+kr vid en insättning på 1\s000 kr/,
    );
  }
});

test('axe finds nothing with the compare tray and toasts open', async ({ page }) => {
  // On a slow machine the first toast would be gone before the second appears.
  await stopClock(page);
  await page.goto('/fi/mga-kasinot');
  for (const box of (await page.locator('.offer label.compare').all()).slice(0, 5)) await box.click();
  await expect(page.locator('.toast')).toHaveCount(2);
  await page.clock.resume();
  // Scroll to the top: axe reports elements that the header half covers as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolations(page, 'tray');
});

for (const [market, question] of [
  ['fi', 'Etsin bonusta ilman kierrätystä'],
  ['dk', 'Findes der en bonus uden gennemspilskrav?'],
] as const) {
  test(
    `axe finds nothing in the chat in ${market}: open, with a reply, a failure, form errors, a sent contact message`,
    tagForLanguage(market),
    async ({ page }) => {
      test.slow();
      await setNewIpAddress(page);
      await page.goto(`/${market}/tietosuoja`);
      await page.mouse.wheel(0, 700);
      await page.mouse.wheel(0, -50);
      await page.locator('.chat-button').click();
      const panel = page.locator('#chat-panel');
      await expect(panel).toBeVisible();
      // Scroll to the top: axe reports elements that the header half covers as too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectNoViolations(page, 'open');
      await panel.locator('.chat-form input').fill(question);
      await page.keyboard.press('Enter');
      await expect(panel.locator('.chat-offer').nth(1)).toBeVisible();
      await expectNoViolations(page, 'reply', '#chat-panel');
      await page.route('**/api/casino-chat*', (route) => route.abort());
      await panel.locator('.chat-form input').fill('?');
      await page.keyboard.press('Enter');
      await expect(panel.locator('.msg-failed')).toBeVisible();
      await expectNoViolations(page, 'failure', '#chat-panel');
      await panel.locator('.chat-toggle').click();
      await panel.locator('.contact button').click();
      await expect(panel.locator('[aria-invalid]')).toHaveCount(3);
      await expectNoViolations(page, 'errors', '#chat-panel');
      await panel.locator('[name=name]').fill('Aino');
      await panel.locator('[name=email]').fill('aino@esimerkki.fi');
      await panel.locator('[name=message]').fill('Hei!');
      await page.route('**/api/contact*', (route) => route.abort(), { times: 1 });
      await panel.locator('.contact button').click();
      await expect(panel.locator('.contact-failed')).toBeVisible();
      await expectNoViolations(page, 'not sent', '#chat-panel');
      await panel.locator('.contact button').click();
      await expect(panel.locator('.msg-confirmation')).toBeVisible();
      await expectNoViolations(page, 'sent', '#chat-panel');
    },
  );
}

test('axe finds nothing in the quiz, on a question and on the result', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/no/personvern');
  await page.locator('.site-header [commandfor=menu]').click();
  await page.locator('.menu-tools [data-opens=quiz]').click();
  const options = page.locator('.quiz-option:visible');
  const waitForQuestion = async (question: number) => {
    await expect(page.locator('.quiz-progress p')).toHaveText(`Spørsmål ${question}/4`);
    await expect(page.locator('#quiz h2')).toBeFocused();
  };
  await expect(options).toHaveCount(4);
  await waitForQuestion(1);
  await options.nth(2).click();
  await waitForQuestion(2);
  await expectNoViolations(page, 'question', '#quiz');
  for (const [answered, index] of [0, 0, 2].entries()) {
    await waitForQuestion(answered + 2);
    await options.nth(index).click();
  }
  await expect(page.locator('.quiz-reasons li:visible')).toHaveCount(4);
  await expectNoViolations(page, 'result', '#quiz');
});

test('axe finds nothing on a demo game after 500 spins', async ({ page }) => {
  await page.goto('/se/demospel/mustikka-27?seed=1');
  for (let hundreds = 0; hundreds < 5; hundreds++) {
    await page.getByRole('button', { name: 'Snurra 100×' }).click();
  }
  await expect(page.locator('.session-summary')).toBeVisible();
  // Scroll to the top: axe reports elements that the header half covers as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolations(page, 'after 500 spins');
});

test('axe finds nothing with menu, dropdowns and search open', ON_PHONE, async ({ page }) => {
  await page.goto('/fi/tietosuoja');
  if (isPhone(page)) {
    await page.locator('button[popovertarget=header-search]').click();
    await expectNoViolations(page, 'search', 'header');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Valikko' }).click();
    for (const group of await page.locator('dialog summary').all()) {
      if (!(await group.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open))) {
        await group.click();
      }
    }
    await expectNoViolations(page, 'menu', '.menu');
    return;
  }
  for (const button of await page.locator('header button[popovertarget]:visible').all()) {
    await button.click();
    await expectNoViolations(page, (await button.textContent()) ?? '', 'header');
  }
});

/** All visible interactive elements, in document order. */
function listTargets(root: Element | null): string[] {
  return (
    [
      ...(root ?? document).querySelectorAll(
        'a[href], button, input, summary, select, textarea, [tabindex="0"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A group of radio buttons is one tab stop; the arrow keys move within it.
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

const getFocusedTarget = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');

async function tabThrough(page: Page, count: number): Promise<string[]> {
  const reached: string[] = [];
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('Tab');
    reached.push(await getFocusedTarget(page));
  }
  return reached;
}

test('everything is reachable by keyboard, in visual order', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fi');
  await waitForIslands(page);
  const targets = await page.evaluate(`(${listTargets})(null)`);
  expect(await tabThrough(page, (targets as string[]).length)).toEqual(targets);
});

test(
  'everything in an open dropdown and in the menu is reachable by keyboard',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('/fi');
    const [opener, root] = isPhone(page)
      ? [page.getByRole('button', { name: 'Valikko' }), '#menu']
      : [page.getByRole('button', { name: 'Bonukset' }), '#navigation-1'];
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(root)).toBeVisible();
    const targets = (await page.evaluate(`(${listTargets})(document.querySelector('${root}'))`)) as string[];
    expect(targets.length).toBeGreaterThan(4);
    // The menu moves the focus to its first target; a dropdown leaves it on its button.
    const first = isPhone(page) ? [await getFocusedTarget(page)] : [];
    expect([...first, ...(await tabThrough(page, targets.length - first.length))]).toEqual(targets);
  },
);

test('the first tab stop is a link that skips to the content', async ({ page }) => {
  await page.goto('/dk');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Spring til indholdet' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fi');
  if (isPhone(page)) await page.getByRole('button', { name: 'Valikko' }).click();
  else await page.getByRole('button', { name: 'Bonukset' }).click();
  const running = await page.evaluate(() =>
    document.getAnimations().map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  );
  expect(running).toEqual([]);
});
