import { expect, type Page } from '@playwright/test';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED = {
  fi: {
    path: '/fi/nettolaskuri',
    calculate: 'Laske',
    load: 'Hae ehdot',
    minus: 'Bonus maksaa enemmän kuin antaa.',
    plus: 'Bonus antaa enemmän kuin kierrätys maksaa.',
    zero: 'Bonus ja kierrätyksen hinta ovat tasoissa.',
    floor: 'Kierrätys vie keskimäärin koko talletuksen.',
    nonSticky: 'Bonuksesta ei jää mitään, mutta omaa rahaa ei kulu.',
    wagerFree: 'Bonusta ei tarvitse kierrättää.',
    unknown: 'Ehdot eivät riitä laskuun.',
    undisclosed: 'loimu',
  },
  se: {
    path: '/se/nettokalkylator',
    calculate: 'Räkna',
    load: 'Hämta villkoren',
    minus: 'Bonusen kostar mer än den ger.',
    plus: 'Bonusen ger mer än omsättningen kostar.',
    zero: 'Bonusen och omsättningen går jämnt ut.',
    floor: 'Omsättningen tar i snitt hela insättningen.',
    nonSticky: 'Av bonusen blir inget kvar, men egna pengar går inte åt.',
    wagerFree: 'Bonusen behöver inte omsättas.',
    unknown: 'Villkoren räcker inte för en uträkning.',
    undisclosed: 'fjällämmel-casino',
  },
  no: {
    path: '/no/nettokalkulator',
    calculate: 'Regn ut',
    load: 'Hent vilkårene',
    minus: 'Bonusen koster mer enn den gir.',
    plus: 'Bonusen gir mer enn omsetningen koster.',
    zero: 'Bonusen og omsetningen går i null.',
    floor: 'Omsetningen tar i snitt hele innskuddet.',
    nonSticky: 'Det blir ingenting igjen av bonusen, men egne penger går ikke med.',
    wagerFree: 'Bonusen trenger ikke å omsettes.',
    unknown: 'Vilkårene er ikke nok til å regne ut.',
    undisclosed: 'bjørkeris-bet',
  },
  dk: {
    path: '/dk/nettoberegner',
    calculate: 'Beregn',
    load: 'Hent vilkårene',
    minus: 'Bonussen koster mere, end den giver.',
    plus: 'Bonussen giver mere, end gennemspillet koster.',
    zero: 'Bonussen og gennemspillet går lige op.',
    floor: 'Gennemspillet tager i snit hele indbetalingen.',
    nonSticky: 'Der er intet tilbage af bonussen, men egne penge bliver ikke brugt.',
    wagerFree: 'Bonussen skal ikke gennemspilles.',
    unknown: 'Vilkårene rækker ikke til en beregning.',
    undisclosed: 'tundra-bet',
  },
};

const figure = (page: Page) => page.locator('.verdict-figure b');
const number = (page: Page, field: string) => page.locator(`input[name=${field}]`);
const slider = (page: Page, field: string) => page.locator(`input[data-field=${field}]`);
const results = async (page: Page) =>
  (await page.locator('.verdict, .readings, .calculator-two').allTextContents()).join();
const getText = async (page: Page, selector: string) =>
  (await page.locator(selector).last().textContent()) ?? '';

/** Opens the calculator and waits until it is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator('.calculator') })).toHaveCount(0);
}

/** `−1 400 kr` → −1400 */
const parseAmount = (text: string) =>
  Number(text.replace('−', '-').replace(/[^\d-]/g, '')) * (text.includes('±') ? 0 : 1);

