import { expect, type Locator, type Page } from '@playwright/test';
import { isAutosave, logIn, openDocument, test } from './studio-pages.ts';

const ROW = /<h3><a href="[^"]*">([^<]+)<\/a><\/h3>/g;
/** The names of the first casinos in the list of a page. */
const listFirst = (html: string) => [...html.matchAll(ROW)].slice(0, 2).map(([, name]) => name);

/** Drags an element onto another one with the mouse. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('An element to drag is not visible');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  // The drag begins after a few pixels.
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 - 10, { steps: 5 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 10 });
  await page.mouse.up();
}

test('a chief editor drags a casino above another one, previews the order and publishes it', async ({
  page,
  servers,
}) => {
  const { site, studio } = servers;
  await logIn(page, servers);
  const findCasino = async (slug: string) => {
    const headers = { Origin: studio.url };
    const found = await page.request.get(`${studio.url}/api/casinos?where[slug][equals]=${slug}`, {
      headers,
    });
    return (await found.json()).docs[0].id;
  };
  const leading = [await findCasino('casinoist'), await findCasino('crab-slots')];
  const created = await page.request.post(`${studio.url}/api/places`, {
    data: { market: 'no', leading, _status: 'published' },
    headers: { Origin: studio.url },
  });
  expect(created.status()).toBe(201);
  const { doc } = await created.json();
  const readList = async (url: string) => listFirst(await (await page.request.get(url)).text());
  await expect.poll(() => readList(`${site.url}/no`)).toEqual(['Casinoist', 'Crab Slots']);

  await openDocument(page, servers, 'places', 'Order · Norway');
  const casinos = page.locator('#field-leading .relationship--multi-value-label__text');
  await expect(casinos).toHaveText(['Casinoist', 'Crab Slots']);
  const saved = page.waitForResponse((response) => isAutosave(response, /leading/));
  await drag(page, casinos.nth(1), casinos.nth(0));
  await expect(casinos).toHaveText(['Crab Slots', 'Casinoist']);
  await saved;
  const preview = await page.context().newPage();
  await preview.goto(`${studio.url}/api/preview/places/${doc.id}`);
  expect(listFirst(await preview.content())).toEqual(['Crab Slots', 'Casinoist']);
  await preview.close();
  expect(await readList(`${site.url}/no`)).toEqual(['Casinoist', 'Crab Slots']);

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Updated successfully')).toBeVisible();
  await expect.poll(() => readList(`${site.url}/no`)).toEqual(['Crab Slots', 'Casinoist']);
});

test('the picker offers only casinos that the market lists', async ({ page, servers }) => {
  await logIn(page, servers);
  const response = await page.request.post(`${servers.studio.url}/api/places`, {
    data: { market: 'dk' },
    headers: { Origin: servers.studio.url },
  });
  expect(response.status()).toBe(201);
  await openDocument(page, servers, 'places', 'Order · Denmark');
  await page.locator('#field-recommended').getByRole('combobox').fill('c');
  // Denmark lists both. Hohto is listed in Finland only.
  await expect(page.getByRole('option', { name: 'Crab Slots' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Casinoist' })).toBeVisible();
  await page.locator('#field-recommended').getByRole('combobox').fill('Hohto');
  await expect(page.getByText('No options')).toBeVisible();
});
