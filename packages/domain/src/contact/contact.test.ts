import { describe, expect, test } from 'vitest';
import {
  CONTACT_FIELDS,
  CONTACT_MAX_LENGTH,
  cleanContactField,
  findContactProblem,
  isBot,
  MIN_FILL_MS,
  MIN_SENDING_MS,
  sendingDelayMs,
} from './contact.ts';

const longEmail = (length: number) => {
  const start = `aino@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.`;
  return `${start}${'d'.repeat(length - start.length - 3)}.fi`;
};

test.each(['name', 'email'] as const)('removes bidirectional controls from the field %s', (field) => {
  expect(cleanContactField(field, 'a\u202ei\u2066n\u200fo\u2069@x.fi\u061c')).toBe('aino@x.fi');
});

describe('a field', () => {
  test.each(CONTACT_FIELDS)('%s is required, and whitespace counts as empty', (field) => {
    for (const text of ['', '  \n\t', '\u0000', '\u00a0'])
      expect(findContactProblem(field, text)).toBe('required');
  });

  test.each(['name', 'message'] as const)(
    '%s may be as long as its limit, not counting surrounding whitespace',
    (field) => {
      const longest = 'x'.repeat(CONTACT_MAX_LENGTH[field]);
      expect(findContactProblem(field, 'x')).toBeNull();
      expect(findContactProblem(field, `  ${longest}\n`)).toBeNull();
      expect(findContactProblem(field, `${longest}x`)).toBe('tooLong');
    },
  );

  test('email may be as long as its limit', () => {
    expect(findContactProblem('email', longEmail(CONTACT_MAX_LENGTH.email))).toBeNull();
    expect(findContactProblem('email', longEmail(CONTACT_MAX_LENGTH.email + 1))).toBe('tooLong');
  });

  test.each([
    'nimi@esimerkki.fi',
    ' nimi@esimerkki.fi ',
    'aino.lehtonen+netto@posti.esimerkki.fi',
    "o'neil_1@a-b.example",
    'örjan@blåbär.example',
    'jäätelö@ja\u0308a\u0308telo\u0308.example',
    'a@b.co',
  ])('email accepts %s', (email) => {
    expect(findContactProblem('email', email)).toBeNull();
  });

  test.each([
    'aino.lehtonen@',
    'aino.lehtonen',
    '@esimerkki.fi',
    'aino@esimerkki',
    'aino@esimerkki.',
    'aino@.fi',
    'aino@esimerkki..fi',
    'aino@-esimerkki.fi',
    'aino@esimerkki-.fi',
    'aino@esimerkki.fi.',
    'aino lehtonen@esimerkki.fi',
    'aino@esimerkki.fi, eero@esimerkki.fi',
    'aino@@esimerkki.fi',
    'aino,eero@esimerkki.fi',
    'Aino <aino@esimerkki.fi>',
    'aino@esimerkki.fi\nBcc: eero@esimerkki.fi',
    `${'a'.repeat(65)}@esimerkki.fi`,
  ])('email rejects %j', (email) => {
    expect(findContactProblem('email', email)).toBe('invalid');
  });
});

test('removes control characters, and line breaks except in a message', () => {
  expect(cleanContactField('message', ' Hei,\r\n\n\tmoi\u0000\u0007! \n')).toBe('Hei,\r\n\n\tmoi!');
  expect(cleanContactField('name', 'Aino\r\n\u0000Lehtonen')).toBe('Aino Lehtonen');
});

describe('isBot', () => {
  const person = { subject: '', filledMs: MIN_FILL_MS };

  test('detects a filled hidden field and a form sent too fast', () => {
    expect(isBot(person)).toBe(false);
    expect(isBot({ ...person, subject: ' ' })).toBe(true);
    expect(isBot({ ...person, filledMs: MIN_FILL_MS - 1 })).toBe(true);
  });

  test('accepts a form that waits for the sending delay, which is long enough to show the sending state', () => {
    for (const filledMs of [0, 400, MIN_FILL_MS - MIN_SENDING_MS, MIN_FILL_MS, 60_000]) {
      const waitMs = sendingDelayMs(filledMs);
      expect(isBot({ ...person, filledMs: filledMs + waitMs })).toBe(false);
      expect(waitMs).toBeGreaterThanOrEqual(MIN_SENDING_MS);
    }
    expect(sendingDelayMs(60_000)).toBe(MIN_SENDING_MS);
  });
});