for (const [market, expected] of Object.entries(EXPECTED)) {
  test.describe(market, tagForLanguage(market), () => {
    test('with a casino, the net equals the one on its card for the reference deposit', async ({ page }) => {
      await page.goto(`/${market}?search=casinoist`);
      const row = page.locator('.offer').filter({ hasText: 'Casinoist' }).first();
      const cardNet = await row.locator('.net-figure b:visible').first().textContent();
      const finish = await row.locator('.finish b:visible').first().textContent();
      await page.goto(`${expected.path}?kasino=casinoist`);
      await expect(figure(page)).toHaveText(cardNet ?? '');
      await expect(page.locator('.verdict-finish')).toContainText(finish ?? '');
      await expect(page.locator('select[name=kasino]')).toHaveValue('casinoist');
      await expect(page.getByRole('heading', { level: 2, name: expected.minus })).toBeVisible();
    });

    test('without a casino, a 100 % bonus at 35× costs 40 % of the deposit', async ({ page }) => {
      await page.goto(expected.path);
      const deposit = Number(await number(page, 'deposit').inputValue());
      expect(parseAmount(await getText(page, '.verdict-figure b'))).toBe(-0.4 * deposit);
      await expect(page.locator('select[name=kasino]')).toHaveValue('');
    });

    test('the heading explains each state of the figure', NIGHTLY, async ({ page }) => {
      for (const [query, heading, sign] of [
        ['wagerTimes=15', expected.plus, 'plus'],
        ['wagerTimes=35', expected.minus, 'minus'],
        ['wagerTimes=25', expected.zero, 'zero'],
        ['wagerTimes=60', expected.floor, 'minus'],
        ['wagerTimes=35&stickiness=non-sticky', expected.nonSticky, 'zero'],
        ['wagerTimes=0', expected.wagerFree, 'plus'],
      ] as const) {
        await page.goto(`${expected.path}?${query}`);
        await expect(page.locator('.verdict h2')).toHaveText(heading);
        await expect(page.locator('.verdict')).toHaveClass(new RegExp(`is-${sign}`));
      }
    });

    test('an undisclosed term is marked, and can be filled in', async ({ page }) => {
      await open(page, `${expected.path}?kasino=${encodeURIComponent(expected.undisclosed)}`);
      await expect(page.locator('.verdict h2')).toHaveText(expected.unknown);
      await expect(figure(page)).not.toHaveText(/\d/);
      await expect(page.locator('.is-undisclosed')).toHaveCount(1);
      await expect(page.locator('.readings')).toHaveCount(0);
      await number(page, 'wagerTimes').fill('30');
      await expect(figure(page)).toHaveText(/\d/);
      await expect(page.locator('.is-undisclosed')).toHaveCount(0);
      await expect(page).toHaveURL(/wagerTimes=30/);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('submitting the form returns the page with the result', NIGHTLY, async ({ page }) => {
        await page.goto(`${expected.path}?kasino=casinoist`);
        await expect(slider(page, 'wagerTimes')).toBeHidden();
        await number(page, 'wagerTimes').fill('0');
        await page.getByRole('button', { name: expected.calculate, exact: true }).click();
        await expect(page.locator('.verdict h2')).toHaveText(expected.wagerFree);
        await expect(page.locator('select[name=kasino]')).toHaveValue('casinoist');
        // Selecting another casino loads its terms and replaces all entered values.
        await page.locator('select[name=kasino]').selectOption('slot-mafia');
        await page.getByRole('button', { name: expected.load }).click();
        await expect(page.locator('select[name=kasino]')).toHaveValue('slot-mafia');
        expect(Number(await number(page, 'wagerTimes').inputValue())).toBeGreaterThan(0);
      });
    });
  });
}

test(
  'matches a manual calculation: 210 − 210 × 15 × 4 % is +84, at 35× −84, at 25× ±0',
  NIGHTLY,
  async ({ page }) => {
    for (const [times, net] of [
      [15, '+84 €'],
      [35, '−84 €'],
      [25, '±0 €'],
    ] as const) {
      await page.goto(`/fi/nettolaskuri?matchPercent=210&maxBonus=&wagerTimes=${times}`);
      await expect(figure(page)).toHaveText(net);
      await expect(page.locator('.chart-wide')).toHaveAccessibleName(/nollassa, kun kierrätys on 25×/);
    }
  },
);

