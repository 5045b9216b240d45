import { expect, test } from 'vitest';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, migrations.length);

test('the migration turns stored pictures into logos, named by their alternative text', async () => {
  const { payload, db } = studio;
  const step = migrations.find(({ name }) => name.endsWith('_picture_kinds'));
  const migrate = (direction: 'up' | 'down') =>
    payload.db.drizzle.transaction((transaction) =>
      Promise.resolve(step?.[direction]({ db: transaction, payload } as never)),
    );
  await migrate('down');
  await db`INSERT INTO studio.media (alt, hash) VALUES ('The letters of Winz', 'abc')`;
  await migrate('up');
  expect([...(await db`SELECT kind, name, hash FROM studio.media`)]).toEqual([
    { kind: 'logo', name: 'The letters of Winz', hash: 'abc' },
  ]);
});
