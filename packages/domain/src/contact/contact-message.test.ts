import { expect, test } from 'vitest';
import { MIN_FILL_MS } from './contact.ts';
import { type ContactBody, parseContact } from './contact-message.ts';

const body = (more: Partial<Record<keyof ContactBody, unknown>> = {}) => ({
  id: 'c1b8a1de-8a0b-4d3c-9f0e-2f6f3a5f9d10',
  name: 'Aino Lehtonen',
  email: 'aino@esimerkki.fi',
  message: 'Hei!\nMinimitalletus on muuttunut.',
  subject: '',
  filledMs: MIN_FILL_MS,
  ...more,
});
const { subject: _, filledMs: __, ...written } = body();

test('a message is trimmed and gets its market', () => {
  const read = parseContact(body({ name: '  Aino Lehtonen ', email: ' aino@esimerkki.fi' }), 'se');
  expect(read).toEqual({ kind: 'message', message: { ...written, market: 'se' } });
});

test('every invalid field is returned with its problem', () => {
  const read = parseContact(body({ name: ' ', email: 'aino@', message: 'x'.repeat(4_001) }), 'fi');
  expect(read).toEqual({
    kind: 'problems',
    problems: { name: 'required', email: 'invalid', message: 'tooLong' },
  });
});

test('problems of fields are returned even if the form was sent too fast', () => {
  expect(parseContact(body({ email: 'aino@', filledMs: 0 }), 'fi')).toMatchObject({ kind: 'problems' });
});

test.each([
  ['a filled hidden field', { subject: 'Cheap links' }],
  ['a form sent at once', { filledMs: 0 }],
])('%s is treated as a bot', (_, more) => {
  expect(parseContact(body(more), 'fi')).toEqual({ kind: 'bot' });
});

test.each([
  ['null', null],
  ['an array', []],
  ['no id', body({ id: undefined })],
  ['an invalid id', body({ id: '42' })],
  ['a name that is not a string', body({ name: 7 })],
  ['no hidden field', body({ subject: undefined })],
  ['no fill time', body({ filledMs: undefined })],
  ['a negative fill time', body({ filledMs: -1 })],
])('%s is rejected without naming a field', (_, given) => {
  expect(parseContact(given, 'fi')).toEqual({ kind: 'problems', problems: {} });
});
