import { expect, test } from 'vitest';
import { PAGE_NAMES } from '../page-names.ts';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

const STEP = migrations.findIndex(({ name }) => name.endsWith('_page_names'));

// Later migrations add the lists of articles.
const { guides: _, news: __, ...NAMES } = PAGE_NAMES;

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, STEP);

test('page texts and their versions get the names of their page and market', async () => {
  const { payload, db } = studio;
  for (const page of Object.keys(NAMES)) {
    await db`INSERT INTO studio.page_texts (title, page, market) VALUES (${`${page} · no`}, ${page}, 'no')`;
  }
  await db`INSERT INTO studio.page_texts (title, market) VALUES (' · se', 'se')`;
  await db`INSERT INTO studio._page_texts_v (version_title, version_page, version_market)
    VALUES ('privacy · dk', 'privacy', 'dk')`;

  await payload.db.migrate({ migrations: migrations.slice(STEP, STEP + 1) });

  const rows = await db`SELECT page, title FROM studio.page_texts WHERE page IS NOT NULL`;
  expect(Object.fromEntries(rows.map(({ page, title }) => [page, title]))).toEqual(
    Object.fromEntries(Object.entries(NAMES).map(([page, name]) => [page, `${name} · Norway`])),
  );
  expect([...(await db`SELECT title FROM studio.page_texts WHERE page IS NULL`)]).toEqual([{ title: ' · se' }]);
  expect([...(await db`SELECT version_title FROM studio._page_texts_v`)]).toEqual([
    { version_title: 'Privacy · Denmark' },
  ]);
});
