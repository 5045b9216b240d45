import { expect, test } from 'vitest';
import { isEeaLicence, LICENCE_TYPES } from './casino.ts';

test('tax-free when the game is run under an EEA state’s law, otherwise income (Curaçao)', () => {
  expect(LICENCE_TYPES.filter((type) => !isEeaLicence({ type }))).toEqual(['curacao']);
});
