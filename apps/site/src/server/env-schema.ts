import { databaseUrlSchema, webUrlSchema } from '@nettobonus/domain/shared/read-env';
import { DEVELOPMENT_PREVIEW_SECRET } from '@nettobonus/store/preview-token';
import { z } from 'zod';

const portSchema = z.coerce.number().int().min(1).max(65_535);

/** The variables whose values pages contain. A page's ETag changes with them. */
export const PAGE_VARIABLES = ['SITE_URL', 'SITE_INDEXABLE', 'CHAT_PUBLIC_KEY'] as const;

/** docs/operating.md describes each variable. */
export const envSchema = z
  .object({
    NODE_ENV: z.string().default('development'),
    DATABASE_URL: databaseUrlSchema,
    PORT: portSchema.default(4321),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Port of the metrics endpoint; without it there are no metrics. */
    METRICS_PORT: portSchema.optional(),
    /** How long the site still accepts requests after SIGTERM, while /readyz reports `draining`. */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
    SNAPSHOT_PATH: z.string().min(1).default('.data/snapshot.ndjson'),
    /** Clicks are spooled here while PostgreSQL is unavailable. */
    CLICK_SPOOL_DIR: z.string().min(1).default('.data/click-spool'),
    /** For benchmarks only: `off` counts no click, `unlimited` has no limit per IP address. */
    CLICK_LEDGER: z.enum(['on', 'off', 'unlimited']).default('on'),
    SITE_URL: webUrlSchema.default('http://localhost:4321'),
    /** Lets search engines index sample content too. */
    SITE_INDEXABLE: z.stringbool().default(false),
    /** Public, since every page contains it. It stops third-party scripts, not people. */
    CHAT_PUBLIC_KEY: z.string().min(8).default('nettobonus-public'),
    /** An endpoint with an OpenAI-compatible API. Without one the catalogue assistant answers. */
    ASSISTANT_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    ASSISTANT_API_KEY: z.string().min(1).default('none'),
    ASSISTANT_MODEL: z.string().min(1).optional(),
    /** Contact for vulnerability reports; defaults to the Finnish data controller. */
    SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    /** Signs preview URLs, for which the studio uses the same secret, click tokens of pages and ids of competition entries. */
    PREVIEW_SECRET: z.string().min(16).default(DEVELOPMENT_PREVIEW_SECRET),
    /** Number of our own proxies in front of the site. */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(8).default(0),
  })
  .refine(({ ASSISTANT_BASE_URL, ASSISTANT_MODEL }) => !ASSISTANT_BASE_URL || ASSISTANT_MODEL, {
    path: ['ASSISTANT_MODEL'],
    error: 'is required when ASSISTANT_BASE_URL is set',
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    error: 'must differ from PORT: visitors must not reach the metrics',
  })
  .refine(
    ({ NODE_ENV, PREVIEW_SECRET, SITE_URL }) =>
      NODE_ENV !== 'production' ||
      PREVIEW_SECRET !== DEVELOPMENT_PREVIEW_SECRET ||
      new URL(SITE_URL).hostname === 'localhost',
    { path: ['PREVIEW_SECRET'], error: 'must be set unless SITE_URL is on localhost' },
  );
