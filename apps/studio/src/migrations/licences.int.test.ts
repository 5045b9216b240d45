import { listDocuments } from '@nettobonus/content/documents';
import { expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, migrations.length);

const CURACAO = { type: 'curacao', number: 'OGL/2024/9118/0411', register: 'gcb.example' };

test('the migration moves the licences of listings and of all their versions into the collection', async () => {
  const { payload, db } = studio;
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      kind === 'listing' &&
      (['casinoist/fi', 'casinoist/se', 'tyrsky-casino/fi', 'noppa-house/fi'].includes(`${key}/${market}`)),
  );
  await loadDocuments(payload, documents);
  const step = migrations.find(({ name }) => name.endsWith('_licences'));
  const migrate = (direction: 'up' | 'down') =>
    payload.db.drizzle.transaction((transaction) =>
      Promise.resolve(step?.[direction]({ db: transaction, payload } as never)),
    );
  await migrate('down');
  const before = await db`
    SELECT title, licence_type AS type, licence_number AS number, licence_register AS register
    FROM studio.listings ORDER BY title`;
  expect(before).toEqual([
    { title: 'Casinoist · fi', ...CURACAO },
    { title: 'Casinoist · se', ...CURACAO },
    { title: 'Noppa House · fi', type: 'curacao', number: null, register: null },
    { title: 'Tyrsky Casino · fi', type: 'curacao', number: null, register: null },
  ]);
  // A draft names another licence; another draft has none yet; Sweden's listing has a different register.
  await db`
    INSERT INTO studio._listings_v (parent_id, version_title, version_licence_type, version_licence_number)
    SELECT id, title, 'mga', 'MGA/1' FROM studio.listings WHERE title = 'Casinoist · fi'`;
  await db`INSERT INTO studio._listings_v (parent_id, version_title) SELECT id, 'Empty' FROM studio.listings LIMIT 1`;
  await db`UPDATE studio.listings SET licence_register = 'other.example' WHERE title = 'Casinoist · se'`;

  await migrate('up');
  const after = await db`
    SELECT l.title, type, number, register FROM studio.listings l LEFT JOIN studio.licences c ON c.id = licence_id
    ORDER BY l.title`;
  expect(after).toEqual(before);
  const counts = await db`
    SELECT c.title, count(DISTINCT l.id)::integer AS listings FROM studio.licences c
    LEFT JOIN studio.listings l ON l.licence_id = c.id GROUP BY c.id ORDER BY c.title, c.id`;
  expect(counts).toEqual([
    { title: 'MGA/1 · Malta (MGA)', listings: 0 },
    { title: 'No number · Curaçao (GCB)', listings: 1 },
    { title: 'No number · Curaçao (GCB)', listings: 1 },
    { title: 'OGL/2024/9118/0411 · Curaçao (GCB)', listings: 2 },
  ]);
  const versions = await db`
    SELECT DISTINCT version_title AS title, number FROM studio._listings_v
    LEFT JOIN studio.licences c ON c.id = version_licence_id
    WHERE version_title ~ '^(Casinoist|Empty)' ORDER BY title, number`;
  expect(versions).toEqual([
    { title: 'Casinoist · fi', number: 'MGA/1' },
    { title: 'Casinoist · fi', number: CURACAO.number },
    { title: 'Casinoist · se', number: CURACAO.number },
    { title: 'Empty', number: null },
  ]);
  // The studio can add licences to the migrated ones, and complete them.
  expect(await payload.create({ collection: 'licences', data: { type: 'swedish' } })).toMatchObject({
    title: 'No number · Sweden (Spelinspektionen)',
  });
  expect(await loadDocuments(payload, documents)).toMatchObject({ created: 0 });
});
