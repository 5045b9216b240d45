import { expect, test } from 'vitest';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

const STEP = migrations.findIndex(({ name }) => name.endsWith('_drop_derived_tags'));

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, STEP);

const CASES = [
  { before: ['pikakasino', 'verovapaa', 'mga', 'suosittu'], after: ['pikakasino', 'suosittu'] },
  { before: ['snabbcasino', 'uusi'], after: ['pikakasino'] },
  { before: ['snabbcasino', 'pikakasino'], after: ['pikakasino'] },
  { before: ['rekommendation', 'gratis-spins'], after: [] },
];

test('listings and their versions keep only the tags that editors choose', async () => {
  const { db, payload } = studio;
  const ids = [];
  for (const { before } of CASES) {
    const [listing] = await db`INSERT INTO studio.listings (market) VALUES (NULL) RETURNING id`;
    const [version] = await db`INSERT INTO studio._listings_v (version_market) VALUES (NULL) RETURNING id`;
    for (const [index, value] of before.entries()) {
      await db`INSERT INTO studio.listings_category ("order", parent_id, value)
        VALUES (${index + 1}, ${listing?.id}, ${value})`;
      await db`INSERT INTO studio._listings_v_version_category ("order", parent_id, value)
        VALUES (${index + 1}, ${version?.id}, ${value})`;
    }
    ids.push([listing?.id, version?.id]);
  }

  await payload.db.migrate({ migrations: migrations.slice(STEP) });

  const listTags = async (table: string, id: number) =>
    (
      await db`SELECT value::text FROM ${db(`studio.${table}`)} WHERE parent_id = ${id} ORDER BY "order"`
    ).map(({ value }) => value);
  for (const [index, { after }] of CASES.entries()) {
    const [listing, version] = ids[index] ?? [];
    expect(await listTags('listings_category', listing)).toEqual(after);
    expect(await listTags('_listings_v_version_category', version)).toEqual(after);
  }
});
