import { readEnv } from '@nettobonus/domain/read-env';
import { envSchema } from './env-schema.ts';

export const env = readEnv('site', envSchema, process.env);
