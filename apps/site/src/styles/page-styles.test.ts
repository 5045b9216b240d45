import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What the list of casinos consists of. */
const LIST_STYLES = [
  'features/casino-list/list.css',
  'features/casino-list/filters.css',
  'features/casino-list/offer-row.css',
  'features/casino-list/offer-row-narrow.css',
  'offer-ui/offer-elements.css',
  'offer-ui/net-block.css',
  'ui/net-bar.css',
  'ui/field.css',
  'ui/segments.css',
  'ui/more.css',
  'ui/empty.css',
];

test('every page with the list of casinos imports all its styles', async () => {
  const folder = import.meta.dirname;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const pages = await Promise.all(
    names.map(async (name) => ({ name, css: await readFile(`${folder}/${name}`, 'utf8') })),
  );
  const withList = pages.filter(({ css }) => css.includes('casino-list/list.css'));
  expect(withList.map(({ name }) => name).toSorted()).toEqual(['category.css', 'home.css', 'search.css']);
  const missing = withList.flatMap(({ name, css }) =>
    LIST_STYLES.filter((style) => !css.includes(`"../${style}"`)).map((style) => `${name}: ${style}`),
  );
  expect(missing).toEqual([]);
});
