import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListedCasino } from '../catalogue/casino.ts';
import { listClaims } from './claims.ts';
import { generalFigures, getAllowedFigures } from './mentioned-numbers.ts';
import { NameFinder } from './name-finder.ts';
import { toOfferFacts } from './reply.ts';
import { listHelpTexts, type ReplyAllowlist, ReplyGuard } from './reply-guard.ts';
import { SENTENCE_LIMIT } from './sentences.ts';
import { getVocabulary } from './vocabulary/vocabulary.ts';

const listed = (casino: string, name: string, overrides: Partial<ListedCasino> = {}): ListedCasino => ({
  casino,
  name,
  image: '/x.svg',
  order: 1,
  bonus: '100\u00a0% jopa 300\u00a0€',
  terms: {
    kind: 'match',
    currency: 'EUR',
    undisclosed: [],
    matchPercent: 100,
    maxBonus: 300_00,
    wagerTimes: 35,
    wagerBase: 'bonus',
  },
  rating: 9.1,
  features: [],
  category: [],
  recommended: false,
  isNew: false,
  exclusiveOffer: false,
  depositMethods: [],
  hideFromListing: false,
  licence: { type: 'mga' },
  verdict: 'x',
  verifiedOn: '2025-11-01',
  ...overrides,
});
const casinos = [
  listed('winz-casino', 'Winz Casino', { features: ['VIP-ohjelma'] }),
  listed('joki-casino', 'Joki Casino', {
    bonus: '200 % jopa 500 €',
    terms: {
      kind: 'match',
      currency: 'EUR',
      undisclosed: [],
      matchPercent: 200,
      maxBonus: 500_00,
      wagerTimes: 10,
      wagerBase: 'bonus',
    },
  }),
  listed('kierros', 'Kierros'),
  listed('kuu-casino', 'Kuu Casino', {
    terms: { kind: 'match', currency: 'EUR', undisclosed: [], matchPercent: 100, maxBonus: 300_00 },
  }),
];
const links = new Map(casinos.map(({ casino }) => [`/fi/kasino/${casino}`, casino]));
const vocabulary = getVocabulary('fi');
const { nameEndings } = vocabulary;
const OWN_ANSWER = 'Hyvä kysymys.';
const allowed: ReplyAllowlist = {
  vocabulary,
  own: new NameFinder(casinos, nameEndings),
  foreign: new NameFinder([{ casino: 'skvader-casino', name: 'Skvader Casino' }], nameEndings),
  getCasino: (slug) => {
    const casino = casinos.find((candidate) => candidate.casino === slug);
    if (!casino) return null;
    const offer = toOfferFacts(casino, 'fi', 100_00);
    return {
      figures: getAllowedFigures(offer, vocabulary),
      claims: listClaims(casino, offer, slug === 'joki-casino'),
      texts: [offer.bonus, ...offer.features],
    };
  },
  findCasinoLink: (url) => {
    const slug = links.get(url);
    return slug ? { slug, link: url } : null;
  },
  helpTexts: listHelpTexts([
    {
      name: 'Peluuri',
      url: 'https://peluuri.fi',
      phone: '0800 100 101',
      note: '0800 100 101, arkisin 12–18',
    },
  ]),
  general: generalFigures(100_00, { counts: [7], percents: [200], times: [40] }),
  fixed: new Map([
    ['En auta kiertämään pelikieltoa.', null],
    ['Esto suojaa sinua.', 'En auta kiertämään pelikieltoa.'],
  ]),
  context: [],
  getOwnAnswer: () => OWN_ANSWER,
};
const LIMITS = { maxLength: 2_000, maxCasinos: 5 };

function filter(
  pieces: string | readonly string[],
  limits = LIMITS,
  context: readonly string[] = [],
): string {
  const guard = new ReplyGuard({ ...allowed, context }, limits);
  return (
    [pieces]
      .flat()
      .map((piece) => guard.push(piece))
      .join('') + guard.end()
  );
}

