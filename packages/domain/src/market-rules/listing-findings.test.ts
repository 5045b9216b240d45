import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Listing, type ListingInput, listingSchema } from '../catalogue/casino.ts';
import { MARKETS, type Market } from '../markets/market.ts';
import { parseInlineText } from '../texts/parse-text.ts';
import { type CheckedReview, type FindingContext, getListingFindings } from './listing-findings.ts';
import { MARKET_RULES } from './market-rules.ts';

type TermsInput = NonNullable<ListingInput['terms']>;

const TODAY = '2026-11-15';
const DEFAULTS: Record<Market, Pick<ListingInput, 'bonus' | 'licence'> & { terms: TermsInput }> = {
  fi: {
    bonus: '100 % jopa 100 €',
    terms: { kind: 'match', currency: 'EUR', matchPercent: 100, maxBonus: 100_00 },
    licence: { type: 'mga', number: '1' },
  },
  se: {
    bonus: '100 % upp till 1 000 kr',
    terms: { kind: 'match', currency: 'SEK', matchPercent: 100, maxBonus: 1_000_00 },
    licence: { type: 'swedish', number: '1' },
  },
  no: {
    bonus: '100 % opptil 1 000 kr',
    terms: { kind: 'match', currency: 'NOK', matchPercent: 100, maxBonus: 1_000_00 },
    licence: { type: 'mga', number: '1' },
  },
  dk: {
    bonus: '100 % op til 1 000 kr.',
    terms: { kind: 'match', currency: 'DKK', matchPercent: 100, maxBonus: 1_000_00 },
    licence: { type: 'danish', number: '1' },
  },
};

/** A listing without faults. */
function createListing(
  market: Market,
  overrides: Partial<ListingInput> = {},
  terms: Partial<TermsInput> = {},
): Listing {
  const defaults = DEFAULTS[market];
  return listingSchema.parse({
    casino: 'joki-casino',
    order: 1,
    rating: 9,
    features: ['24/7'],
    affiliateLink: 'https://joki.example/bonus',
    verdict: 'Bra.',
    verifiedOn: TODAY,
    ...defaults,
    terms: { ...defaults.terms, wagerTimes: 5, wagerBase: 'bonus', maxBet: 5_00, validDays: 60, ...terms },
    ...overrides,
    licence: { checkedOn: TODAY, ...(overrides.licence ?? defaults.licence) },
  });
}

const createContext = (market: Market, overrides: Partial<FindingContext> = {}): FindingContext => ({
  market,
  today: TODAY,
  settings: { mode: 'commercial' },
  ...overrides,
});
const listRuleIds = (listing: Listing, market: Market, overrides: Partial<FindingContext> = {}) =>
  getListingFindings(listing, createContext(market, overrides)).map(({ rule }) => rule);
const findByRule = (rule: string, listing: Listing, market: Market) =>
  getListingFindings(listing, createContext(market)).filter((finding) => finding.rule === rule);

test.each([
  ['se', []],
  ['dk', []],
  ['fi', ['fi-monopoly']],
  ['no', ['no-monopoly']],
] as const)(
  'a compliant listing in %s has only the findings that apply to the whole market',
  (market, rules) => {
    expect(listRuleIds(createListing(market), market)).toEqual(rules);
  },
);

test('a finding has rule, severity, reason, source, field and figures', () => {
  expect(getListingFindings(createListing('dk', {}, { validDays: 30 }), createContext('dk'))).toEqual([
    {
      rule: 'dk-validity',
      severity: 'error',
      title: expect.any(String),
      why: expect.stringContaining('60 days'),
      source: { name: 'Spillemyndigheden' },
      checkedOn: '2026-11-01',
      certain: true,
      field: 'terms.validDays',
      figures: { days: 30, min: 60 },
    },
  ]);
});

