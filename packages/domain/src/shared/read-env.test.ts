import { expect, test } from 'vitest';
import { z } from 'zod';
import { databaseUrlSchema, readEnv, webUrlSchema } from './read-env.ts';

const schema = z.object({
  DATABASE_URL: databaseUrlSchema,
  SITE_URL: webUrlSchema.default('http://localhost:4321'),
  HOPS: z.coerce.number().int().default(3),
});
const DATABASE_URL = 'postgres://user@localhost/one';

test('reads the set variables and uses defaults for the others', () => {
  expect(readEnv('site', schema, { DATABASE_URL, SITE_URL: 'https://site.example/', OTHER: 'x' })).toEqual({
    DATABASE_URL,
    SITE_URL: 'https://site.example',
    HOPS: 3,
  });
});

test('treats an empty variable as unset', () => {
  expect(readEnv('site', schema, { DATABASE_URL, HOPS: '', SITE_URL: '' })).toMatchObject({
    HOPS: 3,
    SITE_URL: 'http://localhost:4321',
  });
  expect(() => readEnv('site', schema, { DATABASE_URL: '' })).toThrow('DATABASE_URL');
});

test('the error names every invalid variable and the program that cannot start', () => {
  const read = () => readEnv('studio', schema, { DATABASE_URL: 'mysql://one', HOPS: 'many' });
  expect(read).toThrow(/The studio cannot start[\s\S]*DATABASE_URL[\s\S]*HOPS/);
});
