import { expect, type Page } from '@playwright/test';
import { NIGHTLY } from './tags.ts';
import { test } from './visitor.ts';

const figure = (page: Page) => page.locator('.verdict-figure > b');
const casinoSelect = (page: Page) => page.locator('select[name=kasino]');
const numberField = (page: Page, field: string) =>
  page.locator(`.calculator-form input[name=${field}]:not([type=hidden])`);
const slider = (page: Page, field: string) => page.locator(`input[data-field=${field}]`);
const results = async (page: Page) =>
  (await page.locator('.verdict, .key-figures, .calculator-columns').allTextContents()).join();

/** Opens the calculator and waits until it is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator('.calculator') })).toHaveCount(0);
}

test('the calculator shows the net of the casino’s offer card; the URL preserves every change after a reload and in another browser', async ({
  page,
  browser,
}) => {
  await page.goto('/fi?search=casinoist');
  const row = page.locator('.offer').filter({ hasText: 'Casinoist' }).first();
  const cardNet = await row.locator('.net-figure b:visible').first().textContent();
  const finish = await row.locator('.finish b:visible').first().textContent();
  await open(page, '/fi/nettolaskuri?kasino=casinoist');
  await expect(figure(page)).toHaveText(cardNet ?? '');
  await expect(page.locator('.verdict .finish')).toContainText(finish ?? '');
  await expect(casinoSelect(page)).toHaveValue('casinoist');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Bonus maksaa enemmän kuin antaa.' }),
  ).toBeVisible();

  await slider(page, 'wagerTimes').fill('20');
  await page.getByRole('radio', { name: 'Bonus + talletus' }).check();
  await page.locator('summary').filter({ hasText: 'Lisää ehtoja' }).click();
  await page.locator('select[name=stickiness]').selectOption('sticky');
  await numberField(page, 'maxBonus').fill('');
  await expect(page).toHaveURL(/kasino=casinoist.*stickiness=sticky.*maxBonus=&wagerTimes=20/);
  const before = await results(page);
  await page.reload();
  expect(await results(page)).toBe(before);
  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto(page.url());
  expect(await results(otherPage)).toBe(before);
  await expect(numberField(otherPage, 'maxBonus')).toHaveValue('');

  await page.getByRole('link', { name: 'Koko menetelmä ja oletukset' }).click();
  await expect(page).toHaveURL('/fi/nain-laskimme');
});

test('sliders and number fields work with the keyboard and stay in sync, and a number is not corrected while the visitor is typing it', async ({
  page,
}) => {
  await open(page, '/fi/nettolaskuri');
  await slider(page, 'wagerTimes').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(numberField(page, 'wagerTimes')).toHaveValue('34');
  await expect(figure(page)).toHaveText('−36 €');
  await page.keyboard.press('Home');
  await expect(figure(page)).toHaveText('+100 €');
  await page.keyboard.press('End');
  await expect(numberField(page, 'wagerTimes')).toHaveValue('50');
  await numberField(page, 'deposit').fill('250');
  await expect(slider(page, 'deposit')).toHaveValue('250');
  await page.keyboard.press('Enter');
  await expect(numberField(page, 'deposit')).toHaveValue('250');

  await numberField(page, 'deposit').fill('');
  await numberField(page, 'deposit').pressSequentially('0.5');
  await expect(numberField(page, 'deposit')).toHaveValue('0.5');
  await page.keyboard.press('Tab');
  await expect(numberField(page, 'deposit')).toHaveValue('1');
});

test('on a phone the first field is in the first screen, above every result except the one at the bottom edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/fi/nettolaskuri');
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const bar = page.locator('.form-result');
  await expect(bar).toContainText('−40');
  expect(Math.round(await bottomOf('.form-result'))).toBe(844);
  expect(await bottomOf('#field-deposit')).toBeLessThan(((await bar.boundingBox())?.y ?? 0) as number);
  expect((await page.locator('.verdict').boundingBox())?.y).toBeGreaterThan(844);
  const chatBottom = await bottomOf('.chat-button');
  expect(chatBottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  await slider(page, 'wagerTimes').fill('0');
  await expect(bar).toContainText('+100');
  await bar.getByRole('link', { name: 'Koko laskelma' }).click();
  await expect(page.locator('.verdict')).toBeInViewport();
  // The bar is behind the header, which stays at the top.
  await expect
    .poll(async () => (await bottomOf('.form-result')) - (await bottomOf('.site-header')))
    .toBeLessThanOrEqual(0);
});

test('thousands are separated, and remain so when the form is submitted without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/no/nettokalkulator');
  await expect(numberField(page, 'deposit')).toHaveValue('1\u00a0000');
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const plainPage = await context.newPage();
  for (const [path, button, shown] of [
    ['/no/nettokalkulator?deposit=2500', 'Regn ut', '2\u00a0500'],
    ['/dk/nettoberegner?deposit=2500', 'Beregn', '2.500'],
  ] as const) {
    await plainPage.goto(path);
    await plainPage.getByRole('button', { name: button, exact: true }).click();
    await expect(numberField(plainPage, 'deposit')).toHaveValue(shown);
  }
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submitting the form returns the page with the result', NIGHTLY, async ({ page }) => {
    await page.goto('/fi/nettolaskuri?kasino=casinoist');
    await expect(slider(page, 'wagerTimes')).toBeHidden();
    await numberField(page, 'wagerTimes').fill('0');
    await page.getByRole('button', { name: 'Laske', exact: true }).click();
    await expect(page.locator('.verdict h2')).toHaveText('Bonusta ei tarvitse kierrättää.');
    await expect(casinoSelect(page)).toHaveValue('casinoist');
    // Selecting another casino loads its terms and replaces all entered values.
    await casinoSelect(page).selectOption('slot-mafia');
    await page.getByRole('button', { name: 'Hae ehdot' }).click();
    await expect(casinoSelect(page)).toHaveValue('slot-mafia');
    expect(Number(await numberField(page, 'wagerTimes').inputValue())).toBeGreaterThan(0);
  });
});