test('where marketing is forbidden, a commercial market has a warning and an information-only market does not', () => {
  for (const market of ['fi', 'no'] as const) {
    const [finding] = getListingFindings(createListing(market), createContext(market));
    expect(finding).toMatchObject({ severity: 'warning', field: null });
    expect(finding?.why).toContain('Information-only');
    expect(listRuleIds(createListing(market), market, { settings: { mode: 'information-only' } })).toEqual(
      [],
    );
  }
});

test('in Finland, a welcome bonus is a finding from 2027', () => {
  const overrides = { verifiedOn: '2027-01-01' };
  expect(listRuleIds(createListing('fi', overrides), 'fi', { today: '2027-01-01' })).toContain(
    'fi-new-customers',
  );
  expect(listRuleIds(createListing('fi', overrides), 'fi', { today: '2026-12-31' })).not.toContain(
    'fi-new-customers',
  );
});

test.each([
  ['se', 'danish', ['se-licence']],
  ['se', 'mga', ['se-licence']],
  ['dk', 'swedish', ['dk-licence']],
  ['dk', 'curacao', ['dk-licence']],
] as const)('in %s a %s licence is an error', (market, type, rules) => {
  const listing = createListing(market, { licence: { type, number: '1' } });
  expect(listRuleIds(listing, market)).toEqual(rules);
  expect(findByRule(rules[0], listing, market)).toMatchObject([
    { severity: 'error', field: 'licence.type', figures: { licence: type } },
  ]);
});

test.each<[string, Partial<TermsInput>, number | null]>([
  ['10× of both', { wagerTimes: 10, wagerBase: 'bonus-and-deposit' }, null],
  ['11× of both', { wagerTimes: 11, wagerBase: 'bonus-and-deposit' }, 11],
  ['20× of a 100 % bonus', { wagerTimes: 20 }, null],
  ['21× of a 100 % bonus', { wagerTimes: 21 }, 10.5],
  ['21× without a wagering base', { wagerTimes: 21, wagerBase: undefined }, 10.5],
  ['30× of a 50 % bonus', { wagerTimes: 30, matchPercent: 50 }, null],
  ['31× of a 50 % bonus', { wagerTimes: 31, matchPercent: 50 }, 10.333333],
  ['15× of a 200 % bonus', { wagerTimes: 15, matchPercent: 200 }, null],
  ['16× of a 200 % bonus', { wagerTimes: 16, matchPercent: 200 }, 10.666667],
  // The minimum deposit of 2,000 earns a bonus of 1,000: a third of the total, not half.
  ['30× of a bonus halved by its cap', { wagerTimes: 30, minDeposit: 2_000_00 }, null],
  ['31× of a bonus halved by its cap', { wagerTimes: 31, minDeposit: 2_000_00 }, 10.333333],
  [
    '20× of a bonus that its cap limits only at higher deposits',
    { wagerTimes: 20, minDeposit: 100_00 },
    null,
  ],
  ['11× of a no-deposit bonus', { kind: 'no-deposit', wagerTimes: 11 }, 11],
  ['10× of a no-deposit bonus', { kind: 'no-deposit', wagerTimes: 10 }, null],
  ['40× without a bonus', { kind: 'free-spins-only', wagerTimes: 40 }, null],
  ['110× of 10 % cashback', { kind: 'cashback', wagerTimes: 110, cashbackPercent: 10 }, null],
  ['111× of 10 % cashback', { kind: 'cashback', wagerTimes: 111, cashbackPercent: 10 }, 10.090909],
  ['no wagering', { wagerTimes: undefined }, null],
])('Denmark’s limit of 10× bonus and deposit: %s', (_, terms, combinedTimes) => {
  const found = findByRule('dk-wagering', createListing('dk', {}, terms), 'dk');
  expect(
    found.map(({ field, figures }) => [field, figures.combinedTimes, figures.times, figures.max]),
  ).toEqual(combinedTimes === null ? [] : [['terms.wagerTimes', combinedTimes, terms.wagerTimes, 10]]);
});

