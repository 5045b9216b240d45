import { expect, test } from 'vitest';
import { listDocumentedRows } from '../../../../ops/documented-rows.ts';
import { envSchema } from './env-schema.ts';

const documented = listDocumentedRows('The site');
const DATABASE_URL = 'postgres://user@localhost/none';

test('docs/operating.md lists exactly the variables of the schema', () => {
  expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(envSchema.shape).sort());
});

test.each(documented)('the default of %s is as documented', (name, ...cells) => {
  const { success, data } = envSchema.shape[name as keyof typeof envSchema.shape].safeParse(undefined);
  const value = !success ? 'required' : data === undefined ? 'none' : `\`${data}\``;
  expect(cells.at(-1)).toContain(name.endsWith('_SECRET') ? 'for development only' : value);
});

test('rejects the visitors’ port as the metrics port', () => {
  expect(envSchema.safeParse({ DATABASE_URL, PORT: '4321', METRICS_PORT: '9464' }).success).toBe(true);
  expect(envSchema.safeParse({ DATABASE_URL, PORT: '4321', METRICS_PORT: '4321' }).success).toBe(false);
});

test('in production the development secret is accepted only on localhost', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL };
  expect(envSchema.safeParse(production).success).toBe(true);
  expect(envSchema.safeParse({ ...production, SITE_URL: 'https://site.example' }).success).toBe(false);
});
