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

test('a message is stored as written, with the market and trimmed', () => {
  const read = parseContact(body({ name: '  Aino Lehtonen ', email: ' aino@esimerkki.fi' }), 'se');
  expect(read).toEqual({ kind: 'message', message: { ...written, market: 'se' } });
});

test('every field that is wrong is named with its problem', () => {
  const read = parseContact(body({ name: ' ', email: 'aino@', message: 'x'.repeat(4_001) }), 'fi');
  expect(read).toEqual({
    kind: 'problems',
    problems: { name: 'required', email: 'invalid', message: 'tooLong' },
  });
});

test('a person whose fields are wrong hears of it, however fast', () => {
  expect(parseContact(body({ email: 'aino@', filledMs: 0 }), 'fi')).toMatchObject({ kind: 'problems' });
});

test.each([
  ['the unseen field filled', { subject: 'Cheap links' }],
  ['no time to write', { filledMs: 0 }],
])('%s is a bot’s', (_, more) => {
  expect(parseContact(body(more), 'fi')).toEqual({ kind: 'bot' });
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['no id', body({ id: undefined })],
  ['an id of another kind', body({ id: '42' })],
  ['a name that is no text', body({ name: 7 })],
  ['no unseen field', body({ subject: undefined })],
  ['no time', body({ filledMs: undefined })],
  ['a time before the beginning', body({ filledMs: -1 })],
])('%s is not of the form', (_, given) => {
  expect(parseContact(given, 'fi')).toEqual({ kind: 'problems', problems: {} });
});
