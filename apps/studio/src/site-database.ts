import { connect, type Database } from '@nettobonus/store/connect';
import { env } from './env.ts';

let database: Database | null = null;

/** The studio's way to schema `site`, for what is no document of Payload's. */
export function siteDatabase(): Database {
  database ??= connect(env.DATABASE_URL, { maxConnections: 2 });
  return database;
}
