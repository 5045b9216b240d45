import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateStudio } from '../../../ops/studio-command.ts';
import { startTestDatabase, type TestDatabase } from '../../../ops/test-database.ts';
import { connect, type Database, SITE_ROLE, STUDIO_ROLE } from './connect.ts';
import { grantStudioSchemas, saveLogin } from './login.ts';
import { migrate } from './migrate.ts';
import { publish } from './publish.ts';

const INIT_SCRIPT = new URL('../../../ops/docker/create-owner.sh', import.meta.url);
const OWNER = 'nettobonus_owner';
const LOGIN = 'nettobonus_editors';

let server: TestDatabase;
let superuser: Database;
let owner: Database;
let studio: Database;

function urlOf(name: string): string {
  const url = new URL(server.url);
  url.username = name;
  url.password = 'secret';
  return url.href;
}

/** The statements in the script, because the machine may have no psql to run it. */
async function readInitStatements(): Promise<string> {
  const [, statements = ''] = /<<'SQL'\n(.*)\nSQL\n/s.exec(await readFile(INIT_SCRIPT, 'utf8')) ?? [];
  return statements.replaceAll(":'password'", "'secret'").replaceAll(':"database"', 'nettobonus');
}

/** Sets up a server as in production: superuser, owner, and the logins of site and studio. */
beforeAll(async () => {
  server = await startTestDatabase();
  superuser = connect(server.url, { maxConnections: 1 });
  await superuser.unsafe(await readInitStatements());
  await migrate(urlOf(OWNER));
  await migrateStudio(urlOf(OWNER));
  owner = connect(urlOf(OWNER), { maxConnections: 1 });
  await grantStudioSchemas(owner);
  await saveLogin(owner, SITE_ROLE, 'nettobonus_web', 'secret');
  await saveLogin(owner, STUDIO_ROLE, LOGIN, 'secret');
  studio = connect(urlOf(LOGIN), { maxConnections: 1 });
});
afterAll(async () => {
  await Promise.all([studio.end(), owner.end(), superuser.end()]);
  await server.remove();
});

test('neither the owner nor the logins of site and studio are superusers', async () => {
  const roles = await superuser`
    SELECT rolname::text AS name FROM pg_roles
    WHERE rolname LIKE 'nettobonus\\_%' AND (rolsuper OR rolcreatedb OR rolreplication OR rolbypassrls)`;
  expect([...roles]).toEqual([]);
  const creators = await superuser`
    SELECT rolname::text AS name FROM pg_roles WHERE rolcreaterole AND NOT rolsuper`;
  expect([...creators]).toEqual([{ name: OWNER }]);
});

test('neither the site nor the studio owns a database object', async () => {
  const owned = await superuser`
    SELECT relname AS name FROM pg_class WHERE relowner <> ${OWNER}::regrole
      AND relnamespace IN ('site'::regnamespace, 'studio'::regnamespace, 'jobs'::regnamespace)
    UNION ALL SELECT proname FROM pg_proc WHERE proowner <> ${OWNER}::regrole
      AND pronamespace IN ('site'::regnamespace, 'studio'::regnamespace, 'jobs'::regnamespace)`;
  expect([...owned]).toEqual([]);
});

test('running the migrations again, as each deployment does, changes nothing', async () => {
  expect(await migrate(urlOf(OWNER))).toEqual([]);
  await migrateStudio(urlOf(OWNER));
  await grantStudioSchemas(owner);
  await saveLogin(owner, STUDIO_ROLE, LOGIN, 'secret');
});

test('the studio can publish, and can change rows in its own schema', async () => {
  const casino = {
    kind: 'casino',
    market: 'all',
    key: 'joki',
    body: { name: 'Joki', image: '/x.svg' },
  } as const;
  expect(await publish(studio, [casino])).toMatchObject({ changed: 1 });
  const { count } = await studio`UPDATE studio.users SET name = name`;
  expect(count).toBe(0);
});