test.each<[string, Partial<TermsInput>, [field: string, amount: number | undefined][]]>([
  ['exactly 1,000 DKK', { maxBonus: 1_000_00 }, []],
  ['one øre more', { maxBonus: 1_000_01 }, [['terms.maxBonus', 1_000_01]]],
  ['no cap', { maxBonus: undefined }, [['terms.maxBonus', undefined]]],
  ['an undisclosed cap', { maxBonus: undefined, undisclosed: ['maxBonus'] }, []],
  ['cashback over the limit', { kind: 'cashback', cashbackCap: 2_000_00 }, [['terms.cashbackCap', 2_000_00]]],
  ['cashback without a cap', { kind: 'cashback' }, [['terms.cashbackCap', undefined]]],
  [
    'a no-deposit bonus over the limit',
    { kind: 'no-deposit', maxBonus: 1_500_00 },
    [['terms.maxBonus', 1_500_00]],
  ],
  ['no-deposit spins', { kind: 'no-deposit', maxBonus: undefined }, []],
  ['spins only', { kind: 'free-spins-only', maxBonus: undefined }, []],
  ['a bonus and spins of 1,000 DKK', { maxBonus: 900_00, freeSpins: { count: 100, spinValue: 1_00 } }, []],
  [
    'a bonus and spins of more',
    { maxBonus: 1_000_00, freeSpins: { count: 1, spinValue: 1_00 } },
    [['terms.maxBonus', 1_001_00]],
  ],
  [
    'spins only, of more',
    { kind: 'free-spins-only', maxBonus: undefined, freeSpins: { count: 1_001, spinValue: 1_00 } },
    [['terms.freeSpins.count', 1_001_00]],
  ],
])('Denmark’s cap of 1,000 DKK: %s', (_, terms, faults) => {
  const found = findByRule('dk-bonus-cap', createListing('dk', {}, terms), 'dk');
  expect(found.map(({ field, figures }) => [field, figures.amount])).toEqual(faults);
  for (const { figures } of found) expect(figures.max).toBe(1_000_00);
});

test.each<[Market, string, Partial<TermsInput>, string[]]>([
  ['dk', 'a match of 100 %', { matchPercent: 100 }, []],
  ['dk', 'a match of 101 %', { matchPercent: 101 }, ['dk-match', 'headline-differs']],
  ['dk', 'a match of 99 %', { matchPercent: 99 }, ['dk-match', 'headline-differs']],
  [
    'dk',
    'an undisclosed match',
    { matchPercent: undefined, undisclosed: ['matchPercent'] },
    ['headline-differs', 'net-unknown'],
  ],
  ['se', 'a match of 200 %', { matchPercent: 200 }, ['headline-differs']],
  ['dk', '59 days', { validDays: 59 }, ['dk-validity']],
  ['se', '59 days', { validDays: 59 }, ['se-validity']],
  ['se', 'no expiry', { validDays: undefined }, []],
  ['se', '35×', { wagerTimes: 35 }, []],
  ['se', 'a different cap', { maxBonus: 5_000_00 }, ['headline-differs']],
  ['se', 'no maximum bet', { maxBet: undefined }, ['max-bet-missing']],
  ['se', 'no maximum bet and no wagering', { maxBet: undefined, wagerTimes: 0 }, []],
  ['se', 'undisclosed wagering', { wagerTimes: undefined, undisclosed: ['wagerTimes'] }, ['net-unknown']],
])('in %s: %s', (market, _, terms, rules) => {
  expect(listRuleIds(createListing(market, {}, terms), market)).toEqual(rules);
});

const createSpinsListing = (bonus: string, wagerTimes: number | undefined) =>
  createListing(
    'dk',
    { bonus },
    { maxBonus: 500_00, freeSpins: { count: 10, spinValue: 1_00, wagerTimes }, wagerTimes },
  );

