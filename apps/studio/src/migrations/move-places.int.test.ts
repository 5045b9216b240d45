import { listDocuments } from '@nettobonus/content/documents';
import { expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, migrations.length);

const all = listDocuments();
const PLACED = JSON.stringify(all.filter(({ kind }) => kind === 'places'));
const documents = pickDocuments(
  all,
  ({ kind, key }) =>
    ['places', 'market-settings'].includes(kind) || (kind === 'listing' && PLACED.includes(`"${key}"`)),
);

async function run(direction: 'up' | 'down'): Promise<void> {
  const step = migrations.find(({ name }) => name.endsWith('_move_places'));
  const { payload } = studio;
  await payload.db.drizzle.transaction((transaction) =>
    Promise.resolve(step?.[direction]({ db: transaction, payload } as never)),
  );
}

const readSite = () =>
  studio.db`SELECT market, body FROM site.published_documents WHERE kind = 'places' ORDER BY market`;

test('the lists in the code of earlier releases, and the fields of listings and settings, become the places', async () => {
  const { payload, db } = studio;
  await loadDocuments(payload, documents);
  const published = await readSite();
  expect(published).toHaveLength(4);
  await run('down');
  await db`DELETE FROM site.published_documents WHERE kind = 'places'`;
  // The earlier release had these positions in its code, whatever those of the listings.
  await db`UPDATE studio.listings SET "order" = 1000 - "order" WHERE market = 'fi'`;

  await run('up');
  // Loading compares every document with what the studio would publish. The positions differ from the sample.
  const places = documents.filter(({ kind }) => kind === 'places' || kind === 'market-settings');
  expect(await loadDocuments(payload, places)).toEqual({ created: 0, changed: 0, unchanged: 8 });
  expect(await readSite()).toEqual(published);
  const { docs } = await payload.findVersions({
    collection: 'places',
    where: { latest: { equals: true } },
    depth: 0,
    sort: 'version.market',
  });
  const stored = await payload.find({ collection: 'places', depth: 0, sort: 'market' });
  const pickLists = ({ market, title, leading, recommended, leftOut, monthCasino }: Record<string, unknown>) => ({
    ...{ market, title, leading, recommended, leftOut, monthCasino },
  });
  expect(docs.map(({ version }) => pickLists(version as never))).toEqual(
    stored.docs.map((document) => pickLists(document as never)),
  );
  expect(stored.docs.map(({ title }) => title)).toEqual([
    'Order · Finland',
    'Order · Sweden',
    'Order · Norway',
    'Order · Denmark',
  ]);
});

test('casinos without a published listing have no place, and further recommended ones follow by position', async () => {
  const { db } = studio;
  await run('down');
  await db`DELETE FROM site.published_documents WHERE kind = 'places'`;
  await db`UPDATE studio.listings SET _status = 'draft'
    FROM studio.casinos c WHERE c.id = casino_id AND market = 'fi' AND c.slug IN ('joki-casino', 'rizzio-casino')`;
  await db`UPDATE studio.listings SET recommended = true, "order" = CASE c.slug WHEN 'ninja-casino' THEN 2 ELSE 1 END
    FROM studio.casinos c WHERE c.id = casino_id AND market = 'fi' AND c.slug IN ('ninja-casino', 'boost-casino')`;
  await run('up');
  const [fi] = (await readSite()).filter(({ market }) => market === 'fi');
  expect(fi?.body).toEqual({
    leading: ['flamez-casino', 'klikki-casino'],
    recommended: [
      'winz-casino',
      'speedz-casino',
      'casinoist',
      'kiekka-casino',
      '247-bet',
      'boost-casino',
      'ninja-casino',
    ],
    leftOut: ['winz-casino', '247-bet', 'kiekka-casino', 'boost-casino', 'ninja-casino', 'speedz-casino'],
    categories: {},
  });
});
