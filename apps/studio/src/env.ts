import { readEnv } from '@nettobonus/domain/read-env';
import { envSchema } from './env-schema.ts';

export interface MailSettings {
  smtpUrl: string;
  from: string;
  to: string;
  /** Where the studio is found, for the links in a mail. */
  studioUrl: string;
}

export const env = readEnv('studio', envSchema, process.env);

/** Null where no mail is to be sent. */
export const mailSettings: MailSettings | null =
  env.SMTP_URL && env.MAIL_FROM && env.INBOX_TO
    ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, to: env.INBOX_TO, studioUrl: env.STUDIO_URL }
    : null;
