import { listDocuments } from '@nettobonus/content/documents';
import { expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

const licences = migrations.findIndex(({ name }) => name.endsWith('_licences'));
let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, licences);

const CURACAO = { type: 'curacao', number: 'OGL/2024/9118/0411', register: 'gcb.example' };
const NO_NUMBER = { type: 'curacao', number: null, register: null };
/** As they were stored before the migration. */
const LISTINGS = [
  { title: 'Casinoist · fi', slug: 'casinoist', market: 'fi', ...CURACAO },
  { title: 'Casinoist · se', slug: 'casinoist', market: 'se', ...CURACAO },
  { title: 'Noppa House · fi', slug: 'noppa-house', market: 'fi', ...NO_NUMBER },
  { title: 'Tyrsky Casino · fi', slug: 'tyrsky-casino', market: 'fi', ...NO_NUMBER },
];

test('the migration moves the licences of listings and of all their versions into the collection', async () => {
  const { payload, db } = studio;
  for (const { title, slug, market, type, number, register } of LISTINGS) {
    await db`
      WITH casino AS (
        INSERT INTO studio.casinos (slug, name) VALUES (${slug}, ${slug}) ON CONFLICT DO NOTHING RETURNING id)
      INSERT INTO studio._casinos_v
        (parent_id, version_slug, version_name, version_created_at, version_updated_at, latest)
      SELECT id, ${slug}, ${slug}, now(), now(), true FROM casino`;
    await db`
      INSERT INTO studio.listings (title, market, casino_id, licence_type, licence_number, licence_register)
      SELECT ${title}, ${market}, id, ${type}, ${number}, ${register} FROM studio.casinos WHERE slug = ${slug}`;
    await db`
      INSERT INTO studio._listings_v (parent_id, version_title, version_casino_id,
        version_licence_type, version_licence_number, version_licence_register)
      SELECT id, title, casino_id, licence_type::text::studio.enum__listings_v_version_licence_type,
        licence_number, licence_register
      FROM studio.listings WHERE title = ${title}`;
  }
  const before = LISTINGS.map(({ title, type, number, register }) => ({ title, type, number, register }));
  // A draft names another licence; another draft has none yet; Sweden's listing has a different register.
  await db`
    INSERT INTO studio._listings_v (parent_id, version_title, version_licence_type, version_licence_number)
    SELECT id, title, 'mga', 'MGA/1' FROM studio.listings WHERE title = 'Casinoist · fi'`;
  await db`INSERT INTO studio._listings_v (parent_id, version_title) SELECT id, 'Empty' FROM studio.listings LIMIT 1`;
  await db`UPDATE studio.listings SET licence_register = 'other.example' WHERE title = 'Casinoist · se'`;

  await payload.db.migrate({ migrations: migrations.slice(0, licences + 1) });
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
  await payload.db.migrate({ migrations });
  // The studio can add licences to the migrated ones, and complete them.
  expect(await payload.create({ collection: 'licences', data: { type: 'swedish' } })).toMatchObject({
    title: 'No number · Sweden (Spelinspektionen)',
  });
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      kind === 'listing' && LISTINGS.some((listing) => listing.slug === key && listing.market === market),
  );
  expect(await loadDocuments(payload, documents)).toMatchObject({ created: 0 });
});
