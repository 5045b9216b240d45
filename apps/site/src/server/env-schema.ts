import { databaseUrlSchema, webUrlSchema } from '@nettobonus/domain/read-env';
import { DEVELOPMENT_PREVIEW_SECRET } from '@nettobonus/store/preview-token';
import { z } from 'zod';

const portSchema = z.coerce.number().int().min(1).max(65_535);

/** Each is told of in docs/operating.md. */
export const envSchema = z
  .object({
    NODE_ENV: z.string().default('development'),
    DATABASE_URL: databaseUrlSchema,
    PORT: portSchema.default(4321),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Where metrics are answered; nowhere without it. */
    METRICS_PORT: portSchema.optional(),
    /** How long requests are still taken after the signal to stop, while /readyz says so. */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
    SNAPSHOT_PATH: z.string().min(1).default('.data/snapshot.ndjson'),
    /** Where clicks are kept while PostgreSQL is away. */
    CLICK_SPOOL_DIR: z.string().min(1).default('.data/click-spool'),
    /** `off` for measuring only: no click is counted. */
    CLICK_LEDGER: z.enum(['on', 'off']).default('on'),
    SITE_URL: webUrlSchema.default('http://localhost:4321'),
    /** Carried by every page; it keeps strangers' scripts out, not people. */
    CHAT_PUBLIC_KEY: z.string().min(8).default('nettobonus-public'),
    /** An endpoint that speaks OpenAI's protocol. Without one the catalogue answers by itself. */
    ASSISTANT_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    ASSISTANT_API_KEY: z.string().min(1).default('none'),
    ASSISTANT_MODEL: z.string().min(1).optional(),
    /** Who is told of a weakness of the site; the Finnish controller where nobody is named. */
    SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    /** Signs the addresses of previews; the studio is given the same. */
    PREVIEW_SECRET: z.string().min(16).default(DEVELOPMENT_PREVIEW_SECRET),
    /** How many proxies of our own stand before the site. */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(8).default(0),
  })
  .refine(({ ASSISTANT_BASE_URL, ASSISTANT_MODEL }) => !ASSISTANT_BASE_URL || ASSISTANT_MODEL, {
    path: ['ASSISTANT_MODEL'],
    error: 'has to be named where ASSISTANT_BASE_URL is set',
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    error: 'has to be another than PORT: what visitors reach must not answer metrics',
  })
  .refine(
    ({ NODE_ENV, PREVIEW_SECRET, SITE_URL }) =>
      NODE_ENV !== 'production' ||
      PREVIEW_SECRET !== DEVELOPMENT_PREVIEW_SECRET ||
      new URL(SITE_URL).hostname === 'localhost',
    { path: ['PREVIEW_SECRET'], error: 'has to be set where the site is not on this machine alone' },
  );
