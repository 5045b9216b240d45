import { readEnv } from '@nettobonus/domain/shared/read-env';
import { envSchema } from './env-schema.ts';

export const env = readEnv('site', envSchema, process.env);
