import { connect, type Database } from '@nettobonus/store/connect';
import { PublishedContent } from '@nettobonus/store/published-content';
import { env } from './env.ts';

let database: Database | null = null;

/** The studio's connections to the schema `site`, for data outside Payload's collections. */
export function siteDatabase(): Database {
  database ??= connect(env.DATABASE_URL, { maxConnections: 2 });
  return database;
}

let content: PublishedContent | null = null;

/** The documents that visitors see. */
export function publishedContent(): PublishedContent {
  content ??= new PublishedContent(siteDatabase());
  return content;
}
