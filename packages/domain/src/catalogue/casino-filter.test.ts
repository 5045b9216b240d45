import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADDED_FILTERS,
  applyFilter,
  CATEGORY_FILTER,
  type CasinoFilter,
  CRITERIA,
  countOptions,
  FILTER_NAMES,
  FILTER_OPTIONS,
  type Filterable,
  listActiveFilters,
  listFilterOptions,
  listFilterPool,
  NO_FILTER,
  parseFilter,
  SPECIFIED_FILTERS,
  toFilterParams,
} from './casino-filter.ts';
import { licenceStrength } from './licence.ts';
import { PAYMENT_METHODS } from './payment-method.ts';

const casino = (overrides: Partial<Filterable> & { casino: string }): Filterable => ({
  name: overrides.casino,
  bonus: '100 % jopa 100 €',
  rating: 8,
  features: [],
  category: [],
  exclusiveOffer: false,
  hideFromListing: false,
  net: 0,
  ...overrides,
});
const slugs = (casinos: Filterable[]) => casinos.map((entry) => entry.casino);
const findSlugs = (casinos: Filterable[], filter: Partial<CasinoFilter>) =>
  slugs(applyFilter(casinos, { ...NO_FILTER, ...filter }));

test('each dropdown has the options of the specification, plus sorting by net value', () => {
  const specified = SPECIFIED_FILTERS.map((name) => [name, FILTER_OPTIONS[name]]);
  expect(Object.fromEntries(specified)).toEqual({
    bonusPercent: ['all', '100', '200', '300'],
    bonusType: ['all', 'noregistration', 'nodeposit', 'nonsticky', 'cashflow', 'halfsticky'],
    features: ['all', 'exclusive', 'freespinsfeature', 'wagerfreefeature', 'quick', 'taxfree'],
    license: ['all', 'own', 'mga', 'estonian', 'curacao'],
    sort: ['newest', 'rating', 'bonus', 'net'],
  });
  expect(NO_FILTER).toMatchObject({ sort: 'newest', search: '' });
  expect([...SPECIFIED_FILTERS, ...ADDED_FILTERS]).toEqual(FILTER_NAMES);
});

describe('search', () => {
  test('matches the casino name, case-insensitively', () => {
    const casinos = [
      casino({ casino: 'joki', name: 'Joki Casino' }),
      casino({ casino: 'b', features: ['joki'] }),
    ];
    expect(findSlugs(casinos, { search: 'jOKI' })).toEqual(['joki']);
  });

  test('covers every casino of the market, including those that only the top section shows', () => {
    const casinos = [
      casino({ casino: 'winz-casino', name: 'Winz Casino', places: { recommended: 1, isLeftOut: true } }),
      casino({ casino: 'casinoist' }),
    ];
    const pool = listFilterPool(casinos, { search: 'winz' });
    expect(findSlugs(pool, { search: 'winz' })).toEqual(['winz-casino']);
    expect(slugs(listFilterPool(casinos, NO_FILTER))).toEqual(['casinoist']);
  });
});

describe('bonus percentage', () => {
  const casinos = [
    casino({ casino: 'no-percent', bonus: '200 ilmaiskierrosta' }),
    casino({ casino: 'hundred', bonus: '100 % jopa 500 €' }),
    casino({ casino: 'two-fifty', bonus: '250\u00a0% upp till 20\u00a0000 kr' }),
    casino({ casino: 'no-space', bonus: '300% + 20 % cashback' }),
  ];
  test.each([
    ['all', ['no-percent', 'hundred', 'two-fifty', 'no-space']],
    ['100', ['hundred', 'two-fifty', 'no-space']],
    ['200', ['two-fifty', 'no-space']],
    ['300', ['no-space']],
  ] as const)('%s selects casinos with a percentage at or above it', (bonusPercent, expected) => {
    expect(findSlugs(casinos, { bonusPercent })).toEqual(expected);
  });
});

