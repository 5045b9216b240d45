import { expect, test } from 'vitest';
import { listDocumentedRows } from '../../../ops/documented-rows.ts';
import { envSchema } from './env-schema.ts';

const documented = listDocumentedRows('The studio');

test('docs/operating.md lists exactly the environment variables of the studio', () => {
  expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(envSchema.shape).sort());
});

test.each(documented)('the default of %s matches the documentation', (name, ...cells) => {
  const { success, data } = envSchema.shape[name as keyof typeof envSchema.shape].safeParse(undefined);
  const value = !success ? 'required' : data === undefined ? 'none' : `\`${data}\``;
  expect(cells.at(-1)).toContain(name.endsWith('_SECRET') ? 'for development only' : value);
});

test('production accepts the development secrets only on localhost', () => {
  const local = { NODE_ENV: 'production', DATABASE_URL: 'postgres://user@localhost/test' };
  expect(envSchema.safeParse(local).success).toBe(true);
  const production = { ...local, STUDIO_URL: 'https://studio.example' };
  const secrets = { STUDIO_SECRET: 'production-secret-1', PREVIEW_SECRET: 'production-secret-2' };
  expect(envSchema.safeParse({ ...production, ...secrets }).success).toBe(true);
  for (const name of ['STUDIO_SECRET', 'PREVIEW_SECRET'] as const) {
    const { error } = envSchema.safeParse({ ...production, ...secrets, [name]: undefined });
    expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
  }
});

test('in production, the second factor can be optional only on localhost', () => {
  const local = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://user@localhost/test',
    SECOND_FACTOR: 'optional',
  };
  expect(envSchema.safeParse(local).success).toBe(true);
  const secrets = { STUDIO_SECRET: 'production-secret-1', PREVIEW_SECRET: 'production-secret-2' };
  const { error } = envSchema.safeParse({ ...local, ...secrets, STUDIO_URL: 'https://studio.example' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['SECOND_FACTOR']]);
});
