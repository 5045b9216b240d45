import { expect, test } from 'vitest';
import { listDocumented } from '../../../ops/documented.ts';
import { envSchema } from './env-schema.ts';

const documented = listDocumented('The studio');

test('every variable of the studio is in docs/operating.md, and no other', () => {
  expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(envSchema.shape).sort());
});

test.each(documented)('the default of %s is as documented', (name, ...cells) => {
  const { success, data } = envSchema.shape[name as keyof typeof envSchema.shape].safeParse(undefined);
  const value = !success ? 'required' : data === undefined ? 'none' : `\`${data}\``;
  expect(cells.at(-1)).toContain(name.endsWith('_SECRET') ? 'for development only' : value);
});
