import { expect, test } from 'vitest';
import { listDocumented } from '../../../ops/documented.ts';
import { envSchema } from './env-schema.ts';

const documented = listDocumented('The studio');

test('docs/operating.md lists exactly the variables of the studio', () => {
  expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(envSchema.shape).sort());
});

test.each(documented)('the default of %s matches the documentation', (name, ...cells) => {
  const { success, data } = envSchema.shape[name as keyof typeof envSchema.shape].safeParse(undefined);
  const value = !success ? 'required' : data === undefined ? 'none' : `\`${data}\``;
  expect(cells.at(-1)).toContain(name.endsWith('_SECRET') ? 'for development only' : value);
});

test('production accepts the development secrets on localhost only', () => {
  const local = { NODE_ENV: 'production', DATABASE_URL: 'postgres://user@localhost/none' };
  expect(envSchema.safeParse(local).success).toBe(true);
  const production = { ...local, STUDIO_URL: 'https://studio.example' };
  const secrets = { STUDIO_SECRET: 'a-secret-of-its-own', PREVIEW_SECRET: 'another-of-its-own' };
  expect(envSchema.safeParse({ ...production, ...secrets }).success).toBe(true);
  for (const name of ['STUDIO_SECRET', 'PREVIEW_SECRET'] as const) {
    const { error } = envSchema.safeParse({ ...production, ...secrets, [name]: undefined });
    expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
  }
});
