import { expect, test } from 'vitest';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

const STEP = migrations.findIndex(({ name }) => name.endsWith('_audit_values'));

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, STEP);

test('existing entries keep the names of their fields, and get the market of their title', async () => {
  const { payload, db } = studio;
  const titles = [
    ['listings', 'Winz Casino · se'],
    ['page-texts', 'Privacy · Norway'],
    ['market-settings', 'dk'],
    ['casinos', 'Casino · fi'],
    ['users', 'User 7'],
  ];
  for (const [kind = '', title = ''] of titles) {
    await db`INSERT INTO studio.audit_log ("user", action, kind, title) VALUES ('1', 'changed', ${kind}, ${title})`;
  }
  await db`
    INSERT INTO studio.audit_log_texts ("order", parent_id, path, text)
    SELECT n, a.id, 'fields', name FROM studio.audit_log a, (VALUES (2, 'verdict'), (1, 'rating')) f (n, name)
    WHERE a.title LIKE 'Winz%'`;

  await payload.db.migrate({ migrations: migrations.slice(STEP, STEP + 1) });

  const rows = await db`SELECT market, fields FROM studio.audit_log ORDER BY id`;
  expect([...rows]).toEqual([
    { market: 'se', fields: ['rating', 'verdict'] },
    { market: 'no', fields: null },
    { market: 'dk', fields: null },
    { market: null, fields: null },
    { market: null, fields: null },
  ]);
});
