import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Offer } from '../../offer-ui/offer.ts';
import { buildTestContext } from '../../test-offers.ts';
import { OfferRow } from './offer-row.tsx';

const offer: Offer = {
  casino: 'joki-casino',
  name: 'Joki Casino',
  image: '/tiles/joki-casino.svg',
  bonus: '100 % jopa 500 €',
  rating: 4.9,
  features: ['Pikakasino', 'MGA', 'Cashback', 'Suomeksi'],
  category: [],
  depositMethods: [],
  terms: undefined,
  hasReview: true,
  licenceStrength: 1,
  isNew: true,
  exclusiveOffer: false,
  recommended: true,
  recommendationReason: undefined,
  hideFromListing: false,
  affiliateLink: 'https://joki-casino.example/bonus',
  verifiedOn: '2026-11-01',
  reviewHref: '/fi/kasino/joki-casino',
  badge: 'quick',
  net: null,
  finish: null,
};

const render = (change: Partial<Offer> = {}, market: Market = 'fi') =>
  renderToStaticMarkup(
    <OfferRow
      offer={{ ...offer, ...change }}
      context={{ ...buildTestContext(market), currentYear: 2026, methodHref: '/m' }}
    />,
  );

test('a row shows logo, name, bonus, rating with its stars, tags, category, badges, button and review', () => {
  const row = render();
  expect(row).toContain('src="/tiles/joki-casino.svg"');
  expect(row).toContain('<a href="/fi/kasino/joki-casino">Joki Casino</a>');
  expect(row).toContain('100 % jopa 500 €');
  expect(row).toContain('<b>4,9</b><span>/10</span>');
  expect(row).toContain('--n:2;--of:5');
  expect(row).toContain('<ul class="tags"><li>MGA</li><li>Cashback</li></ul>');
  expect(row).toMatch(/class="category">.*<\/svg>Pikakasino</);
  expect(row).toContain('UUSI KASINO');
  expect(row).toMatch(/badge-recommended">.*Suositus</);
  expect(row).toContain(
    'href="https://joki-casino.example/bonus" rel="noopener noreferrer sponsored nofollow" target="_blank">Lunasta Bonus',
  );
  expect(row).toContain('Lue arvostelu');
});

test('the terms of a phone row pair the age limit with its label, and list the tags after them', () => {
  const [, terms = ''] = render().split('<details class="terms-fold">');
  expect(terms).toContain('<dt>Ikäraja</dt><dd>18+</dd>');
  expect(terms).toMatch(/<\/dl><ul class="tags"><li>MGA<\/li><li>Cashback<\/li><\/ul><\/details>/);
});

test.each(MARKETS)('the tags in %s do not repeat a badge in another spelling', (market) => {
  const row = render({ badge: 'nonSticky', features: ['Non-sticky', 'MGA', 'Cashback'] }, market);
  expect(row).toMatch(/class="category">.*<\/svg>Non Sticky</);
  expect(row).toContain('<ul class="tags"><li>MGA</li><li>Cashback</li></ul>');
});

test('an exclusive offer has the exclusive badge instead of the recommended one', () => {
  const row = render({ exclusiveOffer: true });
  expect(row).toContain('VAIN MEILTÄ');
  expect(row).not.toContain('badge-recommended');
});

test('a casino without a link has no button', () => {
  expect(render({ affiliateLink: undefined })).not.toContain('Lunasta Bonus');
});

test('a row shows the year of a check in another year, in both places', () => {
  expect(render({ verifiedOn: '2025-11-03' }).match(/3\.11\.2025/g)).toHaveLength(2);
  expect(render({ verifiedOn: '2026-11-03' })).not.toContain('2026');
});

test('a casino without a licence in a licensed-only market has a line instead of the button', () => {
  const row = render({ affiliateLink: undefined, isUnlicensed: true });
  expect(row).toContain('<span class="no-link">ei Suomen lisenssiä: ei linkkiä</span>');
  expect(row).not.toContain('Lunasta Bonus');
});
