import { MARKETS } from '@nettobonus/domain/markets/market';
import { describe, expect, test } from 'vitest';
import { defineMessages, formatMessage, type Message } from './message.ts';
import { messagesOf } from './messages.ts';

test('a message is said with its arguments', () => {
  expect(formatMessage(messagesOf('fi').casinoCount, { count: 95 })).toBe('95 kasinoa');
  expect(formatMessage(messagesOf('se').menu)).toBe('Meny');
});

test('a value is said as it is, whatever it holds', () => {
  const message: Message<'email'> = 'Vastaamme: {email}.';
  expect(formatMessage(message, { email: "a$&$'@b.fi" })).toBe("Vastaamme: a$&$'@b.fi.");
});

test('no language leaves a text empty or says it in another language’s words by mistake', () => {
  for (const market of MARKETS) {
    for (const [key, text] of Object.entries(messagesOf(market))) {
      expect(text.trim(), `${market}.${key}`).not.toBe('');
      if (market !== 'fi') expect(text, key).not.toBe(messagesOf('fi')[key as 'menu']);
    }
  }
});

describe('what does not compile', () => {
  const fi = { count: '{count} kasinoa', plain: 'Hae' } as const;
  const others = {
    no: { count: '{count} casinoer', plain: 'Søk' },
    dk: { count: '{count} casinoer', plain: 'Søg' },
  } as const;

  test('a missing key, an extra key, a missing argument, an extra argument', () => {
    defineMessages({ fi, ...others, se: { count: '{count} casinon', plain: 'Sök' } });
    // @ts-expect-error plain is missing
    defineMessages({ fi, ...others, se: { count: '{count} casinon' } });
    // @ts-expect-error more is not in the source
    defineMessages({ fi, ...others, se: { count: '{count} casinon', plain: 'Sök', more: 'Mer' } });
    // @ts-expect-error {count} is missing
    defineMessages({ fi, ...others, se: { count: 'casinon', plain: 'Sök' } });
    // @ts-expect-error {n} is not in the source
    defineMessages({ fi, ...others, se: { count: '{count} casinon', plain: 'Sök {n}' } });
    const message: Message<'count'> = '{count} kasinoa';
    // @ts-expect-error the argument is missing
    expect(formatMessage(message)).toBe('{count} kasinoa');
  });
});
