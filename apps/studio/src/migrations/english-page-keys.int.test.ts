import { listDocuments } from '@nettobonus/content/documents';
import { PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, migrations.length);

const readRows = async () =>
  (await studio.db`SELECT page::text, title FROM studio.page_texts ORDER BY page`).map((row) => ({ ...row }));
const readVersions = async () =>
  (
    await studio.db`SELECT version_page::text AS page, version_title AS title FROM studio._page_texts_v ORDER BY 1`
  ).map((row) => ({ ...row }));
const readKeys = async () => {
  const [row] = await studio.db<[{ keys: string[] }]>`
    SELECT enum_range(NULL::studio.enum_page_texts_page)::text[] AS keys`;
  return row.keys;
};

test('page texts with Finnish page keys get English ones, their versions too', async () => {
  const { payload } = studio;
  const wanted = ['home', 'privacy', 'mga-licence'];
  await loadDocuments(
    payload,
    listDocuments().filter(({ kind, market, key }) => kind === 'page' && market === 'se' && wanted.includes(key)),
  );
  const step = migrations.find(({ name }) => name.endsWith('english_page_keys'));
  const args = { db: payload.db.drizzle, payload } as never;

  await step?.down(args);
  expect(await readRows()).toEqual([
    { page: 'home', title: 'home · se' },
    { page: 'mga', title: 'mga · se' },
    { page: 'tietosuoja', title: 'tietosuoja · se' },
  ]);
  expect(await readKeys()).toContain('nainlaskimme');

  await step?.up(args);
  const renamed = [
    { page: 'home', title: 'home · se' },
    { page: 'mga-licence', title: 'mga-licence · se' },
    { page: 'privacy', title: 'privacy · se' },
  ];
  expect(await readRows()).toEqual(renamed);
  expect(await readVersions()).toEqual(renamed);
  expect(await readKeys()).toEqual([...PAGE_KEYS]);
  const { docs } = await payload.find({ collection: 'page-texts', where: { page: { equals: 'privacy' } } });
  expect(docs.map(({ market }) => market)).toEqual(['se']);
});
