import { FILTER_NAMES } from '@nettobonus/domain/catalogue/casino-filter';
import { expect, type Page } from '@playwright/test';
import { NIGHTLY } from './tags.ts';
import { test } from './visitor.ts';

/*
 * Nothing that a visitor does before the scripts have arrived is lost. Each test opens a page on a slow connection and
 * a slow processor, presses one control as soon as it is visible, and waits for the effect.
 */

interface Press {
  control: string;
  press: (page: Page) => Promise<void>;
  result: (page: Page) => Promise<void>;
}

const click = (selector: string) => (page: Page) =>
  page.locator(selector).first().click({ noWaitAfter: true });
const select = (selector: string, value: string) => async (page: Page) => {
  await page.locator(selector).first().selectOption(value, { noWaitAfter: true });
};
const fill = (selector: string, value: string) => (page: Page) =>
  page.locator(selector).first().fill(value, { noWaitAfter: true });
const shows = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();
const goesTo = (pattern: RegExp) => (page: Page) => expect(page).toHaveURL(pattern);

/** Controls on every page. */
const SHELL: Press[] = [
  { control: 'language menu', press: click('.language-button'), result: shows('#language a') },
  { control: 'chat', press: click('.chat-button'), result: shows('#chat-panel input') },
];

const LIST: Press[] = [
  ...FILTER_NAMES.map((name) => ({
    control: `filter ${name}`,
    press: async (page: Page) => {
      const field = page.locator(`.filters select[name=${name}]`);
      const option = field.locator('option:enabled').nth(1);
      await field.selectOption((await option.getAttribute('value')) ?? '', { noWaitAfter: true });
    },
    result: goesTo(new RegExp(`[?&]${name}=`)),
  })),
  {
    control: 'order by rating',
    press: click('.list-tools .segments a:nth-child(2)'),
    result: goesTo(/[?&]sort=rating/),
  },
  { control: 'search', press: fill('.filters input[name=search]', 'bet'), result: goesTo(/[?&]search=bet/) },
  {
    control: 'deposit',
    press: async (page) => {
      await click('.deposit-control .deposit-button')(page);
      await click('.deposit-amounts button:last-child')(page);
    },
    result: async (page) => {
      await expect(page.locator('.offer .net-deposit').filter({ visible: true }).first()).toHaveText(
        /250\s€/,
      );
      await expect(page).toHaveURL(/[?&]deposit=/);
    },
  },
  {
    control: 'compare',
    press: click('.offer label.compare'),
    result: async (page) => {
      await expect(page.locator('.tray')).toBeVisible();
      await expect(page.locator('.offer input[data-compare]').first()).toBeChecked();
    },
  },
];