describe('passes', () => {
  test.each([
    'Winz Casino antaa 100 % jopa 300 €, kierrätys 35×.',
    'Kun talletat 100 €, kasinon Winz Casino netto on −40 €, läpi 3/10.',
    'Kasinon Winz Casino kierrätyksen hinta on 140 €.',
    'Netto on bonus miinus kierrätyksen hinta, ei lupaus.',
    'Winz Casinon kierrätys on 35× ja Joki Casinon 10×.',
    'Arvostelu: /fi/kasino/winz-casino',
    'Löysin 7 kasinoa.',
    'Peluuri: 0800 100 101, arkisin 12–18 (peluuri.fi).',
    'Winz saa arvosanan 9,1/10, ja sen lisenssi on Malta (MGA).',
    'En auta kiertämään pelikieltoa.',
    'En auta kiertämään pelikieltoa. Esto suojaa sinua.',
    'Ehdot löytyvät arvostelusta. Netto on luku!\n\nLöysin 7 kasinoa, joiden bonus on vähintään 200 %.',
    'Winz Casino tarjoaa bonuksen 100 % jopa 300 €, ja siihen kuuluu VIP-ohjelma.',
    'Joki Casinolla on suurin netto.',
    'Winz Casinon ja Joki Casinon ehdot löytyvät arvostelusta.',
    'Peleistä palautuu 96 %.',
    'Bonus on kierrätysvapaa.',
  ])('%s', (text) => {
    expect(filter(text)).toBe(text);
  });

  test('lists and emphasis as plain text, and a Markdown link as text and path', () => {
    expect(filter('1. **Winz Casino** antaa 100 % jopa 300 €.')).toBe('Winz Casino antaa 100 % jopa 300 €.');
    expect(filter('Arvostelu: [Winz Casino](/fi/kasino/winz-casino).')).toBe(
      'Arvostelu: Winz Casino /fi/kasino/winz-casino.',
    );
  });
});

