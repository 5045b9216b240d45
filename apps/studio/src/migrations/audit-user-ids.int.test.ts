import { expect, test } from 'vitest';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

const auditUserIds = migrations.findIndex(({ name }) => name.endsWith('audit_user_ids'));
let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, auditUserIds);

test('the migration replaces names in the audit log with ids', async () => {
  const { payload, db } = studio;
  const [{ id } = { id: 0 }] = await db<{ id: number }[]>`
    INSERT INTO studio.users (name, email) VALUES ('Maija', 'maija@example.org') RETURNING id`;
  const deleted = String(id + 1);
  await db`
    INSERT INTO studio.audit_log ("user", action, kind, document, title) VALUES
      ('Maija (maija@example.org)', 'published', 'listings', '7', 'Winz Casino · fi'),
      ('Sven (sven@example.org)', 'logged in', 'users', ${deleted}, 'Sven'),
      ('Sven (sven@example.org)', 'deleted', 'listings', '8', 'Crab Slots · fi'),
      ('Anna (anna@example.org)', 'created', 'users', ${deleted}, 'Sven'),
      ('the studio', 'created', 'messages', '9', 'Message 9 · fi')`;
  await payload.db.migrate({ migrations: migrations.slice(0, auditUserIds + 1) });
  const rows = await db`SELECT "user", document, title FROM studio.audit_log ORDER BY id`;
  expect([...rows]).toEqual([
    { user: String(id), document: '7', title: 'Winz Casino · fi' },
    { user: deleted, document: deleted, title: `User ${deleted}` },
    { user: deleted, document: '8', title: 'Crab Slots · fi' },
    { user: 'unknown', document: deleted, title: `User ${deleted}` },
    { user: 'studio', document: '9', title: 'Message 9 · fi' },
  ]);
});