describe('bonus type matches keywords in the bonus text or features', () => {
  test.each([
    [
      'noregistration',
      [
        'Ilman rekisteröitymistä',
        'Utan registrering',
        'Uten registrering',
        'Uden registrering',
        'Login via banken',
      ],
    ],
    [
      'nodeposit',
      ['20 ilmaiskierrosta ilman talletusta', 'Utan insättning', 'Uten innskudd', 'Uden indbetaling'],
    ],
    ['nonsticky', ['Non-sticky', 'NON STICKY bonus']],
    ['cashflow', ['Cashflow', 'Cash flow']],
    ['halfsticky', ['Half-sticky', 'half sticky']],
  ] as const)('%s', (bonusType, texts) => {
    for (const text of texts) {
      const casinos = [
        casino({ casino: 'by-bonus', bonus: text }),
        casino({ casino: 'by-feature', features: ['x', text] }),
        casino({ casino: 'neither' }),
        casino({ casino: 'only-by-name', name: text }),
      ];
      expect(findSlugs(casinos, { bonusType }), text).toEqual(['by-bonus', 'by-feature']);
    }
  });
});

describe('features match keywords in features or name', () => {
  test.each([
    ['exclusive', ['Vain meiltä', 'Endast här', 'Kun her']],
    ['freespinsfeature', ['Ilmaiskierrokset', 'Gratissnurr', 'Gratisspinn', 'Gratis spins', 'Bonusspins']],
    ['wagerfreefeature', ['Kierrätysvapaa', 'Utan omsättning', 'Uten omsetning', 'Uden gennemspil']],
    ['quick', ['Pikakasino', 'Snabbcasino', 'Hurtigcasino', 'Hurtigt casino']],
    ['taxfree', ['Verovapaa', 'Skattefri']],
  ] as const)('%s', (features, texts) => {
    for (const text of texts) {
      const casinos = [
        casino({ casino: 'by-feature', features: [text] }),
        casino({ casino: 'by-name', name: text }),
        casino({ casino: 'neither' }),
        casino({ casino: 'only-by-bonus', bonus: text }),
      ];
      expect(findSlugs(casinos, { features }), text).toEqual(['by-feature', 'by-name']);
    }
  });

  test('also match category tags and the exclusive-offer flag', () => {
    expect(findSlugs([casino({ casino: 'a', category: ['verovapaa'] })], { features: 'taxfree' })).toEqual([
      'a',
    ]);
    expect(findSlugs([casino({ casino: 'a', exclusiveOffer: true })], { features: 'exclusive' })).toEqual([
      'a',
    ]);
    expect(findSlugs([casino({ casino: 'a', exclusiveOffer: true })], { features: 'quick' })).toEqual([]);
  });
});

test('license “own” matches casinos with the market’s own licence, whatever their texts say', () => {
  const casinos = [
    casino({ casino: 'a', licenceStrength: licenceStrength({ type: 'swedish' }, 'se') }),
    casino({ casino: 'b', licenceStrength: licenceStrength({ type: 'danish' }, 'se'), features: ['own'] }),
    casino({ casino: 'c' }),
  ];
  expect(findSlugs(casinos, { license: 'own' })).toEqual(['a']);
});

describe('license matches features or category', () => {
  test.each([
    ['mga', ['MGA'], 'mga'],
    ['estonian', ['Viro', 'Estland'], 'viro'],
    ['curacao', ['Curaçao', 'Curacao'], null],
  ] as const)('%s', (license, texts, tag) => {
    for (const text of texts) {
      expect(
        findSlugs([casino({ casino: 'a', features: [text] }), casino({ casino: 'b' })], { license }),
      ).toEqual(['a']);
    }
    if (tag) expect(findSlugs([casino({ casino: 'a', category: [tag] })], { license })).toEqual(['a']);
  });
});

const matchTerms = (minDeposit?: number): NonNullable<Filterable['terms']> => ({
  kind: 'match',
  currency: 'EUR',
  undisclosed: [],
  ...(minDeposit !== undefined && { minDeposit }),
});

