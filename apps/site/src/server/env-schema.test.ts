import { expect, test } from 'vitest';
import { listDocumented } from '../../../../ops/documented.ts';
import { envSchema } from './env-schema.ts';

const documented = listDocumented('The site');
const DATABASE_URL = 'postgres://user@localhost/none';

test('every variable of the site is in docs/operating.md, and no other', () => {
  expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(envSchema.shape).sort());
});

test.each(documented)('the default of %s is as documented', (name, ...cells) => {
  const { success, data } = envSchema.shape[name as keyof typeof envSchema.shape].safeParse(undefined);
  const value = !success ? 'required' : data === undefined ? 'none' : `\`${data}\``;
  expect(cells.at(-1)).toContain(name.endsWith('_SECRET') ? 'for development only' : value);
});

test('metrics are not answered where visitors are', () => {
  expect(envSchema.safeParse({ DATABASE_URL, PORT: '4321', METRICS_PORT: '9464' }).success).toBe(true);
  expect(envSchema.safeParse({ DATABASE_URL, PORT: '4321', METRICS_PORT: '4321' }).success).toBe(false);
});

test('in production the secret of development is enough on this machine alone', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL };
  expect(envSchema.safeParse(production).success).toBe(true);
  expect(envSchema.safeParse({ ...production, SITE_URL: 'https://site.example' }).success).toBe(false);
});