test('the average is always shown with the number of players who lose everything', async ({ page }) => {
  await page.goto('/fi/nettolaskuri?kasino=casinoist');
  const playerCounts = (await page.locator('.hundred li b').allInnerTexts()).map(Number);
  expect(playerCounts.reduce((sum, count) => sum + count, 0)).toBe(100);
  await expect(page.locator('.hundred-blocks i')).toHaveCount(100);
  await expect(page.locator('.hundred-blocks .out')).toHaveCount(playerCounts[0] ?? -1);
  const lossNote = `Sadasta pelaajasta ${playerCounts[0]} menettää koko talletuksensa.`;
  await expect(page.locator('.readings > div').last()).toContainText(lossNote);
  await expect(page.locator('.break-even figcaption')).toContainText(lossNote);
  await expect(page.locator('.readings')).toContainText(`${100 - (playerCounts[0] ?? 0)}/100`);
});

test('the lines of the calculation add up to the net', NIGHTLY, async ({ page }) => {
  for (const query of [
    'kasino=casinoist',
    'kasino=casinoist&deposit=37',
    'wagerTimes=60',
    'wagerTimes=12&stickiness=sticky&spins=77',
    'winCap=50&spins=33',
    'wagerTimes=40&stickiness=non-sticky&wagerBase=bonus-and-deposit',
    'kind=cashback&cashbackPercent=12&wagerTimes=3',
    'kind=free-spins-only&spins=120&wagerTimes=31',
    'wagerTimes=20&spins=100&spinWagerTimes=45',
  ]) {
    await page.goto(`/fi/nettolaskuri?${query}`);
    const lines = await page
      .locator('.sum tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [row.children[0]?.textContent ?? '', row.children[2]?.textContent ?? '']),
      );
    const sum = lines
      .filter(([name]) => name !== 'Pelattava summa')
      .reduce((total, [, amount = '']) => total + parseAmount(amount), 0);
    const net = await getText(page, '.sum tfoot td');
    expect(sum, query).toBe(parseAmount(net));
    expect(net, query).toBe(await getText(page, '.verdict-figure b'));
  }
});

test('sliders work with the keyboard, and number input and slider stay in sync', async ({ page }) => {
  await open(page, '/fi/nettolaskuri');
  await slider(page, 'wagerTimes').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(number(page, 'wagerTimes')).toHaveValue('34');
  await expect(figure(page)).toHaveText('−36 €');
  await page.keyboard.press('Home');
  await expect(figure(page)).toHaveText('+100 €');
  await page.keyboard.press('End');
  await expect(number(page, 'wagerTimes')).toHaveValue('50');
  await number(page, 'deposit').fill('250');
  await expect(slider(page, 'deposit')).toHaveValue('250');
  await page.keyboard.press('Enter');
  await expect(number(page, 'deposit')).toHaveValue('250');
});

test('a number is not corrected while it is being typed', async ({ page }) => {
  await open(page, '/fi/nettolaskuri');
  await number(page, 'deposit').fill('');
  await number(page, 'deposit').pressSequentially('0.5');
  await expect(number(page, 'deposit')).toHaveValue('0.5');
  await page.keyboard.press('Tab');
  await expect(number(page, 'deposit')).toHaveValue('1');
});

test('the URL holds the state: it survives a reload and opens in another browser', async ({
  page,
  browser,
}) => {
  await open(page, '/fi/nettolaskuri?kasino=casinoist');
  await slider(page, 'wagerTimes').fill('20');
  await page.getByRole('radio', { name: 'Bonus + talletus' }).check();
  await page.locator('summary').filter({ hasText: 'Lisää ehtoja' }).click();
  await page.locator('select[name=stickiness]').selectOption('sticky');
  await number(page, 'maxBonus').fill('');
  await expect(page).toHaveURL(/kasino=casinoist.*stickiness=sticky.*maxBonus=&wagerTimes=20/);
  const before = await results(page);
  await page.reload();
  expect(await results(page)).toBe(before);
  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto(page.url());
  expect(await results(otherPage)).toBe(before);
  await expect(number(otherPage, 'maxBonus')).toHaveValue('');
});