const PAGES: Record<string, Press[]> = {
  '/fi': [
    ...SHELL,
    ...LIST,
    { control: 'quiz', press: click('.hero-tools [data-opens=quiz]'), result: shows('#quiz .quiz-option') },
    {
      control: 'random casino picker',
      press: click('.hero-tools [data-opens=picker]'),
      result: shows('#picker .drum'),
    },
    {
      control: 'pause button of the showcase',
      press: click('.showcase-pause'),
      result: shows('.showcase-pause[aria-label="Jatka kiertoa"]'),
    },
    {
      control: 'next casino in the showcase',
      press: click('.showcase-step:last-child'),
      result: (page) => expect(page.locator('.showcase-count')).toHaveText('2/12'),
    },
    {
      control: 'previous casino in the showcase',
      press: click('.showcase-pause + .showcase-step'),
      result: (page) => expect(page.locator('.showcase-count')).toHaveText('12/12'),
    },
    {
      control: 'wagering slider',
      press: (page) => page.locator('.duel-track input').press('ArrowLeft', { noWaitAfter: true }),
      result: (page) => expect(page.locator('.duel-figure:visible').first()).toHaveText(/\+8\s€$/),
    },
    {
      control: 'show more',
      press: click('.more .button'),
      result: (page) => expect(page.locator('.offer')).toHaveCount(40),
    },
    {
      control: 'compare a top casino',
      press: click('.cards label.compare'),
      result: async (page) => {
        await expect(page.locator('.tray')).toBeVisible();
        await expect(page.locator('.cards input[data-compare]').first()).toBeChecked();
      },
    },
    {
      control: 'search in the hero',
      press: async (page) => {
        await fill('.hero input[name=search]', 'winz')(page);
        await page.locator('.hero input[name=search]').press('Enter', { noWaitAfter: true });
      },
      result: goesTo(/\/fi\?search=winz/),
    },
  ],
  '/fi/mga-kasinot': [...SHELL, ...LIST],
  '/fi/kasinoarvostelut': [
    ...SHELL,
    {
      control: 'search',
      press: fill('.review-tools input[name=search]', 'winz'),
      result: goesTo(/search=winz/),
    },
    {
      control: 'licence',
      press: select('.review-tools select[name=license]', 'curacao'),
      result: goesTo(/license=curacao/),
    },
    { control: 'sort by net', press: click('.review-sort a:nth-child(2)'), result: goesTo(/sort=net/) },
    { control: 'sort by date', press: click('.review-sort a:nth-child(3)'), result: goesTo(/sort=newest/) },
    {
      control: 'show more',
      press: click('.more .button'),
      result: (page) => expect(page.locator('#reviews tbody tr')).toHaveCount(40),
    },
  ],
  '/fi/vertailu?kasinot=winz-casino,rizzio-casino,casinoist': [
    ...SHELL,
    {
      control: 'deposit',
      press: async (page) => {
        await click('.deposit-control .deposit-button')(page);
        await click('.deposit-amounts button:last-child')(page);
      },
      result: async (page) => {
        await goesTo(/[?&]deposit=/)(page);
        // The tab keeps it: the next page shows it too.
        await page.goto('/fi/pikakasinot');
        await goesTo(/[?&]deposit=250/)(page);
      },
    },
    {
      control: 'remove',
      press: click('thead a[data-removes]'),
      result: goesTo(/kasinot=rizzio-casino,casinoist$/),
    },
    {
      control: 'add',
      press: async (page) => {
        await select('.compare-add select', '247-bet')(page);
        await click('.compare-add button')(page);
      },
      result: (page) => expect(page.locator('thead th')).toHaveCount(4),
    },
  ],
  '/fi/nettolaskuri': [
    ...SHELL,
    {
      control: 'casino',
      press: select('.calculator-form select', 'casinoist'),
      result: goesTo(/kasino=casinoist/),
    },
    {
      control: 'wagering field',
      press: fill('.calculator input[name=wagerTimes]', '12'),
      result: goesTo(/wagerTimes=12/),
    },
    {
      control: 'wagering slider',
      press: async (page) => {
        const slider = page.locator('.calculator input[data-field=wagerTimes]');
        await slider.focus();
        await slider.press('ArrowRight', { noWaitAfter: true });
      },
      result: goesTo(/wagerTimes=/),
    },
    {
      control: 'wagering base',
      press: click('.calculator .segments label:last-child'),
      result: goesTo(/wagerBase=/),
    },
    {
      control: 'further terms',
      press: click('.calculator details summary'),
      result: shows('.calculator details select'),
    },
  ],
  '/fi/demopelit/kultasuoni': [
    ...SHELL,
    {
      control: 'spin',
      press: click('.machine-buttons .button-line'),
      result: (page) => expect(page.locator('.session dd').first()).toHaveText('1'),
    },
    {
      control: 'a hundred spins',
      press: click('.machine-buttons .button-primary'),
      result: (page) => expect(page.locator('.session dd').first()).toHaveText('100'),
    },
  ],
};

/** Simulates 1.6 Mb/s, a latency of 150 ms, and a quarter of the processor's speed. */
async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** CI tests only these controls, on the home page; the nightly run tests all of them. */
const IN_CI = new Set(['chat', 'filter sort', 'compare', 'next casino in the showcase']);

for (const [path, presses] of Object.entries(PAGES)) {
  test.describe(`${path}: ${presses.length} controls pressed as soon as they are visible`, () => {
    for (const { control, press, result } of presses) {
      const isInCi = IN_CI.has(control) && path === '/fi';
      test(control, isInCi ? {} : NIGHTLY, async ({ page }) => {
        await slowDown(page);
        await page.goto(path, { waitUntil: 'commit' });
        await press(page);
        await result(page);
      });
    }
  });
}
