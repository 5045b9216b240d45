import { expect, test } from 'vitest';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

const INDEX = migrations.findIndex(({ name }) => name.endsWith('documents_without_market'));

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, INDEX);

test('the migration deletes documents without a market, and keeps those whose editor chose one later', async () => {
  const { payload, db } = studio;
  await db`INSERT INTO studio.casinos (id, name, slug) VALUES (1, 'Winz', 'winz'), (2, 'Hohto', 'hohto')`;
  const insert = async (casino: number | null, market: string | null, newestMarket: string | null) => {
    const [row] = await db<{ id: number }[]>`
      INSERT INTO studio.listings (market, casino_id) VALUES (${market}, ${casino}) RETURNING id`;
    const id = row?.id ?? 0;
    await db`INSERT INTO studio._listings_v (parent_id, version_market, latest) VALUES (${id}, ${market}, false)`;
    await db`INSERT INTO studio._listings_v (parent_id, version_market, latest) VALUES (${id}, ${newestMarket}, true)`;
    return id;
  };
  const winz = await insert(1, 'fi', 'fi');
  const empty = await insert(null, null, null);
  const chosenLater = await insert(2, null, 'se');
  const copyInSameMarket = await insert(1, null, 'fi');
  const [settings] = await db<{ id: number }[]>`
    INSERT INTO studio.market_settings (market) VALUES (NULL) RETURNING id`;
  await db`INSERT INTO studio._market_settings_v (parent_id, version_market, latest) VALUES (${settings?.id ?? 0}, 'no', true)`;

  await migrations[INDEX]?.up({ db: payload.db.drizzle, payload } as never);

  expect((await db`SELECT id, market FROM studio.listings ORDER BY id`).map((row) => ({ ...row }))).toEqual([
    { id: winz, market: 'fi' },
    { id: chosenLater, market: 'se' },
    { id: copyInSameMarket, market: null },
  ]);
  expect(await db`SELECT id FROM studio._listings_v WHERE parent_id = ${empty} OR parent_id IS NULL`).toHaveLength(0);
  expect(await db`SELECT market FROM studio.market_settings`).toMatchObject([{ market: 'no' }]);
});