test('a field that is back at its default is removed from the URL', NIGHTLY, async ({ page }) => {
  await open(page, '/fi/nettolaskuri?kasino=casinoist');
  await number(page, 'wagerTimes').fill('20');
  await expect(page).toHaveURL(/wagerTimes=20/);
  await number(page, 'wagerTimes').fill('35');
  await expect(page).toHaveURL(/\?kasino=casinoist$/);
});

test('selecting another casino loads its terms without a navigation, and keeps the deposit', async ({
  page,
}) => {
  await open(page, '/fi/nettolaskuri?kasino=casinoist&deposit=250&wagerTimes=3');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('select[name=kasino]').selectOption('kiekka-casino');
  await expect(page).toHaveURL(/\?kasino=kiekka-casino&deposit=250$/);
  await expect(number(page, 'matchPercent')).toHaveValue('100');
  await expect(number(page, 'wagerTimes')).toHaveValue('18');
  await page.locator('select[name=kasino]').selectOption('');
  await expect(page).toHaveURL(/\?deposit=250$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a change before hydration is applied', async ({ page }) => {
  // Hold back the script until the visitor has moved the slider.
  const { promise: hasMoved, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/calculator\.[^/]+\.js$/, async (route) => {
    await hasMoved;
    await route.continue();
  });
  await page.goto('/fi/nettolaskuri', { waitUntil: 'commit' });
  await slider(page, 'wagerTimes').fill('10');
  release();
  await expect(figure(page)).toHaveText('+60 €');
  await expect(number(page, 'wagerTimes')).toHaveValue('10');
});

test('every input changes the result or shows a note that explains why not', async ({ page }) => {
  await open(page, '/fi/nettolaskuri?kasino=casinoist');
  await page.locator('summary').filter({ hasText: 'Lisää ehtoja' }).click();
  for (const [field, value] of [
    ['deposit', '150'],
    ['matchPercent', '150'],
    ['maxBonus', '1000'],
    ['maxBonus', '60'],
    ['spins', '40'],
    ['wagerTimes', '22'],
    ['rtp', '94'],
    ['stake', '2'],
    ['minDeposit', '30'],
    ['minDeposit', '400'],
    ['maxBet', '50'],
    ['maxBet', '0.2'],
    ['winCap', '9000'],
    ['winCap', '20'],
    ['spinValue', '0.5'],
    ['spinWagerTimes', '1'],
    ['spinWinCap', '9000'],
    ['spinWinCap', '2'],
    ['spread', '9'],
  ] as const) {
    const input = number(page, field);
    const before = { input: await input.inputValue(), results: await results(page) };
    await input.fill(value);
    const note = page.locator('.amount-field').filter({ has: input }).locator('.field-note');
    await expect
      .poll(async () => (await results(page)) !== before.results || (await note.count()) > 0, {
        message: `${field} ${value}`,
      })
      .toBe(true);
    await input.fill(before.input);
  }
  for (const [field, option] of [
    ['kind', 'cashback'],
    ['kind', 'free-spins-only'],
    ['kind', 'no-deposit'],
    ['kind', 'match'],
    ['stickiness', 'sticky'],
  ] as const) {
    const before = await results(page);
    await page.locator(`select[name=${field}]`).selectOption(option);
    await expect.poll(() => results(page), { message: option }).not.toBe(before);
  }
});

test('the page links to the method', NIGHTLY, async ({ page }) => {
  await page.goto('/fi/nettolaskuri');
  await page.getByRole('link', { name: 'Koko menetelmä ja oletukset' }).click();
  await expect(page).toHaveURL('/fi/nain-laskimme');
});