test.each([
  'CREATE TABLE studio.mine ()',
  'ALTER TABLE studio.users ADD COLUMN mine text',
  'DROP TABLE studio.users',
  'CREATE TABLE jobs.mine ()',
  'TRUNCATE jobs.job',
  'TRUNCATE studio.audit_log',
  'DELETE FROM studio.payload_migrations',
  'CREATE TRIGGER mine BEFORE UPDATE ON studio.users EXECUTE FUNCTION suppress_redundant_updates_trigger()',
  'CREATE SCHEMA mine',
  'CREATE TABLE public.mine ()',
  'CREATE TEMPORARY TABLE mine ()',
  'CREATE TABLE site.mine ()',
  'SELECT * FROM site.clicks',
  'DELETE FROM site.clicks',
  'UPDATE site.click_totals SET clicks = 0',
  'UPDATE site.click_totals_by_casino SET clicks = 0',
  'SELECT site.count_clicks()',
  'SELECT site.recount_clicks()',
  "SELECT site.recount_casino_day('2026-11-17', 'joki')",
  'SELECT * FROM site.click_networks',
  'SELECT * FROM site.classified_clicks',
  "INSERT INTO site.click_exclusions (day, casino, reason) VALUES (now(), 'joki', 'x')",
  'DELETE FROM site.click_exclusions',
  'SELECT * FROM site.visitor_keys',
  'SELECT * FROM site.previews',
  'DELETE FROM site.published_documents',
  'UPDATE site.published_documents SET version = 0',
  'DELETE FROM site.offer_changes',
  'DELETE FROM site.corrections',
  'DELETE FROM site.migrations',
  'DROP FUNCTION site.publish',
  "COPY (SELECT 1) TO PROGRAM 'true'",
  "COPY (SELECT 1) TO '/tmp/nettobonus-copy'",
  "SELECT pg_read_file('postgresql.conf')",
  "SELECT lo_import('/etc/hostname')",
  'SELECT * FROM pg_authid',
  'CREATE ROLE mine SUPERUSER',
  `ALTER ROLE ${LOGIN} CREATEROLE`,
  `SET ROLE ${OWNER}`,
  `GRANT ${OWNER} TO ${LOGIN}`,
  'ALTER SYSTEM SET archive_command = DEFAULT',
  'CREATE EXTENSION plpython3u',
  'CREATE DATABASE mine',
])('the studio cannot run “%s”', async (statement) => {
  await expect(studio.unsafe(statement)).rejects.toThrow(/permission denied|must be owner|must be superuser/);
});

/** docs/architecture.md, "Database privileges", explains each privilege. */
test('the studio’s role has exactly these privileges in the site’s schema', async () => {
  const tables = await owner`
    SELECT DISTINCT table_name || ' ' || privilege_type AS held FROM information_schema.table_privileges
    WHERE grantee IN (${STUDIO_ROLE}, 'PUBLIC') AND table_schema = 'site'`;
  expect(tables.map(({ held }) => held).sort()).toEqual([
    'click_exclusions SELECT',
    'click_totals_by_casino SELECT',
    'click_totals_by_placement SELECT',
    'contact_messages DELETE',
    'contact_messages SELECT',
    'contact_messages UPDATE',
    'corrections SELECT',
    ...['link_check_runs', 'link_checks', 'link_statuses'].flatMap((table) =>
      ['DELETE', 'INSERT', 'SELECT', 'UPDATE'].map((privilege) => `${table} ${privilege}`),
    ),
    'media DELETE',
    'media INSERT',
    'media SELECT',
    'offer_changes SELECT',
    'published_documents SELECT',
  ]);
  const functions = await owner`
    SELECT proname::text AS name FROM pg_proc
    WHERE pronamespace = 'site'::regnamespace AND prorettype <> 'trigger'::regtype
      AND has_function_privilege(${STUDIO_ROLE}, oid, 'EXECUTE')`;
  expect(functions.map(({ name }) => name).sort()).toEqual([
    'exclude_clicks',
    'list_busy_networks',
    'list_unique_clicks',
    // PUBLIC may execute it: it reads only its arguments.
    'offer_of',
    // It drops only expired months.
    'prune_clicks',
    'publish',
    'revoke_click_exclusion',
    'save_preview',
    'take_contact_message',
    'withdraw',
  ]);
});
