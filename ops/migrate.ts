/**
 * Migrates the schemas of the site and the studio in production: run `node ops/migrate.ts` before they start, with the
 * owner's DATABASE_URL. If SITE_DATABASE_URL or STUDIO_DATABASE_URL is set, creates the database login or updates its
 * password. Publishes nothing, unless started as `node ops/migrate.ts --sample`, which loads the sample content.
 */
import { databaseUrlSchema, readEnv } from '@nettobonus/domain/shared/read-env';
import { connect, type Database, SITE_ROLE, STUDIO_ROLE } from '@nettobonus/store/connect';
import { grantStudioSchemas, saveLogin } from '@nettobonus/store/login';
import { migrate } from '@nettobonus/store/migrate';
import { z } from 'zod';
import { migrateStudio } from './studio-command.ts';

const envSchema = z.object({
  DATABASE_URL: databaseUrlSchema,
  SITE_DATABASE_URL: databaseUrlSchema.optional(),
  STUDIO_DATABASE_URL: databaseUrlSchema.optional(),
});

try {
  const env = readEnv('migration', envSchema, process.env);
  const applied = await migrate(env.DATABASE_URL);
  console.log(
    applied.length > 0
      ? `Migrated the site's schema: ${applied.join(', ')}`
      : "The site's schema is up to date",
  );
  await migrateStudio(env.DATABASE_URL);
  console.log("The studio's schema is up to date");
  const db = connect(env.DATABASE_URL, { maxConnections: 1 });
  try {
    await grantStudioSchemas(db);
    if (env.SITE_DATABASE_URL) await updateLogin(db, SITE_ROLE, env.SITE_DATABASE_URL);
    if (env.STUDIO_DATABASE_URL) await updateLogin(db, STUDIO_ROLE, env.STUDIO_DATABASE_URL);
  } finally {
    await db.end();
  }
  if (process.argv.includes('--sample'))
    await (await import('./load-sample.ts')).loadSample(env.DATABASE_URL);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();

async function updateLogin(db: Database, role: string, url: string): Promise<void> {
  const { username, password } = new URL(url);
  await saveLogin(db, role, decodeURIComponent(username), decodeURIComponent(password));
  console.log(`The database login ${decodeURIComponent(username)} is up to date`);
}