describe('drops', () => {
  test.each([
    ['HTML', 'Hei <b>sinä</b> siellä.'],
    ['an image', 'Kuva ![x](https://evil.example/p.png) tässä.'],
    ['a Markdown link to another site', 'Katso [Winz Casino](https://evil.example).'],
    ['a URL', 'Mene osoitteeseen https://evil.example/x nyt.'],
    ['a bare host', 'Mene sivulle evil.example heti.'],
    ['a host in full-width letters', 'Mene sivulle ｅｖｉｌ．example heti.'],
    ['a host with zero-width characters', 'Mene sivulle ev\u200bil.exa\u200bmple heti.'],
    ['the path of an unknown casino', 'Katso /fi/kasino/evil-casino tästä.'],
    ['a path in another market', 'Katso /se/kasino/winz-casino tästä.'],
    ['a protocol-relative link', 'Katso //evil.example/fi/kasino/winz-casino tästä.'],
    ['a javascript: URL', 'Paina javascript:alert(1) tästä.'],
    ['an invented bonus', 'Winz Casino antaa 900 % jopa 9 000 €.'],
    ['another offer’s number', 'Winz Casino antaa 200 % bonuksen.'],
    [
      'a number that is true for only one of two casinos',
      'Winz Casino ja Joki Casino antavat 200 % bonuksen.',
    ],
    ['a loss presented as a gain', 'Winz Casino antaa +40 €, läpi 3/10.'],
    ['an invented number after a share of players', 'Winz Casino läpi 3/10 900 %.'],
    ['an invented number after a share of players and a no-break space', 'Winz Casino läpi 3/10\u00a0900 %.'],
    ['a loss without its minus sign', 'Kasinon Winz Casino netto on 40 €.'],
    ['a net that is called an average', 'Netto on keskiarvo.'],
    ['a net on average', 'Kun talletat 100 €, kasinon Winz Casino netto on keskimäärin −40 €, läpi 3/10.'],
    ['a net that is called an expected value', 'Kasinon Winz Casino odotusarvo on −40 €.'],
    ['a net that is said to remain', 'Tarjouksesta Joki Casino jää +120 €.'],
    ['a net that is called a cost', 'Kasinon Winz Casino kierrätyksen hinta on 40 €.'],
    ['a bonus that is called the price of wagering', 'Kasinon Winz Casino kierrätyksen hinta on 300 €.'],
    ['a wrong share of players', 'Winz Casino, läpi 9/10.'],
    ['a share of players for an offer without wagering', 'Kuu Casino, läpi 10/10.'],
    ['a number without a casino', 'Saat 500 € bonuksen.'],
    ['a number in words', 'Winz Casino antaa viisisataa euroa.'],
    ['a casino of another market', 'Skvader Casino on hyvä.'],
    ['an invented casino', 'Suosittelen, että katsot Lucky Palacea.'],
    ['an invented casino at the start', 'Luckycasino on paras.'],
    ['pressure to play', 'Pelaa nyt Winz Casinolla.'],
    ['advice on evading a self-exclusion', 'Tällä kasinolla voi pelata peliestosta huolimatta.'],
    ['an unknown word', 'Winz Casino on luotettava.'],
    ['an inflected form that is not listed', 'Winz Casino tarjosi bonuksen.'],
    ['a known word with a capital letter', 'Winz Casino tarjoaa Bonuksen.'],
    ['a name that an ending turns into another name', 'Winzbet tarjoaa bonuksen.'],
    ['two names in a row', 'Winz Joki tarjoaa bonuksen.'],
    ['two casinos that are said to be one', 'Winz Casino on Joki Casino.'],
    ['a name made up of known words', 'Bonus kasino tarjoaa bonuksen.'],
    ['a look-alike letter', 'Winz Casino tarjoaa bonukѕen.'],
    ['the Kelvin sign for a K', '\u212aierros tarjoaa bonuksen.'],
    ['a combining mark', 'Winz Casino tarjoaa bonukse\u0301n.'],
    ['a zero-width character', 'Winz Casino tarjoaa bonu\u200bksen.'],
    ['a Roman number', 'Winz Casino antaa CCC €.'],
    ['an incomplete sentence that could confirm any question', 'Winz Casino on.'],
    ['a wrong licence', 'Winz Casinon lisenssi on Viro.'],
    ['a feature that the casino does not have', 'Winz Casino on pikakasino.'],
    ['another casino’s feature', 'Joki Casinolla on VIP-ohjelma.'],
    ['the largest net value, which another casino has', 'Winz Casinolla on suurin netto.'],
    ['a figure that belongs to a different term', 'Winz Casinon pienin talletus on 300 €.'],
    ['a bonus that is said to be a deposit', 'Winz Casinon pienin talletus on 100 % jopa 300 €.'],
    ['a whole bonus that is said to remain', 'Winz Casinon bonuksesta jää 100 % jopa 300 €.'],
    ['a share of the bonus that is said to remain', 'Winz Casinon bonuksesta jää 100 %.'],
    ['an amount that a later clause calls the net', 'Winz Casino antaa 300 €, joka on netto.'],
    ['an amount that a later clause calls a deposit', 'Winz Casino antaa 300 €, joka on pienin talletus.'],
    ['a share of players that is said to be a score', 'Winz Casinon arvosana on 3/10.'],
    ['a help organisation that is said to belong to a casino', 'Winz Casinolla on Peluuri.'],
    ['a promise of a win', 'Winz Casinolla on suurin voitto.'],
    ['a different currency', 'Winz Casino antaa 300 kr.'],
    [
      'a number before two names that is false for one of them',
      'Kierrätys on 35× näillä: Winz Casino ja Joki Casino.',
    ],
    ['a number that another casino is said to share', 'Winz Casinon kierrätys on 35×, samoin Joki Casinon.'],
    ['a number from the question presented as a casino’s', 'Winz Casinon bonus on vähintään 200 %.'],
    ['a fixed sentence without the sentence that must precede it', 'Esto suojaa sinua.'],
    ['a sentence over the length limit', `${'a'.repeat(SENTENCE_LIMIT)}.`],
  ])('%s, and inserts the catalogue’s answer instead', (_, text) => {
    expect(filter(`Netto on luku. ${text} Ehdot löytyvät arvostelusta.`)).toBe(
      `Netto on luku.\n\n${OWN_ANSWER}\n\nEhdot löytyvät arvostelusta.`,
    );
  });

  test('a second sentence without inserting anything instead', () => {
    expect(filter('Unibet on paras. Netto on luku. Betsson on paras.')).toBe(
      `${OWN_ANSWER}\n\nNetto on luku.`,
    );
  });

  test('a claim that is false for the casino that the visitor asked about', () => {
    expect(filter('Bonus on kierrätysvapaa.', LIMITS, ['winz-casino'])).toBe(OWN_ANSWER);
  });

  test('a casino for which an earlier claim is false', () => {
    expect(filter('Bonus on kierrätysvapaa. Kasino on Winz Casino.')).toBe(
      `Bonus on kierrätysvapaa.\n\n${OWN_ANSWER}`,
    );
  });

  test('everything after the character limit', () => {
    expect(
      filter('Netto on luku. Ehdot löytyvät arvostelusta. Bonus.', { maxLength: 20, maxCasinos: 5 }),
    ).toBe('Netto on luku.');
  });

  test('a casino beyond the maximum number of casinos', () => {
    expect(
      filter('Winz Casino tarjoaa bonuksen. Joki Casino tarjoaa bonuksen. Netto on luku.', {
        maxLength: 500,
        maxCasinos: 1,
      }),
    ).toBe('Winz Casino tarjoaa bonuksen. Netto on luku.');
  });
});