test('payment matches casinos that accept the method', () => {
  const casinos = [
    casino({ casino: 'both', depositMethods: ['trustly', 'visa'] }),
    casino({ casino: 'visa', depositMethods: ['visa'], features: ['Trustly'] }),
    casino({ casino: 'unknown' }),
  ];
  expect(findSlugs(casinos, { payment: 'trustly' })).toEqual(['both']);
  expect(findSlugs(casinos, { payment: 'visa' })).toEqual(['both', 'visa']);
});

test('the smallest deposit matches offers that require at most the amount, and never an unstated one', () => {
  const casinos = [
    casino({ casino: 'ten', terms: matchTerms(10_00) }),
    casino({ casino: 'twenty', terms: matchTerms(20_00) }),
    casino({ casino: 'none', terms: { ...matchTerms(), kind: 'no-deposit' } }),
    casino({ casino: 'unstated', terms: matchTerms() }),
    casino({ casino: 'no-terms' }),
  ];
  expect(findSlugs(casinos, { minDeposit: '10' })).toEqual(['ten', 'none']);
  expect(findSlugs(casinos, { minDeposit: '20' })).toEqual(['ten', 'twenty', 'none']);
});

test('the chance to get through matches offers that at least so many of ten players finish', () => {
  const casinos = [
    casino({ casino: 'four', finish: 4 }),
    casino({ casino: 'five', finish: 5 }),
    casino({ casino: 'all', finish: 10 }),
    casino({ casino: 'unknown', finish: null }),
  ];
  expect(findSlugs(casinos, { finish: '5' })).toEqual(['five', 'all']);
  expect(findSlugs(casinos, { finish: '9' })).toEqual(['all']);
});

test('a market has amounts in its currency, and its own licence if it issues licences', () => {
  expect(listFilterOptions('minDeposit', 'fi')).toEqual(['all', '10', '20']);
  expect(listFilterOptions('minDeposit', 'se')).toEqual(['all', '100', '200']);
  expect(listFilterOptions('license', 'fi')).not.toContain('own');
  expect(listFilterOptions('license', 'dk')).toContain('own');
});

describe('sort', () => {
  const casinos = [
    casino({ casino: 'a', rating: 8, bonus: '100 % jopa 5 000 €', net: 10 }),
    casino({ casino: 'b', rating: 9.5, bonus: 'Bonus jopa 1\u00a0000 €', net: null }),
    casino({ casino: 'c', rating: 9.5, bonus: '250 %', net: 90 }),
    casino({ casino: 'd', rating: 7, bonus: 'Cashback', net: -50 }),
  ];
  test.each([
    ['newest', ['a', 'b', 'c', 'd']],
    ['rating', ['b', 'c', 'a', 'd']],
    ['bonus', ['b', 'c', 'a', 'd']],
    ['net', ['c', 'a', 'd', 'b']],
  ] as const)('%s', (sort, expected) => {
    expect(findSlugs(casinos, { sort })).toEqual(expected);
  });
});

