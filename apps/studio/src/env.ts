import { readEnv } from '@nettobonus/domain/shared/read-env';
import { envSchema } from './env-schema.ts';

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