test('in Denmark, winnings of free spins may not be wagered at all', () => {
  const spins = (wagerTimes: number | undefined) =>
    createSpinsListing('100 % op til 500 kr. + 10 bonusspins', wagerTimes);
  expect(listRuleIds(spins(0), 'dk')).toEqual([]);
  expect(listRuleIds(spins(undefined), 'dk')).toEqual([]);
  expect(getListingFindings(spins(1), createContext('dk'))).toMatchObject([
    {
      rule: 'dk-spins-wagering',
      severity: 'error',
      certain: true,
      checkedOn: '2026-11-16',
      figures: { times: 1, max: 0 },
    },
  ]);
});

test('in Denmark, “gratis” and “free” are errors only if wagering is attached', () => {
  const found = (bonus: string, wagerTimes: number) =>
    findByRule('dk-wording', createSpinsListing(bonus, wagerTimes), 'dk').map(({ field, figures }) => [
      field,
      figures.wording,
    ]);
  expect(found('100 % op til 500 kr. + 10 gratis spins', 1)).toEqual([['bonus', 'gratis']]);
  expect(found('100 % op til 500 kr. + 10 Free Spins', 1)).toEqual([['bonus', 'free']]);
  expect(found('100 % op til 500 kr. + 10 bonusspins', 1)).toEqual([]);
  expect(found('100 % op til 500 kr. + 10 gratis spins', 0)).toEqual([]);
});

const createReview = (overrides: { bonusTerms?: string[]; deposits?: string[] }): CheckedReview => ({
  bonusDetails: { welcomeBonus: '-', bonusTerms: (overrides.bonusTerms ?? []).map(parseInlineText) },
  paymentMethods: {
    deposits: (overrides.deposits ?? []).map((method) => ({ method, minimum: 100_00 })),
    withdrawals: [],
    processingTime: '-',
  },
});

test.each<[string, string[], [field: string, wording: string][]]>([
  ['every game counts in full', ['Spilleautomater tæller 100 %, bordspil tæller ikke med'], []],
  [
    'a game counts 10 %',
    ['Gennemspil 10×', 'Automater tæller 100 %, blackjack og roulette 10 %'],
    [['review.bonusDetails.bonusTerms.1', '10 %']],
  ],
  [
    'a game contributes half',
    ['Bordspil bidrager med 50\u00a0%'],
    [['review.bonusDetails.bonusTerms.0', '50 %']],
  ],
  ['another percentage', ['100 % op til 500 kr., 10 % cashback'], []],
])('games that count less than 100 % towards wagering, in Denmark: %s', (_, bonusTerms, faults) => {
  const review = createReview({ bonusTerms });
  const found = getListingFindings(createListing('dk'), createContext('dk', { review }));
  expect(found.map(({ rule, field, figures }) => [rule, field, figures.wording])).toEqual(
    faults.map(([field, wording]) => ['dk-game-share', field, wording]),
  );
});

test('in Sweden, a review that lists a card without calling it a debit card is an uncertain warning', () => {
  const review = createReview({
    deposits: ['Swish', 'Visa (bankkort)', 'Visa och Mastercard', 'Faktura', 'Mastercard, debetkort'],
  });
  const listFields = (today: string) =>
    getListingFindings(
      createListing('se', { verifiedOn: today }),
      createContext('se', { review, today }),
    ).map(({ rule, severity, certain, field }) => [rule, severity, certain, field]);
  expect(listFields('2026-04-01')).toEqual([
    ['se-credit', 'warning', false, 'review.paymentMethods.deposits.2.method'],
    ['se-credit', 'warning', false, 'review.paymentMethods.deposits.3.method'],
  ]);
  expect(listFields('2026-03-31')).toEqual([]);
});

test('in Sweden, the casino-of-the-month popup is a finding of its casino', () => {
  const listPopupRules = (settings: Partial<FindingContext['settings']>) =>
    listRuleIds(createListing('se'), 'se', { settings: { mode: 'commercial', ...settings } });
  expect(listPopupRules({ monthPopup: true, monthCasino: 'joki-casino' })).toEqual(['se-popup']);
  expect(listPopupRules({ monthPopup: true, monthCasino: 'winz-casino' })).toEqual([]);
  expect(listPopupRules({ monthPopup: false, monthCasino: 'joki-casino' })).toEqual([]);
});

