import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { listOfferNews } from '@nettobonus/domain/offer-history/offer-news';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { expect, test } from 'vitest';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getHistoryMessages, getReviewMessages } from '../../i18n/pages.ts';
import { getFeedMessages, getShellMessages } from '../../i18n/shell.ts';
import { formatNewsSummary, formatNewsTitle } from './offer-news.ts';

const createContext = (market: Market) => ({
  market,
  messages: getHistoryMessages(market),
  offerMessages: getOfferMessages(market),
  notDisclosed: getReviewMessages(market).notDisclosed,
  feedMessages: getFeedMessages(market),
  caution: getShellMessages(market).helpHeading,
});
const offer = (bonus: string, terms: Partial<OfferTerms>) => ({
  bonus,
  terms: { kind: 'match', currency: 'EUR', undisclosed: [], matchPercent: 100, maxBonus: 1_000_00, ...terms },
});
type Offer = ReturnType<typeof offer>;

/** Formats the news item of an offer that is new, or that changed from `previous`. */
function formatNews(current: Offer, previous?: Offer, market: Market = 'fi') {
  const casino = { casino: 'joki', name: 'Joki', order: 1, isNew: !previous, ...current } as ListedCasino;
  const since = '2025-01-01T00:00:00Z';
  const changes = previous
    ? [{ changedAt: '2025-05-01T00:00:00Z', beforeSince: since, before: previous, after: current }]
    : [];
  const [item] = listOfferNews(
    [{ casino, changes: changes as never, listedSince: new Date(since) }],
    referenceDeposit(market),
    1,
  );
  if (!item) throw new Error('No news item');
  const context = createContext(market);
  return {
    title: formatNewsTitle(item, context),
    summary: formatNewsSummary(item, context).replaceAll('\u00a0', ' '),
  };
}

test('a change states both headlines and the effect on the net, and states a loss plainly', () => {
  const previous = offer('100 % jopa 1 000 €', { wagerTimes: 10 });
  const current = offer('200 % jopa 1 000 €', { matchPercent: 200, wagerTimes: 40, minDeposit: 20_00 });
  expect(formatNews(current, previous)).toEqual({
    title: 'Joki: Uusi tervetuliaisbonus',
    summary:
      '100 % jopa 1 000 € → 200 % jopa 1 000 €, 10× → 40×, minimitalletus ei ole → 20 €. Netto +60 € (läpi 7/10) → −100 € (läpi 3/10), kun talletat 100 €. Kierrätys maksaa enemmän kuin bonus antaa. 18+. Bonus ei ole tulonlähde.',
  });
});

test('a new casino is listed with its offer and its net', () => {
  expect(formatNews(offer('100 %', { wagerTimes: 10 }))).toEqual({
    title: 'Joki: Uusi kasino vertailussa',
    summary: '100 %, 10×. Netto +60 € (läpi 7/10), kun talletat 100 €. 18+. Bonus ei ole tulonlähde.',
  });
});

test('an unchanged net is reported as unchanged', () => {
  const summary = formatNews(
    offer('100 %', { wagerTimes: 10, validDays: 7 }),
    offer('100 %', { wagerTimes: 10 }),
  ).summary;
  expect(summary).toContain(
    '100 %: voimassa ei ole → 7 pv. Netto ennallaan: +60 € (läpi 7/10), kun talletat 100 €.',
  );
});

test('a net that cannot be calculated is reported with the missing terms, before and after', () => {
  const complete = offer('100 %', { wagerTimes: 10 });
  const undisclosed = offer('100 %', { undisclosed: ['wagerTimes'] });
  expect(formatNews(undisclosed, complete).summary).toContain(
    '100 %: 10× → ei kerrottu. Netto +60 € (100 €:n talletus, läpi 7/10) → ei laskettu. Ehdoista puuttuu: kierrätys. 18+.',
  );
  expect(formatNews(complete, undisclosed).summary).toContain(
    'Netto ei laskettu → +60 € (läpi 7/10), kun talletat 100 €.',
  );
  expect(formatNews(undisclosed).summary).toContain('Netto ei laskettu. Ehdoista puuttuu: kierrätys. 18+.');
});

test('an earlier net for another deposit states that deposit', () => {
  const summary = formatNews(
    offer('100 %', { wagerTimes: 10, minDeposit: 200_00 }),
    offer('100 %', { wagerTimes: 10 }),
  ).summary;
  expect(summary).toContain(
    'Netto +60 € (100 €:n talletus, läpi 7/10) → +120 € (läpi 7/10), kun talletat 200 €.',
  );
});

test('an offer without a deposit is reported as such', () => {
  const free = offer('10 € ilman talletusta', {
    kind: 'no-deposit',
    maxBonus: 10_00,
    wagerTimes: 10,
  } as never);
  expect(formatNews(free).summary).toMatch(/Netto \+6 € \(läpi \d\/10\), ei vaadi talletusta\./);
});

test.each<[Market, string]>([
  [
    'se',
    'Netto +600 kr (i mål 7/10) → −600 kr (i mål 3/10), vid en insättning på 1 000 kr. Omsättningen kostar mer än bonusen ger.',
  ],
  [
    'no',
    'Netto +600 kr (i mål 7/10) → −600 kr (i mål 3/10), ved innskudd på 1 000 kr. Omsetningen koster mer enn bonusen gir.',
  ],
  [
    'dk',
    'Netto +300 kr. (i mål 7/10) → −300 kr. (i mål 3/10), ved en indbetaling på 500 kr. Bonussen koster mere, end den giver.',
  ],
])('%s has its own messages, with one full stop after each sentence', (market, text) => {
  const { summary } = formatNews(
    offer('100 %', { wagerTimes: 40 }),
    offer('100 %', { wagerTimes: 10 }),
    market,
  );
  expect(summary).toContain(text);
  expect(summary).not.toContain('..');
});
