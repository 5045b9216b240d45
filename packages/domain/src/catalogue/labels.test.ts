import { describe, expect, test } from 'vitest';
import { MARKETS, type Market } from '../markets/market.ts';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import { categoryBadge } from './card.ts';
import type { Licence, Listing } from './casino.ts';
import { deriveLabels, findContradiction } from './labels.ts';

const createTerms = (terms: Partial<OfferTerms> = {}): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 100, maxBonus: 300_00, ...terms });

type Source = Pick<Listing, 'terms' | 'licence' | 'features' | 'category' | 'isNew'>;
const createSource = (overrides: Partial<Source> = {}): Source => ({
  terms: createTerms({ wagerTimes: 35 }),
  licence: { type: 'curacao' },
  features: [],
  category: [],
  isNew: false,
  ...overrides,
});

const deriveTags = (overrides: Partial<Source>, market: Market = 'fi') =>
  deriveLabels(createSource(overrides), market).category;

const SPINS = { count: 50, spinValue: 10 };

describe('category tags follow from terms and licence', () => {
  test.each<[string, Partial<OfferTerms>, string[]]>([
    ['wagering', { wagerTimes: 35 }, []],
    ['no wagering', { wagerTimes: 0 }, ['kierratysvapaa']],
    ['unstated wagering', {}, ['kierratysvapaa']],
    ['undisclosed wagering', { undisclosed: ['wagerTimes'] }, []],
    ['spins with wagering', { freeSpins: { ...SPINS, wagerTimes: 10 } }, ['ilmaiskierrokset']],
    [
      'spins without wagering',
      { freeSpins: { ...SPINS, wagerTimes: 0 } },
      ['kierratysvapaa', 'ilmaiskierrokset'],
    ],
    ['undisclosed spins', { wagerTimes: 5, undisclosed: ['freeSpins'] }, ['ilmaiskierrokset']],
    ['200 %', { matchPercent: 200, wagerTimes: 5 }, ['yli200']],
    ['199 %', { matchPercent: 199, wagerTimes: 5 }, []],
    ['non-sticky', { stickiness: 'non-sticky', wagerTimes: 5 }, ['non-sticky']],
    ['half-sticky', { stickiness: 'half-sticky', wagerTimes: 5 }, []],
    ['no deposit', { kind: 'no-deposit', wagerTimes: 5 }, ['ilman-talletusta']],
  ])('%s', (_, terms, tags) => {
    expect(deriveTags({ terms: createTerms(terms) })).toEqual(tags);
  });

  test.each<[Licence['type'], string[]]>([
    ['mga', ['verovapaa', 'mga']],
    ['estonian', ['verovapaa', 'viro']],
    ['swedish', ['verovapaa']],
    ['curacao', []],
  ])('%s licence', (type, tags) => {
    expect(deriveTags({ licence: { type } })).toEqual(tags);
  });

  test('typed tags stay, and those that terms decide are ignored', () => {
    expect(
      deriveTags({ category: ['pikakasino', 'suosittu', 'kierratysvapaa', 'mga'], isNew: true }),
    ).toEqual(['pikakasino', 'suosittu', 'uusi']);
    expect(deriveTags({ category: ['snabbcasino'] }, 'se')).toEqual(['pikakasino']);
  });

  test('without terms only the licence decides', () => {
    expect(deriveTags({ terms: undefined, licence: { type: 'mga' } })).toEqual(['verovapaa', 'mga']);
  });
});

test.each([
  ['fi', 'Kierrätysvapaa'],
  ['se', 'Utan omsättning'],
  ['no', 'Uten omsetning'],
  ['dk', 'Uden gennemspil'],
] as const)('in %s a casino with wagering is never shown as wager-free', (market, word) => {
  const source = createSource({ features: [word, 'VIP'], category: ['kierratysvapaa'] });
  const labels = deriveLabels(source, market);
  expect(labels.category).not.toContain('kierratysvapaa');
  expect(categoryBadge(labels.features)).not.toBe('wagerFree');
  expect(labels.features).toEqual(['VIP', 'Curaçao']);
  const free = deriveLabels({ ...source, terms: createTerms({ wagerTimes: 0 }) }, market);
  expect(free.category).toContain('kierratysvapaa');
  expect(categoryBadge(free.features)).toBe('wagerFree');
});

test.each<[Market, string, Partial<Source>]>([
  ['fi', 'Kierrätysvapaa', {}],
  ['fi', 'Non-sticky', {}],
  ['fi', 'Ilmaiskierrokset', {}],
  ['fi', 'Ilman talletusta', {}],
  ['fi', 'Yli 200 %', { terms: createTerms({ matchPercent: 150 }) }],
  ['no', 'Over 300 %', { terms: createTerms({ matchPercent: 250 }) }],
  ['fi', 'Cashback 10 %', { terms: createTerms({ cashbackPercent: 12 }) }],
  ['fi', 'MGA', {}],
  ['se', 'Spelinspektionen', { licence: { type: 'mga' } }],
  ['dk', 'Spillemyndigheden', { licence: { type: 'mga' } }],
  ['no', 'EØS-lisens', {}],
  ['fi', 'Verovapaa', {}],
  ['se', 'Skattefri', { licence: { type: 'mga' } }],
  ['no', 'Skattefri', { licence: { type: 'mga' } }],
])('%s: “%s” contradicts the facts', (market, label, overrides) => {
  expect(findContradiction(label, createSource(overrides), market)).not.toBeNull();
});

test.each<[Market, string, Partial<Source>]>([
  ['fi', 'Yli 200 %', { terms: createTerms({ matchPercent: 200 }) }],
  ['fi', 'Cashback 10 %', { terms: createTerms({ cashbackPercent: 10 }) }],
  // A casino can pay back losses without that being its offer.
  ['fi', 'Cashback 10 %', {}],
  ['fi', 'Verovapaa', { licence: { type: 'estonian' } }],
  ['se', 'Skattefri', { licence: { type: 'swedish' } }],
  // We do not know how Denmark taxes winnings under other licences.
  ['dk', 'Skattefri', { licence: { type: 'mga' } }],
  ['fi', 'Pikakasino', {}],
  ['fi', 'Kierrätysvapaa', { terms: undefined }],
])('%s: “%s” does not', (market, label, overrides) => {
  expect(findContradiction(label, createSource(overrides), market)).toBeNull();
});

test('a label that the editor left out is added in the market’s language, once', () => {
  const source = createSource({
    terms: createTerms({ kind: 'no-deposit', wagerTimes: 0, freeSpins: SPINS }),
    licence: { type: 'estonian' },
    features: ['Viron lisenssi'],
  });
  expect(deriveLabels(source, 'fi').features).toEqual([
    'Viron lisenssi',
    'Kierrätysvapaa',
    'Ilman talletusta',
    'Ilmaiskierrokset',
  ]);
  expect(deriveLabels({ ...source, features: [] }, 'dk').features).toEqual([
    'Uden gennemspil',
    'Uden indbetaling',
    'Bonusspins',
    'Estland',
  ]);
});

test('the words of a market are words that its own filters find', () => {
  const everything = createTerms({
    kind: 'no-deposit',
    wagerTimes: 0,
    stickiness: 'non-sticky',
    freeSpins: SPINS,
  });
  for (const market of MARKETS) {
    const source = createSource({ terms: everything, licence: { type: 'mga' } });
    const { features } = deriveLabels(source, market);
    expect(features, market).toHaveLength(5);
    // Deriving from labels that are complete adds nothing.
    expect(deriveLabels({ ...source, features }, market).features, market).toEqual(features);
  }
});