test('“tax-free” is an error in Norway, and in Sweden without a Swedish licence, in every mode', () => {
  for (const mode of ['commercial', 'information-only'] as const) {
    const listTaxRules = (market: Market, overrides: Partial<ListingInput>) =>
      listRuleIds(createListing(market, { features: ['Skattefri'], ...overrides }), market, {
        settings: { mode },
      }).filter((rule) => rule.endsWith('-tax'));
    expect(listTaxRules('se', {})).toEqual([]);
    expect(listTaxRules('se', { licence: { type: 'mga', number: '1' } })).toEqual(['se-tax']);
    expect(listTaxRules('no', {})).toEqual(['no-tax']);
    expect(listTaxRules('no', { features: ['Skatt'] })).toEqual([]);
  }
});

test.each<[string, Partial<ListingInput>, [rule: string, field: string, wording: string][]]>([
  ['SPELA NU', { verdict: 'SPELA NU!' }, [['se-wording', 'verdict', 'spela nu']]],
  ['spela nuförtiden', { verdict: 'Många väljer att spela nuförtiden.' }, []],
  [
    'helt utan registrering',
    { features: ['VIP', 'Helt utan registrering'] },
    [['se-wording', 'features.1', 'helt utan registrering']],
  ],
  ['utan registrering', { features: ['Utan registrering'] }, []],
  ['a no-break space', { verdict: 'Spela\u00a0nu.' }, [['se-wording', 'verdict', 'spela nu']]],
  [
    'riskfritt in the headline',
    { bonus: '100 % upp till 1 000 kr, riskfritt' },
    [['se-wording', 'bonus', 'riskfritt']],
  ],
  ['urgency', { verdict: 'Skynda dig.' }, [['se-urgency', 'verdict', 'skynda']]],
])('Swedish wording: %s', (_, overrides, faults) => {
  const found = getListingFindings(createListing('se', overrides), createContext('se'));
  expect(found.map(({ rule, field, figures }) => [rule, field, figures.wording])).toEqual(faults);
  expect(listRuleIds(createListing('se', overrides), 'dk')).not.toContain('se-wording');
});

test.each<[string, Partial<Listing>, string[]]>([
  ['no link', { affiliateLink: undefined }, ['link-missing']],
  ['a link without https', { affiliateLink: 'http://joki.example/' }, ['link-unsafe']],
  ['a link without a host', { affiliateLink: 'https:///' }, ['link-unsafe']],
  ['a link to a host without a dot', { affiliateLink: 'https://joki/' }, ['link-unsafe']],
  ['no licence number', { licence: { type: 'swedish', checkedOn: TODAY } }, ['licence-number-missing']],
  ['a licence that was never checked', { licence: { type: 'swedish', number: '1' } }, ['licence-stale']],
  ['terms verified 7 days ago', { verifiedOn: '2026-11-08' }, []],
  ['terms verified 8 days ago', { verifiedOn: '2026-11-07' }, ['terms-stale']],
  ['offer ends in 8 days', { endsOn: '2026-11-23' }, []],
  ['offer ends in 7 days', { endsOn: '2026-11-22' }, ['offer-ends-soon']],
  ['offer ends today', { endsOn: '2026-11-15' }, ['offer-ends-soon']],
  ['offer ended yesterday', { endsOn: '2026-11-14' }, ['offer-ended']],
  ['no terms', { terms: undefined }, ['net-unknown']],
])('in every market: %s', (_, overrides, rules) => {
  expect(listRuleIds({ ...createListing('se'), ...overrides }, 'se')).toEqual(rules);
});

