import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const findByLabel: (this: { resourcePath: string }, source: string) => string =
  require('./find-by-label-loader.cjs');
const BUNDLE = require.resolve('@payloadcms/ui');

test('the field picker of the installed Payload gets the filter', async () => {
  const source = await readFile(BUNDLE, 'utf8');
  const patched = findByLabel.call({ resourcePath: BUNDLE }, source);
  expect(patched).toContain('filterOption:matchFieldLabel,getOptionValue:');
  const [, path = ''] = /import \{ matchFieldLabel \} from "(.+)";/.exec(patched) ?? [];
  expect(join(BUNDLE, '..', path)).toBe(
    fileURLToPath(new URL('src/form/match-field-label.ts', import.meta.url)),
  );
});

test('a build with another picker fails, rather than losing the filter', () => {
  const other = 'label:s("fields:selectFieldsToEdit"),isMulti:!0';
  expect(() => findByLabel.call({ resourcePath: BUNDLE }, other)).toThrow('field picker has changed');
});
