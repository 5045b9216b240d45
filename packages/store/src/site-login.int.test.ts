import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { connect, type Database, SITE_ROLE } from './connect.ts';
import { saveLogin } from './login.ts';

let owner: Database;
let url: URL;
useTestDatabase((server, db) => {
  owner = db;
  url = new URL(server.url);
});

const NAME = 'a "quoted" site';

async function asSite<T>(password: string, use: (db: Database) => Promise<T>): Promise<T> {
  const siteUrl = new URL(url);
  siteUrl.username = encodeURIComponent(NAME);
  siteUrl.password = encodeURIComponent(password);
  const db = connect(siteUrl.href, { role: SITE_ROLE, maxConnections: 1 });
  try {
    return await use(db);
  } finally {
    await db.end({ timeout: 1 });
  }
}

test('the site’s database login has only the privileges of its role', async () => {
  await saveLogin(owner, SITE_ROLE, NAME, "it's 'quoted'");
  await asSite("it's 'quoted'", async (db) => {
    expect(await db`SELECT count(*) FROM site.published_documents`).toEqual([{ count: '0' }]);
    await expect(db`SELECT * FROM site.clicks`).rejects.toThrow('permission denied');
    await expect(db`DELETE FROM site.published_documents`).rejects.toThrow('permission denied');
    await expect(db`CREATE TABLE site.mine ()`).rejects.toThrow('permission denied');
  });
  const [role] =
    await owner`SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = ${NAME}`;
  expect(role).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false });
});

test('a second run changes the password', async () => {
  await saveLogin(owner, SITE_ROLE, NAME, 'the second');
  expect(await asSite('the second', (db) => db`SELECT current_user::text AS role`)).toEqual([
    { role: SITE_ROLE },
  ]);
  await expect(asSite("it's 'quoted'", (db) => db`SELECT 1`)).rejects.toThrow(
    'password authentication failed',
  );
});

/** docs/architecture.md, "Database privileges", explains each privilege. */
test('the site’s role has exactly these privileges in the schema', async () => {
  const tables = await owner`
    SELECT DISTINCT table_name || ' ' || privilege_type AS held FROM information_schema.column_privileges
    WHERE grantee IN (${SITE_ROLE}, 'PUBLIC') AND table_schema = 'site'
    UNION SELECT table_name || ' ' || privilege_type FROM information_schema.table_privileges
    WHERE grantee IN (${SITE_ROLE}, 'PUBLIC') AND table_schema = 'site'`;
  expect(tables.map(({ held }) => held).sort()).toEqual([
    'clicks INSERT',
    'contact_messages INSERT',
    'corrections SELECT',
    'media SELECT',
    'offer_changes SELECT',
    'published_documents SELECT',
  ]);
  const functions = await owner`
    SELECT proname::text AS name FROM pg_proc
    WHERE pronamespace = 'site'::regnamespace AND prorettype <> 'trigger'::regtype
      AND has_function_privilege(${SITE_ROLE}, oid, 'EXECUTE')`;
  expect(functions.map(({ name }) => name).sort()).toEqual([
    'agree_on_visitor_key',
    'count_clicks',
    'get_preview',
    'list_unique_clicks',
    // PUBLIC may execute it: it reads only its arguments.
    'offer_of',
    'prepare_click_month',
  ]);
});
