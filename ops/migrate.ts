/**
 * Migrates the schemas of both programs in production: run `node ops/migrate.ts` before they start, with the owner's
 * DATABASE_URL. If SITE_DATABASE_URL is set, creates its login or updates the password. Publishes nothing, unless started
 * as `node ops/migrate.ts --sample`, which loads the sample content.
 */
import { databaseUrlSchema, readEnv } from '@nettobonus/domain/shared/read-env';
import { connect } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { saveSiteLogin } from '@nettobonus/store/site-login';
import { z } from 'zod';
import { migrateStudio } from './studio-command.ts';

const envSchema = z.object({
  DATABASE_URL: databaseUrlSchema,
  SITE_DATABASE_URL: databaseUrlSchema.optional(),
});

try {
  const { DATABASE_URL, SITE_DATABASE_URL } = readEnv('migration', envSchema, process.env);
  const applied = await migrate(DATABASE_URL);
  console.log(
    applied.length > 0
      ? `Migrated the site's schema: ${applied.join(', ')}`
      : "The site's schema is up to date",
  );
  await migrateStudio(DATABASE_URL);
  console.log("The studio's schema is up to date");
  if (SITE_DATABASE_URL) await updateSiteLogin(DATABASE_URL, SITE_DATABASE_URL);
  if (process.argv.includes('--sample')) await (await import('./load-sample.ts')).loadSample(DATABASE_URL);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();

async function updateSiteLogin(databaseUrl: string, siteUrl: string): Promise<void> {
  const { username, password } = new URL(siteUrl);
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    await saveSiteLogin(db, decodeURIComponent(username), decodeURIComponent(password));
    console.log("The site's login is up to date");
  } finally {
    await db.end();
  }
}