test('records the mentioned casinos, and whether each was mentioned with its net value', () => {
  const guard = new ReplyGuard(allowed, LIMITS);
  guard.push(
    'Joki Casino tarjoaa bonuksen. Kun talletat 100 €, kasinon Winz Casino netto on −40 €, läpi 3/10. Skvader Casino.',
  );
  guard.end();
  expect(guard.mentions).toEqual([
    { slug: 'joki-casino', hasNet: false },
    { slug: 'winz-casino', hasNet: true },
  ]);
  expect(guard.dropped).toBe(1);
});

test('the net of an offer without wagering needs no share of players', () => {
  const guard = new ReplyGuard(allowed, LIMITS);
  guard.push('Kun talletat 100 €, kasinon Kuu Casino netto on +100 €. Kasinon Joki Casino netto on +120 €.');
  guard.end();
  expect(guard.mentions).toEqual([
    { slug: 'kuu-casino', hasNet: true },
    { slug: 'joki-casino', hasNet: false },
  ]);
});

const FRAGMENTS = [
  'Winz Casino',
  'Joki Casino ',
  'Skvader Casino',
  ' antaa ',
  '100 %',
  '900 %',
  ' jopa 300 € ',
  '+40 €',
  '−40 €',
  'läpi 3/10',
  '. ',
  '! ',
  '\n',
  '\n\n',
  ' kr. ',
  '1. ',
  '/fi/kasino/winz-casino',
  '/fi/kasino/evil',
  '/se/kasino/winz-casino',
  'https://evil.example',
  'evil.example',
  '<img src=x onerror=alert(1)>',
  '</p>',
  '![a](b)',
  '[a](https://evil.example)',
  '**',
  '`',
  '_',
  '\u200b',
  '\u00a0',
  ' ',
  'ä',
  '😀',
  'javascript:alert(1)',
  'Lucky Palace ',
  ' tarjoaa bonuksen ',
  'Netto on luku',
  ' 18+',
  'klikkaa',
  '(',
  ')',
  '"',
];
const text = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 40 }).map((parts) => parts.join(''));

test('the output does not depend on how the text is split into chunks', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { maxLength: 30 }), (whole, cuts) => {
      const offsets = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].toSorted((a, b) => a - b);
      const pieces = [...offsets, whole.length].map((offset, index) =>
        whole.slice(offsets[index - 1] ?? 0, offset),
      );
      expect(filter(pieces)).toBe(filter(whole));
      expect(filter([...whole.split('')])).toBe(filter(whole));
    }),
    { numRuns: 500 },
  );
});

test('no combination of fragments lets markup, a foreign link, a foreign casino or an invented number pass', () => {
  fc.assert(
    fc.property(text, (whole) => {
      const output = filter(whole);
      expect(output).not.toMatch(
        /[<>{}[\]`*_]|:\/\/|evil|skvader|lucky|klikkaa|javascript|900|\+40|\u200b/iu,
      );
      for (const [link] of output.matchAll(/\/\p{L}[^\s"().!]*/gu)) expect(links.has(link), link).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('filtering the output again does not change it', () => {
  fc.assert(
    fc.property(text, (whole) => {
      const once = filter(whole);
      expect(filter(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});
