import { readEnv } from '@nettobonus/domain/shared/read-env';
import { envSchema } from './env-schema.ts';
import type { ModelSettings } from './translation/translation-model.ts';

export interface MailSettings {
  smtpUrl: string;
  from: string;
  to: string;
  /** The studio's URL, for the links in emails. */
  studioUrl: string;
}

export const env = readEnv('studio', envSchema, process.env);

/** Null if email is not configured. */
export const mailSettings: MailSettings | null =
  env.SMTP_URL && env.MAIL_FROM && env.INBOX_TO
    ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, to: env.INBOX_TO, studioUrl: env.STUDIO_URL }
    : null;

/** How long the model may take for one field. */
const MODEL_TIMEOUT_MS = 60_000;

/** Null if no language model is configured. */
export const translationModel: ModelSettings | null =
  env.TRANSLATION_BASE_URL && env.TRANSLATION_MODEL
    ? {
        baseURL: env.TRANSLATION_BASE_URL,
        model: env.TRANSLATION_MODEL,
        apiKey: env.TRANSLATION_API_KEY,
        timeoutMs: MODEL_TIMEOUT_MS,
      }
    : null;
