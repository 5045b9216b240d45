import { depositStep } from '@nettobonus/domain/catalogue/deposit-choice';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { getNetValue, netOrNull, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { getTexts, loadPage, send } from './site.ts';

/** Parses an amount such as `−84 €`. */
const parseAmount = (text = '') => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));

interface ListedOffer {
  casino: string;
  name: string;
  reviewHref: string;
  terms?: OfferTerms;
}

async function listOffers(market: string): Promise<ListedOffer[]> {
  return (await send(`/${market}/casinos.json`)).json();
}

test.each(MARKETS)(
  'in %s every page states the deposit in its header, and its canonical URL omits it',
  async (market) => {
    const amount = (17 * depositStep(market)) / 100;
    const [offer] = await listOffers(market);
    const pages = ['home', 'quick-casinos', 'reviews', 'compare', 'calculator', 'method', 'privacy'] as const;
    for (const path of [...pages.map((page) => pathFor(page, market)), offer?.reviewHref ?? '']) {
      const $ = await loadPage(`${path}?deposit=${amount}`);
      expect(parseAmount($('.deposit-control .deposit-button b').text()), path).toBe(amount);
      expect($('html').attr('data-deposit'), path).toBe(String(amount));
      expect($('.deposit-own input[name=deposit]').attr('value'), path).toBe(String(amount));
      expect($('link[rel=canonical]').attr('href'), path).toMatch(new RegExp(`${path}$`));
    }
  },
);

test.each(MARKETS)('in %s the server shows every net for an own amount', async (market) => {
  const deposit = 17 * depositStep(market);
  const query = `?deposit=${deposit / 100}`;
  const offers = await listOffers(market);
  const rows = await loadPage(`/${market}${query}&sort=net`);
  const shown = getTexts(rows, rows('.offer .net-figure b')).map(parseAmount);
  const names = getTexts(rows, rows('.offer h3'));
  const nets = names.map((name) =>
    netOrNull(getNetValue(offers.find((offer) => offer.name === name)?.terms, deposit)),
  );
  expect(shown.length).toBeGreaterThan(10);
  // An offer without a net is last, and shows something else instead.
  const calculated = nets.filter((net) => net !== null);
  expect(shown.slice(0, calculated.length)).toEqual(calculated.map((net) => Math.round(net / 100)));
  const rank = (net: number | null) => net ?? Number.NEGATIVE_INFINITY;
  expect(nets).toEqual(nets.toSorted((a, b) => rank(b) - rank(a)));
  // An offer with a minimum deposit above the amount states its own deposit.
  for (const { casino, reviewHref, terms } of offers.slice(0, 5)) {
    const value = getNetValue(terms, deposit);
    const net = netOrNull(value);
    if (net === null) continue;
    const review = await loadPage(reviewHref + query);
    const reference = await loadPage(reviewHref);
    expect(parseAmount(getTexts(review, review('.review-figure .amount'))[0]), casino).toBe(
      Math.round(net / 100),
    );
    expect(
      parseAmount(getTexts(review, review('.net-calculation-net .net-calculation-amount'))[0]),
      casino,
    ).toBe(Math.round(net / 100));
    const referenceNet = netOrNull(getNetValue(terms, referenceDeposit(market)));
    expect(parseAmount(getTexts(reference, reference('.review-figure .amount'))[0]), casino).toBe(
      Math.round((referenceNet ?? 0) / 100),
    );
  }
});

test('the forms of the control keep the other parameters of the page', async () => {
  const $ = await loadPage('/fi/pikakasinot?sort=net&deposit=250');
  for (const form of $('.deposit-panel form').toArray()) {
    expect($(form).attr('action')).toBe('/fi/pikakasinot');
    expect(
      $(form)
        .find('input[type=hidden]')
        .toArray()
        .map((field) => [$(field).attr('name'), $(field).attr('value')]),
    ).toEqual([['sort', 'net']]);
  }
  expect($('.deposit-amounts [aria-pressed=true]').attr('value')).toBe('250');
});

test('an amount that is no choice gives the reference deposit', async () => {
  for (const deposit of ['175', '0', '510', '-50', 'x', '1e2', '%00']) {
    const $ = await loadPage(`/fi?deposit=${deposit}`);
    expect($('html').attr('data-deposit'), deposit).toBe('100');
  }
});

test('the quiz compares typical offers for the deposit', async () => {
  const load = async (query: string) => (await send(`/fi/part/quiz${query}`)).json();
  const [reference, own] = [await load(''), await load('?deposit=170')];
  expect([reference.deposit, own.deposit].map(parseAmount)).toEqual([100, 170]);
  expect(own.typical).not.toEqual(reference.typical);
});
