import { type Database, STUDIO_ROLE } from './connect.ts';

/** Creates a database login whose only role is `role`, or changes the password of an existing login. */
export async function saveLogin(db: Database, role: string, name: string, password: string): Promise<void> {
  // These statements accept no parameters, so PostgreSQL's format() quotes name and password.
  const [statements] = await db<[{ create: string; change: string; grant: string }]>`
    SELECT
      format('CREATE ROLE %I', ${name}::text) AS create,
      format('ALTER ROLE %I LOGIN PASSWORD %L', ${name}::text, ${password}::text) AS change,
      format('GRANT %I TO %I', ${role}::text, ${name}::text) AS grant`;
  const [existing] = await db`SELECT 1 FROM pg_roles WHERE rolname = ${name}`;
  await db.begin(async (sql) => {
    if (!existing) await sql.unsafe(statements.create);
    await sql.unsafe(statements.change);
    await sql.unsafe(statements.grant);
  });
}

/**
 * Grants the studio's role access to its schemas, without the privilege to alter them. Call it after each migration.
 */
export async function grantStudioSchemas(db: Database): Promise<void> {
  await db.unsafe(`
    GRANT USAGE ON SCHEMA studio TO ${STUDIO_ROLE};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA studio TO ${STUDIO_ROLE};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA studio TO ${STUDIO_ROLE};
    REVOKE INSERT, UPDATE, DELETE ON studio.payload_migrations FROM ${STUDIO_ROLE};
    GRANT USAGE ON SCHEMA jobs TO ${STUDIO_ROLE};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA jobs TO ${STUDIO_ROLE};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA jobs TO ${STUDIO_ROLE};`);
}
