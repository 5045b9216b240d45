import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { describe, expect, test } from 'vitest';
import {
  anyCount,
  defineMessages,
  formatMessage,
  formatPlural,
  type Message,
  type PluralMessage,
} from './message.ts';
import { getOfferMessages } from './offers.ts';
import { getShellMessages } from './shell.ts';

type Text = string | PluralMessage<string>;

/** All messages of the four language folders, by market. */
const FILES = import.meta.glob<Record<string, Record<string, Text>>>('./{fi,se,no,dk}/*.ts', { eager: true });
const listTexts = (market: string): [key: string, text: Text][] =>
  Object.entries(FILES)
    .filter(([file]) => file.startsWith(`./${market}/`))
    .flatMap(([, groups]) =>
      Object.entries(groups).flatMap(([group, texts]) =>
        Object.entries(texts).map(([key, text]): [string, Text] => [`${group}.${key}`, text]),
      ),
    );
const listForms = (text: Text) => (typeof text === 'string' ? [text] : [text.one, text.other]);

test('a message is formatted with its arguments', () => {
  expect(formatMessage(getShellMessages('fi').updatedOn, { date: '1.2.2026' })).toBe('Päivitetty 1.2.2026');
  expect(formatMessage(getShellMessages('se').menu)).toBe('Meny');
});

test('a value is inserted unchanged, whatever it contains', () => {
  const message: Message<'email'> = 'Vastaamme: {email}.';
  expect(formatMessage(message, { email: "a$&$'@b.fi" })).toBe("Vastaamme: a$&$'@b.fi.");
});

test('no text is empty, and few texts are the same in Finnish and in another language', () => {
  const finnish = new Map(listTexts('fi'));
  expect(finnish.size).toBeGreaterThan(700);
  for (const market of MARKETS) {
    const texts = listTexts(market);
    for (const [key, text] of texts) {
      for (const form of listForms(text)) expect(form.trim(), `${market} ${key}`).not.toBe('');
    }
    if (market === 'fi') continue;
    const same = texts.filter(
      ([key, text]) => listForms(text).join() === listForms(finnish.get(key) ?? '').join(),
    );
    // International terms and symbols, such as bonus, cashback, netto and Malta (MGA).
    expect(same.length, same.map(([key]) => key).join(', ')).toBeLessThan(65);
    // Text that every page shows is always translated.
    expect(same.map(([key]) => key).filter((key) => key.startsWith('shell.'))).toEqual([]);
  }
});

describe('plural forms', () => {
  test.each(MARKETS)('%s has exactly the forms that messages define', (market) => {
    const { pluralCategories } = new Intl.PluralRules(MARKET_FACTS[market].locale).resolvedOptions();
    expect(pluralCategories.toSorted()).toEqual(['one', 'other']);
  });

  test.each([
    ['fi', ['0 kasinoa', '1 kasino', '2 kasinoa', '5 kasinoa']],
    ['se', ['0 casinon', '1 casino', '2 casinon', '5 casinon']],
    ['no', ['0 casinoer', '1 casino', '2 casinoer', '5 casinoer']],
    ['dk', ['0 casinoer', '1 casino', '2 casinoer', '5 casinoer']],
  ] as const)('formats the number of casinos in %s', (market, expected) => {
    const { casinoCount } = getOfferMessages(market);
    expect([0, 1, 2, 5].map((count) => formatPlural(casinoCount, count, market))).toEqual(expected);
  });

  /** Nouns that follow 1, and nouns that follow 0, 2 and 5. */
  const NOUNS = {
    fi: [
      /^(kasino|päivä|päivän|pelaaja|kierros|ilmaiskierros|peli|arvostelu|kilpailu|merkki|euro)$/,
      /^(kasinoa|päivää|pelaajaa|kierrosta|ilmaiskierrosta|peliä|arvostelua|kilpailua|merkkiä|euroa|kertaa)$/,
    ],
    se: [
      /^(dag|sekund|minut|timme|recension|tävling|gång|gångs|krona)$/,
      /^(casinon|dagar|sekunder|minuter|timmar|recensioner|tävlingar|gånger|gångers|kronor)$/,
    ],
    no: [
      /^(dag|sekund|minutt|time|anmeldelse|konkurranse|gang|gangs|krone)$/,
      /^(casinoer|dager|sekunder|minutter|timer|anmeldelser|konkurranser|ganger|gangers|kroner)$/,
    ],
    dk: [
      /^(dag|sekund|minut|time|anmeldelse|konkurrence|gang|gangs|krone|spin)$/,
      /^(casinoer|dage|sekunder|minutter|timer|anmeldelser|konkurrencer|gange|ganges|kroner|spins)$/,
    ],
  } as const;
  /** A verb that takes the partitive: “vertaa yhtä kasinoa”. */
  const PARTITIVE = 'Vertaa 1 kasinoa';

  describe.each(MARKETS)('%s', (market) => {
    const [singular, plural] = NOUNS[market];
    const plurals = listTexts(market).flatMap(([key, text]) =>
      typeof text === 'string' ? [] : [{ key, text: text as PluralMessage }],
    );

    test.each([0, 1, 2, 5])('every plural message uses the right noun form for %d', (count) => {
      expect(plurals.length).toBeGreaterThan(35);
      for (const { key, text } of plurals) {
        const formatted = formatPlural(text, count, market);
        if (count !== 1) expect(formatted.includes(String(count)), key).toBe(text.other.includes('{count}'));
        if (formatted === PARTITIVE) continue;
        const noun = /\d[ \u00a0](?:gratis )?(\p{L}+)/u.exec(formatted)?.[1] ?? '';
        expect(noun, `${key}: ${formatted}`).not.toMatch(count === 1 ? plural : singular);
      }
    });

    test('every message that counts something has plural forms', () => {
      for (const [key, text] of listTexts(market)) {
        if (typeof text !== 'string') continue;
        for (const [, noun] of text.matchAll(/\}[ \u00a0](\p{L}+)/gu)) expect(noun, key).not.toMatch(plural);
      }
    });
  });

  test('a large or fractional number is formatted', () => {
    const message: PluralMessage = { one: '{count} dag', other: '{count} dage' };
    expect(formatPlural(message, 1500, 'dk')).toBe('1.500 dage');
    expect(formatPlural(message, 12.5, 'dk')).toBe('12,5 dage');
  });
});

