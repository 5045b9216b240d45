import { type Database, SITE_ROLE } from './connect.ts';

/** Makes the site's login, or gives it another password: a member of the site's role, and nothing else. */
export async function saveSiteLogin(db: Database, name: string, password: string): Promise<void> {
  // Neither can be a parameter of these statements; PostgreSQL quotes them itself.
  const [statements] = await db<[{ make: string; change: string; grant: string }]>`
    SELECT
      format('CREATE ROLE %I', ${name}::text) AS make,
      format('ALTER ROLE %I LOGIN PASSWORD %L', ${name}::text, ${password}::text) AS change,
      format('GRANT %I TO %I', ${SITE_ROLE}::text, ${name}::text) AS grant`;
  const [known] = await db`SELECT 1 FROM pg_roles WHERE rolname = ${name}`;
  await db.begin(async (sql) => {
    if (!known) await sql.unsafe(statements.make);
    await sql.unsafe(statements.change);
    await sql.unsafe(statements.grant);
  });
}
