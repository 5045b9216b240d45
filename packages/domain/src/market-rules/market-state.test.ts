import { expect, test } from 'vitest';
import { type Listing, listingSchema } from '../catalogue/casino.ts';
import type { Market } from '../markets/market.ts';
import type { MarketMode } from '../markets/market-settings.ts';
import { MARKET_RULES } from './market-rules.ts';
import { formatMarketSentence, type MarketState, summariseMarket } from './market-state.ts';

const TODAY = '2026-11-15';

const listing = (type: Listing['licence']['type'], overrides: Partial<Listing> = {}): Listing => ({
  ...listingSchema.parse({
    casino: 'joki-casino',
    order: 1,
    bonus: '10 kr',
    rating: 9,
    features: [],
    affiliateLink: 'https://joki.example/bonus',
    licence: { type, number: '1', checkedOn: TODAY },
    verdict: 'Bra.',
    verifiedOn: TODAY,
  }),
  ...overrides,
});
const stale = { verifiedOn: '2026-01-01' };
const unsafe = { affiliateLink: 'http://joki.example' };
const HELP = {
  fi: 'https://peluuri.fi',
  se: 'https://www.stodlinjen.se',
  no: 'https://hjelpelinjen.no',
  dk: 'https://www.stopspillet.dk',
};
const ROFUS = { name: 'ROFUS', url: 'https://www.rofus.nu', note: '-' };

function summarise(
  market: Market,
  listings: Listing[],
  {
    mode = 'commercial',
    help = HELP[market],
    rules = MARKET_RULES,
    today = TODAY,
  }: Partial<{
    mode: MarketMode;
    help: string;
    rules: typeof MARKET_RULES;
    today: string;
  }> = {},
) {
  const helpOrganisations = [{ name: 'Hjälp', url: help, note: '-' }, ROFUS];
  const { state, sentences } = summariseMarket(market, {
    today,
    settings: { mode, helpOrganisations },
    listings,
    rules,
  });
  return {
    state,
    codes: sentences.map(({ code }) => code),
    states: sentences.map((sentence) => sentence.state),
    sentences,
  };
}

test.each<[string, Market, Listing[], MarketState, string[]]>([
  ['licensed casinos', 'se', [listing('swedish')], 'ok', ['links-to-licensed', 'offers-ok', 'help-in-place']],
  [
    'an unlicensed casino',
    'dk',
    [listing('danish'), listing('mga')],
    'blocked',
    ['unlicensed', 'offers-ok', 'help-in-place'],
  ],
  [
    'stale terms',
    'se',
    [listing('swedish', stale)],
    'review',
    ['links-to-licensed', 'offers-to-review', 'help-in-place'],
  ],
  [
    'an offer that breaks a rule',
    'se',
    [listing('swedish', { ...unsafe, ...stale })],
    'blocked',
    ['links-to-licensed', 'offers-broken', 'help-in-place'],
  ],
  [
    'forbidden marketing',
    'no',
    [listing('mga')],
    'review',
    ['marketing-forbidden', 'offers-ok', 'help-in-place'],
  ],
  [
    'an upcoming rule',
    'fi',
    [listing('mga')],
    'review',
    ['marketing-forbidden', 'offers-ok', 'rule-upcoming'],
  ],
  ['no casinos', 'se', [], 'ok', ['links-to-licensed', 'offers-ok', 'help-in-place']],
])('summarises a market with %s', (_, market, listings, state, codes) => {
  expect(summarise(market, listings)).toMatchObject({ state, codes });
});

test('in an information-only market, promotion rules do not apply and the state is “information only”', () => {
  const listings = [listing('mga', unsafe), listing('mga', stale)];
  expect(summarise('dk', listings, { mode: 'information-only' })).toMatchObject({
    state: 'information only',
    codes: ['links-off', 'offers-to-review', 'help-in-place'],
    states: ['information only', 'review', 'ok'],
  });
});

