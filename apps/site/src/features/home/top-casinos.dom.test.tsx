import { listRecommended } from '@nettobonus/domain/catalogue/casino-order';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { compared } from '../../client/compared.ts';
import type { OfferContext } from '../../offer-ui/offer.ts';
import { buildTestContext, listTestOffers } from '../../test-offers.ts';
import { TopCasinos, toTopOffers } from './top-casinos.tsx';

beforeEach(() => compared.set([]));

const EXPECTED: Record<Market, { heading: string; reviews: string; compare: string }> = {
  fi: { heading: 'Kuukauden top kasinot', reviews: 'Kaikki arvostelut', compare: 'Vertaa' },
  se: { heading: 'Månadens bästa casinon', reviews: 'Alla recensioner', compare: 'Välj' },
  no: { heading: 'Månedens toppcasinoer', reviews: 'Alle anmeldelser', compare: 'Velg' },
  dk: { heading: 'Månedens topcasinoer', reviews: 'Alle anmeldelser', compare: 'Vælg' },
};

function renderTop(market: Market, changes: Partial<OfferContext> = {}) {
  const offers = listRecommended(listTestOffers(market)).slice(0, 6);
  render(
    <TopCasinos
      context={{ ...buildTestContext(market), ...changes }}
      offers={toTopOffers(offers)}
      reviewsHref="/reviews"
    />,
  );
  return offers;
}

test.each(MARKETS)('in %s each card has its links, its terms and a compare box', (market) => {
  const expected = EXPECTED[market];
  const offers = renderTop(market);
  expect(screen.getByRole('heading', { level: 2, name: expected.heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: expected.reviews }).getAttribute('href')).toBe('/reviews');
  const cards = [...screen.getByRole('list', { name: expected.heading }).children] as HTMLElement[];
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    offers.map(({ name }) => name),
  );
  for (const [index, card] of cards.entries()) {
    const { name = '', affiliateLink, reviewHref } = offers[index] ?? {};
    // The order follows no figure, so a number would claim a rank that does not exist.
    expect(card.querySelector('.card-top')?.textContent).toMatch(new RegExp(`^${name}`));
    expect(within(card).getByRole('link', { name }).getAttribute('href')).toBe(reviewHref);
    expect(card.querySelector('a[rel~=sponsored]')?.getAttribute('href')).toBe(affiliateLink);
    expect(card.querySelector('.terms')?.textContent).toContain('18+');
    expect(within(card).getByRole('checkbox', { name: `${expected.compare} ${name}` })).toBeTruthy();
    expect(card.getAttribute('data-placement')).toBe('top');
  }
});

test('a compare box selects its casino', async () => {
  const [, second] = renderTop('fi');
  await userEvent.click(screen.getByRole('checkbox', { name: `Vertaa ${second?.name}` }));
  expect(compared.get()).toEqual([second?.casino]);
});

test('in a market without casino links each card links to the explanation', () => {
  const { length } = renderTop('dk', { noLinksHref: '/why' });
  expect(document.querySelector('a[rel~=sponsored]')).toBeNull();
  expect(document.querySelectorAll('a.ad[href="/why"]')).toHaveLength(length);
});

test('the row can be scrolled with the keyboard', async () => {
  renderTop('fi');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: EXPECTED.fi.heading }));
});
