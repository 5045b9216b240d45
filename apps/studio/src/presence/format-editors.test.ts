import { expect, test } from 'vitest';
import { formatEditors } from './format-editors.ts';

const OWN = { user: 1, form: 'mine' };
const own = { user: 1, name: 'Eva', forms: ['mine'] };
const other = { user: 2, name: 'Aino', forms: ['a', 'b'] };

test('others are named, and the user only if they have another window open', () => {
  expect(formatEditors([own], OWN)).toBe('');
  expect(formatEditors([own, other], OWN)).toBe('Aino');
  expect(formatEditors([{ ...own, forms: ['mine', 'second'] }, other], OWN)).toBe(
    'you in another window and Aino',
  );
});