test('a licensed-only market is in order if its licensed casinos are, and counts only them', () => {
  const listings = [listing('danish'), listing('mga', unsafe), listing('curacao', unsafe)];
  const summary = summarise('dk', listings, { mode: 'licensed-only' });
  expect(summary).toMatchObject({
    state: 'ok',
    codes: ['links-to-licensed', 'offers-ok', 'help-in-place'],
  });
  expect(summary.sentences[0].values).toEqual({ casinos: 1 });
  expect(summarise('dk', [listing('danish', unsafe)], { mode: 'licensed-only' }).state).toBe('blocked');
  expect(summarise('no', [listing('mga')], { mode: 'licensed-only' }).state).toBe('ok');
});

test('a market without its help organisation is blocked in either mode', () => {
  for (const mode of ['commercial', 'information-only'] as const) {
    const summary = summarise('dk', [listing('danish')], { mode, help: 'https://other.example' });
    expect(summary).toMatchObject({ state: 'blocked' });
    expect(summary.sentences[2]).toMatchObject({
      code: 'help-missing',
      values: { host: 'stopspillet.dk' },
      state: 'blocked',
    });
  }
});

test('in Denmark, StopSpillet without ROFUS is not enough', () => {
  const helpOrganisations = [{ name: 'StopSpillet', url: HELP.dk, note: '-' }];
  const settings = { mode: 'commercial' as const, helpOrganisations };
  const { state, sentences } = summariseMarket('dk', { today: TODAY, settings, listings: [] });
  expect(state).toBe('blocked');
  expect(sentences[2]).toMatchObject({ code: 'help-missing', values: { host: 'rofus.nu' } });
});

test('an upcoming rule is marked for review, but does not change the state of the market', () => {
  const [rule] = MARKET_RULES.filter(({ id }) => id === 'fi-new-customers');
  const rules = rule ? [rule] : [];
  expect(summarise('fi', [listing('mga')], { rules })).toMatchObject({
    state: 'ok',
    codes: ['links-on', 'offers-ok', 'rule-upcoming'],
    states: ['ok', 'ok', 'review'],
  });
  expect(summarise('fi', [listing('mga')], { rules, today: '2027-01-01' }).codes[2]).toBe('help-in-place');
});

test('the figures count casinos, not findings', () => {
  const unsafeAndMisworded = listing('mga', { ...unsafe, verdict: 'Spela nu, riskfritt.' });
  const { sentences } = summarise('se', [unsafeAndMisworded, unsafeAndMisworded, listing('swedish')]);
  expect(sentences[0].values).toMatchObject({ count: 2, casinos: 3 });
  expect(sentences[1].values).toEqual({ count: 2, offers: 3 });
});

test.each<[Parameters<typeof formatMarketSentence>[0], string]>([
  [{ code: 'links-off', values: {}, state: 'review' }, 'Affiliate links and bonus buttons are off'],
  [
    { code: 'unlicensed', values: { title: 'No Danish licence', count: 2, casinos: 3 }, state: 'review' },
    'No Danish licence: 2 of 3 casinos',
  ],
  [
    { code: 'marketing-forbidden', values: { title: 'No marketing' }, state: 'review' },
    'No marketing: information-only mode is the safe choice',
  ],
  [
    { code: 'links-to-licensed', values: { casinos: 3 }, state: 'review' },
    'Affiliate links to licence holders only (casinos: 3)',
  ],
  [{ code: 'links-on', values: { casinos: 3 }, state: 'review' }, 'Affiliate links in use (casinos: 3)'],
  [
    { code: 'offers-broken', values: { count: 1, offers: 3 }, state: 'review' },
    'Offers that break a rule: 1 of 3',
  ],
  [
    { code: 'offers-to-review', values: { count: 1, offers: 3 }, state: 'review' },
    'Offers that need attention: 1 of 3',
  ],
  [{ code: 'offers-ok', values: { offers: 3 }, state: 'review' }, 'Offers in order: all 3'],
  [
    { code: 'help-missing', values: { title: 'Helpline missing', host: 'hjelpelinjen.no' }, state: 'review' },
    'Helpline missing: add hjelpelinjen.no to the market settings',
  ],
  [
    { code: 'rule-upcoming', values: { title: 'Bonuses end', on: '2027-01-01' }, state: 'review' },
    'From 1.1.2027: Bonuses end',
  ],
  [{ code: 'help-in-place', values: { names: 'Peluuri' }, state: 'review' }, 'Help organisations: Peluuri'],
])('formats $code in English', (sentence, text) => {
  expect(formatMarketSentence(sentence)).toBe(text);
});
