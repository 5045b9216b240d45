import { expect, test } from 'vitest';
import { MIN_FILL_MS } from './contact.ts';
import { type ContactBody, parseContact } from './contact-message.ts';

const body = (overrides: Partial<Record<keyof ContactBody, unknown>> = {}) => ({
  id: 'c1b8a1de-8a0b-4d3c-9f0e-2f6f3a5f9d10',
  name: 'Aino Lehtonen',
  email: 'aino@esimerkki.fi',
  message: 'Hei!\nMinimitalletus on muuttunut.',
  subject: '',
  filledMs: MIN_FILL_MS,
  ...overrides,
});
const { subject: _, filledMs: __, ...fields } = body();

test('trims a message and adds its market', () => {
  const parsed = parseContact(body({ name: '  Aino Lehtonen ', email: ' aino@esimerkki.fi' }), 'se');
  expect(parsed).toEqual({ kind: 'message', message: { ...fields, market: 'se' } });
});

test.each([
  ['/fi/kasino/winz-casino', '/fi/kasino/winz-casino'],
  ['/se', '/se'],
  ['/fi/casino/winz-casino', undefined],
  ['/fi/kasino/winz-casino?search=me', undefined],
  ['/fi/kasino/winz-casino%3Fsearch=me', undefined],
  ['/preview/abc/fi', undefined],
  ['https://evil.example/fi', undefined],
  [`/fi/kasino/${'a'.repeat(200)}`, undefined],
  [42, undefined],
  [undefined, undefined],
])('from the page %j the path %j is stored', (page, stored) => {
  const parsed = parseContact(body({ page }), 'fi');
  expect(parsed.kind === 'message' && parsed.message.page).toBe(stored);
});

test('returns the problem of every invalid field', () => {
  const parsed = parseContact(body({ name: ' ', email: 'aino@', message: 'x'.repeat(4_001) }), 'fi');
  expect(parsed).toEqual({
    kind: 'problems',
    problems: { name: 'required', email: 'invalid', message: 'tooLong' },
  });
});

test('returns field problems even if the form was sent too fast', () => {
  expect(parseContact(body({ email: 'aino@', filledMs: 0 }), 'fi')).toMatchObject({ kind: 'problems' });
});

test.each([
  ['a filled hidden field', { subject: 'Cheap links' }],
  ['a form sent immediately', { filledMs: 0 }],
])('treats %s as a bot', (_, overrides) => {
  expect(parseContact(body(overrides), 'fi')).toEqual({ kind: 'bot' });
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
])('rejects %s without naming a field', (_, input) => {
  expect(parseContact(input, 'fi')).toEqual({ kind: 'problems', problems: {} });
});
