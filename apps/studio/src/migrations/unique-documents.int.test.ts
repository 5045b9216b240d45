import { listDocuments } from '@nettobonus/content/documents';
import { expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, migrations.length);

test('the migration names duplicates and changes nothing until one of each is deleted', async () => {
  const { payload, db } = studio;
  await loadDocuments(
    payload,
    pickDocuments(listDocuments(), ({ kind, market, key }) => kind === 'listing' && market === 'se' && key === 'casinoist'),
  );
  const [listing] = await db<{ id: number }[]>`SELECT id FROM studio.listings`;
  const step = migrations.find(({ name }) => name.endsWith('unique_documents'));
  const args = { db: payload.db.drizzle, payload } as never;
  await step?.down(args);
  const [duplicate] = await db<{ id: number }[]>`
    INSERT INTO studio.listings (market, casino_id) SELECT market, casino_id FROM studio.listings RETURNING id`;
  // Copies have no market until their editor chooses one.
  await db`INSERT INTO studio.listings (casino_id) SELECT casino_id FROM studio.listings`;

  await expect(step?.up(args)).rejects.toMatchObject({
    cause: { message: expect.stringContaining(`listings ${listing?.id} and ${duplicate?.id} (se)`) },
  });
  await db`DELETE FROM studio.listings WHERE id = ${duplicate?.id ?? 0}`;
  await step?.up(args);
  await expect(
    db`INSERT INTO studio.listings (market, casino_id) SELECT market, casino_id FROM studio.listings WHERE market = 'se'`,
  ).rejects.toThrow(/market_casino_idx/);
});
