import { expect, test } from 'vitest';
import { tileVersion } from './tile-version.ts';

test('a version names a drawing: the same name has the same one, another name another', () => {
  expect(tileVersion('Winz Casino')).toMatch(/^[\w-]{6}$/);
  expect(tileVersion('Winz Casino')).toBe(tileVersion('Winz Casino'));
  expect(tileVersion('Winz Casino')).not.toBe(tileVersion('Winz Kasino'));
});