const anyFilter: fc.Arbitrary<CasinoFilter> = fc.record({
  bonusPercent: fc.constantFrom(...FILTER_OPTIONS.bonusPercent),
  bonusType: fc.constantFrom(...FILTER_OPTIONS.bonusType),
  features: fc.constantFrom(...FILTER_OPTIONS.features),
  license: fc.constantFrom(...FILTER_OPTIONS.license),
  sort: fc.constantFrom(...FILTER_OPTIONS.sort),
  payment: fc.constantFrom(...FILTER_OPTIONS.payment),
  minDeposit: fc.constantFrom(...FILTER_OPTIONS.minDeposit),
  finish: fc.constantFrom(...FILTER_OPTIONS.finish),
  search: fc.constantFrom('', 'a', 'casino', 'zz'),
});
const anyCasinos: fc.Arbitrary<Filterable[]> = fc
  .array(
    fc.record({
      bonus: fc.constantFrom('100 % jopa 100 €', '250 %', 'ilman talletusta', 'x'),
      rating: fc.integer({ min: 68, max: 100 }).map((tenths) => tenths / 10),
      features: fc.subarray(['MGA', 'Pikakasino', 'Verovapaa', 'Non-sticky']),
      exclusiveOffer: fc.boolean(),
      hideFromListing: fc.boolean(),
      net: fc.option(fc.integer({ min: -100, max: 300 })),
      finish: fc.option(fc.integer({ min: 0, max: 10 })),
      depositMethods: fc.subarray([...PAYMENT_METHODS]),
      terms: fc.option(fc.constantFrom(10_00, 20_00).map(matchTerms), { nil: undefined }),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((overrides, index) => casino({ casino: `casino-${index}`, ...overrides })));

test('filters never add or duplicate a casino', () => {
  fc.assert(
    fc.property(anyCasinos, anyFilter, (casinos, filter) => {
      const result = applyFilter(listFilterPool(casinos, filter), filter);
      expect(new Set(result).size).toBe(result.length);
      expect(result.every((entry) => casinos.includes(entry))).toBe(true);
    }),
  );
});

test('the count of an option is the number of casinos that choosing it lists', () => {
  fc.assert(
    fc.property(anyCasinos, anyFilter, fc.constantFrom(...CRITERIA), (casinos, filter, name) => {
      const counts = countOptions(casinos, 'se', filter);
      expect(Object.keys(counts[name])).toEqual(expect.arrayContaining([...listFilterOptions(name, 'se')]));
      for (const option of listFilterOptions(name, 'se')) {
        const listed = applyFilter(casinos, { ...filter, [name]: option });
        expect(counts[name][option], option).toBe(listed.length);
      }
    }),
  );
});

test('sorting is stable and keeps every casino', () => {
  fc.assert(
    fc.property(anyCasinos, fc.constantFrom(...FILTER_OPTIONS.sort), (casinos, sort) => {
      const sorted = applyFilter(casinos, { ...NO_FILTER, sort });
      expect(sorted).toHaveLength(casinos.length);
      const key = ({ rating, bonus, net }: Filterable) => ({ newest: 0, rating, bonus, net })[sort];
      for (const [index, entry] of sorted.entries()) {
        const next = sorted[index + 1];
        if (next && key(entry) === key(next))
          expect(casinos.indexOf(entry)).toBeLessThan(casinos.indexOf(next));
      }
    }),
  );
});

describe('the query string', () => {
  test('survives the round trip, and omits the defaults', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilter(toFilterParams(filter))).toEqual(filter);
      }),
    );
    expect(toFilterParams(NO_FILTER).toString()).toBe('');
  });

  test('of a category page sorts by net value by default, and names any other order', () => {
    expect(parseFilter(new URLSearchParams(), CATEGORY_FILTER).sort).toBe('net');
    expect(toFilterParams(CATEGORY_FILTER, CATEGORY_FILTER).toString()).toBe('');
    expect(toFilterParams(NO_FILTER, CATEGORY_FILTER).toString()).toBe('sort=newest');
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilter(toFilterParams(filter, CATEGORY_FILTER), CATEGORY_FILTER)).toEqual(filter);
      }),
    );
  });

  test('never fails to parse: unknown values become the default', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const filter = parseFilter(new URLSearchParams(query));
        for (const name of FILTER_NAMES) expect(FILTER_OPTIONS[name]).toContain(filter[name]);
      }),
    );
    expect(parseFilter(new URLSearchParams('sort=best&license=mga&search=%20Winz%20'))).toEqual({
      ...NO_FILTER,
      license: 'mga',
      search: 'Winz',
    });
    expect(parseFilter(new URLSearchParams({ search: 'x'.repeat(500) })).search).toHaveLength(80);
  });

  test('sorting and search are not counted as filters', () => {
    expect(listActiveFilters({ ...NO_FILTER, sort: 'net', search: 'a' })).toEqual([]);
    expect(listActiveFilters({ ...NO_FILTER, license: 'mga', finish: '5' })).toEqual(['license', 'finish']);
  });
});
