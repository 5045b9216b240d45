import { databaseUrlSchema, webUrlSchema } from '@nettobonus/domain/shared/read-env';
import { DEVELOPMENT_PREVIEW_SECRET } from '@nettobonus/store/preview-token';
import { z } from 'zod';

const DEVELOPMENT_SECRET = 'nettobonus-development-only';

/** Every variable is documented in docs/operating.md. */
export const envSchema = z
  .object({
    NODE_ENV: z.string().default('development'),
    DATABASE_URL: databaseUrlSchema,
    /** Signs sessions and encrypts second factors. */
    STUDIO_SECRET: z.string().min(16).default(DEVELOPMENT_SECRET),
    /** The studio's URL. The studio rejects requests from other origins. */
    STUDIO_URL: webUrlSchema.default('http://localhost:3001'),
    /** The site's URL, where drafts are previewed. */
    SITE_URL: webUrlSchema.default('http://localhost:4321'),
    /** Signs preview URLs; the site needs the same value. */
    PREVIEW_SECRET: z.string().min(16).default(DEVELOPMENT_PREVIEW_SECRET),
    /** Whether admins need a second factor. Only development and tests make it optional. */
    SECOND_FACTOR: z.enum(['required', 'optional']).default('required'),
    /** The number of our own proxies in front of the studio; login limits use the IP address that they report. */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(8).default(0),
    /** Lists leaked passwords by the first five digits of their hashes. Without it they are not checked. */
    LEAKED_PASSWORDS_URL: webUrlSchema.optional(),
    /** The mail server: `smtps://user:password@host:465`. Without it the studio sends no email. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The sender of the studio's emails. */
    MAIL_FROM: z.email().optional(),
    /** Recipient of notifications about new messages from the contact form. */
    INBOX_TO: z.email().optional(),
    /** A language model with OpenAI's protocol that drafts translations. Without it the studio does not offer to. */
    TRANSLATION_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRANSLATION_MODEL: z.string().min(1).optional(),
    TRANSLATION_API_KEY: z.string().min(1).default('none'),
  })
  .refine(
    ({ NODE_ENV, STUDIO_SECRET, STUDIO_URL }) =>
      NODE_ENV !== 'production' ||
      STUDIO_SECRET !== DEVELOPMENT_SECRET ||
      new URL(STUDIO_URL).hostname === 'localhost',
    { path: ['STUDIO_SECRET'], error: 'must be set unless the studio runs on localhost' },
  )
  .refine(
    ({ NODE_ENV, PREVIEW_SECRET, STUDIO_URL }) =>
      NODE_ENV !== 'production' ||
      PREVIEW_SECRET !== DEVELOPMENT_PREVIEW_SECRET ||
      new URL(STUDIO_URL).hostname === 'localhost',
    { path: ['PREVIEW_SECRET'], error: 'must be set unless the studio runs on localhost' },
  )
  .refine(
    ({ NODE_ENV, SECOND_FACTOR, STUDIO_URL }) =>
      NODE_ENV !== 'production' ||
      SECOND_FACTOR !== 'optional' ||
      new URL(STUDIO_URL).hostname === 'localhost',
    { path: ['SECOND_FACTOR'], error: 'can be optional only if the studio runs on localhost' },
  )
  .refine(({ SMTP_URL, MAIL_FROM, INBOX_TO }) => !SMTP_URL === !MAIL_FROM && !MAIL_FROM === !INBOX_TO, {
    path: ['SMTP_URL'],
    error: 'set SMTP_URL, MAIL_FROM and INBOX_TO together, or none of them',
  })
  .refine(({ TRANSLATION_BASE_URL, TRANSLATION_MODEL }) => !TRANSLATION_BASE_URL || TRANSLATION_MODEL, {
    path: ['TRANSLATION_MODEL'],
    error: 'is required when TRANSLATION_BASE_URL is set',
  });