test.each([
  ['2025-11-15', []],
  ['2025-11-14', [{ days: 366, max: 365 }]],
])('a licence must be checked once a year: %s', (checkedOn, figures) => {
  const listing = createListing('se', { licence: { type: 'swedish', number: '1', checkedOn } });
  const found = getListingFindings(listing, createContext('se'));
  expect(found.map((finding) => finding.figures)).toEqual(figures);
  expect(found.every(({ rule, severity }) => rule === 'licence-stale' && severity === 'warning')).toBe(true);
});

test.each<[domains: string[] | undefined, link: string, host: string | null]>([
  [['joki.example'], 'https://joki.example/bonus', null],
  [['joki.example'], 'https://www.joki.example/bonus', null],
  [['other.example', 'joki.example'], 'https://joki.example/bonus', null],
  [['särki.example'], 'https://särki.example/bonus', null],
  [undefined, 'https://tracker.example/bonus', null],
  [['joki.example'], 'https://tracker.example/joki.example', 'tracker.example'],
  [['joki.example'], 'https://notjoki.example/bonus', 'notjoki.example'],
])('a licence for %j and the link %s', (domains, affiliateLink, host) => {
  const licence = { type: 'swedish' as const, number: '1', domains };
  const found = getListingFindings(createListing('se', { licence, affiliateLink }), createContext('se'));
  expect(found.map(({ rule, severity, figures }) => [rule, severity, figures.host])).toEqual(
    host === null ? [] : [['licence-other-host', 'warning', host]],
  );
});

test('findings include the age of the terms and the missing terms', () => {
  const listing = createListing('se');
  const terms = { ...listing.terms, undisclosed: ['wagerTimes'] } as Listing['terms'];
  const stale = { ...listing, verifiedOn: '2026-10-16', terms };
  expect(getListingFindings(stale, createContext('se')).map(({ figures }) => figures)).toEqual([
    { days: 30, max: 7 },
    { missing: 'wagerTimes' },
  ]);
  const withoutTerms = { ...listing, terms: undefined };
  expect(getListingFindings(withoutTerms, createContext('se')).map(({ figures }) => figures)).toEqual([{}]);
});

/** A listing with a fault for almost every rule. */
const createFaultyListing = (market: Market): Listing => ({
  ...createListing(
    market,
    { verdict: 'Spela nu, skynda!', licence: { type: 'curacao' }, verifiedOn: '2026-01-01' },
    {
      matchPercent: 300,
      wagerTimes: 50,
      validDays: 7,
      maxBet: undefined,
    },
  ),
  affiliateLink: 'http://joki',
});

test('an information-only market has no findings on links, licences, wording or bonus limits', () => {
  for (const market of MARKETS) {
    expect(
      listRuleIds(createFaultyListing(market), market, { settings: { mode: 'information-only' } }),
    ).toEqual(['headline-differs', 'licence-number-missing', 'max-bet-missing', 'terms-stale']);
  }
});

test('in a licensed-only market, promotion rules apply only to casinos with a licence of the market', () => {
  const settings = { mode: 'licensed-only' } as const;
  const faulty = createFaultyListing('se');
  expect(listRuleIds(faulty, 'se', { settings })).toEqual(
    listRuleIds(faulty, 'se', { settings: { mode: 'information-only' } }),
  );
  const licensed: Listing = { ...faulty, licence: { type: 'swedish' } };
  expect(listRuleIds(licensed, 'se', { settings })).toEqual(listRuleIds(licensed, 'se'));
  expect(listRuleIds(licensed, 'se', { settings })).toContain('se-wording');
});

test('errors come before warnings, and warnings before information', () => {
  for (const market of MARKETS) {
    const listing = { ...createFaultyListing(market), terms: undefined };
    const severities = getListingFindings(listing, createContext(market)).map(({ severity }) => severity);
    const rank = { error: 0, warning: 1, information: 2 };
    expect(severities).toEqual(severities.toSorted((a, b) => rank[a] - rank[b]));
    expect(new Set(severities)).toEqual(new Set(['error', 'warning', 'information']));
  }
});

