import { type Database, SITE_ROLE } from './connect.ts';

/** Creates the site's login with the site's role as its only role, or changes its password. */
export async function saveSiteLogin(db: Database, name: string, password: string): Promise<void> {
  // These statements accept no parameters, so PostgreSQL's format() quotes name and password.
  const [statements] = await db<[{ create: string; change: string; grant: string }]>`
    SELECT
      format('CREATE ROLE %I', ${name}::text) AS create,
      format('ALTER ROLE %I LOGIN PASSWORD %L', ${name}::text, ${password}::text) AS change,
      format('GRANT %I TO %I', ${SITE_ROLE}::text, ${name}::text) AS grant`;
  const [existing] = await db`SELECT 1 FROM pg_roles WHERE rolname = ${name}`;
  await db.begin(async (sql) => {
    if (!existing) await sql.unsafe(statements.create);
    await sql.unsafe(statements.change);
    await sql.unsafe(statements.grant);
  });
}