describe('does not compile', () => {
  const forms = { one: '{count} casino', other: '{count} casinon' } as const;
  const texts = { forms, hello: 'Hej, {name}' } as const;
  const fi = { texts };
  const others = { no: fi, dk: fi };

  test('a missing key, an extra key, a missing argument or an extra argument', () => {
    defineMessages({ fi, ...others, se: { texts } });
    // @ts-expect-error hello is missing
    defineMessages({ fi, ...others, se: { texts: { forms } } });
    // @ts-expect-error more is not in the source
    defineMessages({ fi, ...others, se: { texts: { ...texts, more: 'Mer' } } });
    // @ts-expect-error texts are missing
    defineMessages({ fi, ...others, se: {} });
    // @ts-expect-error tray is not in the source
    defineMessages({ fi, ...others, se: { texts, tray: {} } });
    // @ts-expect-error {name} is missing
    defineMessages({ fi, ...others, se: { texts: { forms, hello: 'Hej' } } });
    // @ts-expect-error {n} is not in the source
    defineMessages({ fi, ...others, se: { texts: { forms, hello: 'Hej, {name} {n}' } } });
  });

  test('a plural form that is missing, or lacks an argument, or has an extra one', () => {
    const withForms = <const Forms>(forms: Forms) => ({ texts: { ...texts, forms } });
    defineMessages({ fi, ...others, se: withForms({ one: 'Ett casino', other: '{count} casinon' }) });
    defineMessages({ fi, ...others, se: withForms(anyCount('{count} spel')) });
    // @ts-expect-error the forms are missing
    defineMessages({ fi, ...others, se: withForms('{count} casinon') });
    // @ts-expect-error one form is missing
    defineMessages({ fi, ...others, se: withForms({ other: '{count} casinon' }) });
    // @ts-expect-error {count} is missing
    defineMessages({ fi, ...others, se: withForms({ one: 'Ett casino', other: 'casinon' }) });
    // @ts-expect-error {n} is not in the source
    defineMessages({ fi, ...others, se: withForms({ one: '{n} casino', other: '{count} casinon' }) });
  });

  test('formatting with a missing or an unknown argument', () => {
    const message: Message<'name'> = 'Hei, {name}';
    // @ts-expect-error the argument is missing
    expect(formatMessage(message)).toBe('Hei, {name}');
    // @ts-expect-error there is no such argument
    expect(formatMessage(message, { name: 'A', n: 1 })).toBe('Hei, A');
    const plural: PluralMessage<'name'> = { one: '{count} {name}', other: '{count} {name}' };
    // @ts-expect-error the argument is missing
    expect(formatPlural(plural, 1, 'fi')).toBe('1 {name}');
    // @ts-expect-error a plural message needs a count
    expect(() => formatMessage(plural, { name: 'A' })).not.toThrow();
  });
});