function shuffleKeys<T>(value: T, order: (keys: string[]) => string[]): T {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = order(Object.keys(value)).map((key) => [key, shuffleKeys(value[key as keyof T], order)]);
  return Object.fromEntries(entries) as T;
}

test('findings do not depend on the order of keys', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MARKETS),
      fc.boolean(),
      fc.infiniteStream(fc.nat(1000)),
      (market, isFaulty, ranks) => {
        const listing = isFaulty ? createFaultyListing(market) : createListing(market);
        const order = (keys: string[]) =>
          keys
            .map((key) => ({ key, rank: ranks.next().value ?? 0 }))
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ key }) => key);
        const found = JSON.stringify(getListingFindings(listing, createContext(market)));
        expect(JSON.stringify(getListingFindings(shuffleKeys(listing, order), createContext(market)))).toBe(
          found,
        );
      },
    ),
  );
});

test('a rule applies only from its first to its last day', () => {
  const day = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      fc.constantFrom(...MARKET_RULES),
      fc.option(day, { nil: undefined }),
      fc.option(day, { nil: undefined }),
      day,
      ({ from: _from, until: _until, ...rule }, from, until, today) => {
        const market = rule.market === 'all' ? 'se' : rule.market;
        const dated = { ...rule, ...(from && { from }), ...(until && { until }) };
        const isInForce = (from === undefined || from <= today) && (until === undefined || today <= until);
        const always = listRuleIds(createFaultyListing(market), market, { today, rules: [rule] });
        expect(listRuleIds(createFaultyListing(market), market, { today, rules: [dated] })).toEqual(
          isInForce ? always : [],
        );
      },
    ),
  );
});

test('a label that contradicts the terms is an error of its field', () => {
  const features = ['VIP', 'Kierrätysvapaa'];
  const findings = getListingFindings(
    createListing('fi', { features }, { wagerTimes: 35 }),
    createContext('fi', { settings: { mode: 'information-only' } }),
  );
  expect(findings.map(({ rule, severity, field, figures }) => [rule, severity, field, figures])).toEqual([
    ['label-differs', 'error', 'features.1', { wording: 'Kierrätysvapaa', fact: 'wagerFree' }],
  ]);
  const free = createListing('fi', { features }, { wagerTimes: 0 });
  expect(listRuleIds(free, 'fi')).not.toContain('label-differs');
});

test('texts about an earlier offer are warnings of their fields, in the listing, its review and other texts', () => {
  const listing = createListing('fi', { verdict: 'Ei kierrätystä.' }, { wagerTimes: 35, maxBonus: 200_00 });
  const review = {
    bonusDetails: { welcomeBonus: '100 % jopa 200 €', bonusTerms: [parseInlineText('Enintään 300 €')] },
    paymentMethods: { deposits: [], withdrawals: [], processingTime: 'Maksoi 300 € heti.' },
    faq: [
      { question: 'Paljonko bonus on?', answer: 'Bonus on {maxBonus}.' },
      { question: 'Paljonko se on?', answer: 'Bonus on 300 €.' },
    ],
  };
  const earlier = [
    { bonus: '100 % jopa 300 €', terms: { ...listing.terms, wagerTimes: 0, maxBonus: 300_00 } },
  ];
  const context = createContext('fi', {
    review,
    earlier: earlier as FindingContext['earlier'],
    otherTexts: [{ path: 'page.home.faq[2].answer', text: 'Joki Casino antaa 300 €.' }],
  });
  const found = getListingFindings(listing, context).filter(({ rule }) => rule === 'text-outdated');
  expect(found.map(({ severity, field, figures }) => [severity, field, figures.wording])).toEqual([
    ['warning', 'verdict', 'Ei kierrätystä'],
    ['warning', 'review.bonusDetails.bonusTerms.0', '300 €'],
    ['warning', 'review.faq.1.answer', '300 €'],
    ['warning', 'page.home.faq.2.answer', '300 €'],
  ]);
  expect(listRuleIds(listing, 'fi')).not.toContain('text-outdated');
});
