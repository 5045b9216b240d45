import { connect, type Database } from '@nettobonus/store/connect';
import { env } from './env.ts';

let database: Database | null = null;

/** The studio's connections to the schema `site`, for data outside Payload's collections. */
export function siteDatabase(): Database {
  database ??= connect(env.DATABASE_URL, { maxConnections: 2 });
  return database;
}
