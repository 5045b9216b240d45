import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { compared } from './client/compared.ts';
import { OfferRow } from './features/casino-list/offer-row.tsx';
import { CompareTable } from './features/compare/compare-table.tsx';
import { FeaturedBanner } from './features/home/featured-banner.tsx';
import { TopCasinos } from './features/home/top-casinos.tsx';
import { MonthPopup } from './features/month-popup/month-popup.tsx';
import { OfferBar } from './features/review/offer-bar.tsx';
import { Showcase } from './features/showcase/showcase.tsx';
import { getOfferMessages } from './i18n/offers.ts';
import { getCompareMessages, getReviewMessages } from './i18n/pages.ts';
import { getMonthPopupMessages } from './i18n/shell.ts';
import type { Offer, OfferContext } from './offer-ui/offer.ts';
import { OfferCard } from './offer-ui/offer-card.tsx';
import { AdLabel, ClaimLink } from './offer-ui/offer-elements.tsx';
import { SuggestedOffer } from './offer-ui/suggested-offer.tsx';
import { buildTestContext, listTestCasinos, listTestOffers } from './test-offers.ts';

const WHY_HREF = '/method#countries';
const EXPECTED: Record<Market, { licensedOnly: string; informationOnly: string; why: string }> = {
  fi: {
    licensedOnly: 'ei Suomen lisenssiä: ei linkkiä',
    informationOnly: 'Vain tiedoksi',
    why: 'Miksi linkkiä ei ole?',
  },
  se: {
    licensedOnly: 'saknar svensk licens: ingen länk',
    informationOnly: 'Endast information',
    why: 'Varför ingen länk?',
  },
  no: {
    licensedOnly: 'uten norsk tillatelse: ingen lenke',
    informationOnly: 'Bare informasjon',
    why: 'Hvorfor ingen lenke?',
  },
  dk: {
    licensedOnly: 'uden dansk tilladelse: intet link',
    informationOnly: 'Kun information',
    why: 'Hvorfor intet link?',
  },
};

type Place = (offer: Offer, context: OfferContext) => ReactElement;

/** The places that have a bonus button in commercial markets. */
const PLACES: Record<string, Place> = {
  row: (offer, context) => <OfferRow context={context} offer={offer} />,
  card: (offer, context) => <TopCasinos context={context} offers={[offer]} reviewsHref="/reviews" />,
  showcase: (offer, context) => <Showcase context={context} offers={[offer]} />,
  banner: (offer, context) => <FeaturedBanner context={context} offer={offer} />,
  'picker and quiz': (offer, context) => <SuggestedOffer context={context} offer={offer} />,
  'casino-of-the-month popup': (offer, context) => (
    <MonthPopup
      context={context}
      messages={getMonthPopupMessages(context.market)}
      month="november"
      offer={offer}
      openRequest={{}}
    />
  ),
  comparison: (offer, context) => {
    const { market } = context;
    const [casino] = listTestCasinos(market);
    if (!casino) throw new Error('The sample content has no casino');
    const column = {
      casino,
      review: null,
      reviewHref: offer.reviewHref,
      tile: null,
      rating: null,
      claim: (
        <>
          <ClaimLink className="button-primary" context={context} offer={offer} />
          <AdLabel context={context} offer={offer}>
            , 18+
          </AdLabel>
        </>
      ),
      renderNet: () => null,
    };
    const messages = getCompareMessages(market);
    const offerMessages = getOfferMessages(market);
    const reviewMessages = getReviewMessages(market);
    return (
      <CompareTable
        columns={[column]}
        context={{ market, deposit: referenceDeposit(market), messages, offerMessages, reviewMessages }}
      />
    );
  },
};

const findOffer = (market: Market): Offer => {
  const offer = listTestOffers(market).find(({ affiliateLink }) => affiliateLink);
  if (!offer) throw new Error('The sample content has no offer with a link');
  return { ...offer, exclusiveOffer: false, recommended: false, recommendationReason: undefined };
};
const withoutLink = (offer: Offer): Offer => ({ ...offer, affiliateLink: undefined });

function renderPlace(element: ReactElement) {
  render(element);
  return {
    links: [...document.querySelectorAll('[rel~=sponsored]')],
    buttons: [...document.querySelectorAll('a.button')],
    noLinks: [...document.querySelectorAll('.no-link')].map(({ textContent }) => textContent),
    labels: [...document.querySelectorAll('.ad')].map(({ textContent }) => textContent),
  };
}

beforeEach(() => compared.set([]));

describe.each(MARKETS)('in %s', (market) => {
  const expected = EXPECTED[market];
  const context = buildTestContext(market);
  const offer = findOffer(market);

  describe.each(Object.entries(PLACES))('%s', (_, renderOffer) => {
    test('a button leads to the casino', () => {
      const { links, noLinks } = renderPlace(renderOffer(offer, context));
      expect(links.map((link) => link.getAttribute('href'))).toEqual([offer.affiliateLink]);
      expect(noLinks).toEqual([]);
    });

    test('a text replaces the button of a casino without the licence', () => {
      const shown = renderPlace(renderOffer({ ...withoutLink(offer), isUnlicensed: true }, context));
      expect(shown.noLinks).toEqual([expected.licensedOnly]);
      expect([...shown.links, ...shown.buttons]).toEqual([]);
      expect(shown.labels.join()).not.toContain(context.messages.adLink);
    });

    test('a text and its reason replace the button in an information-only market', () => {
      const shown = renderPlace(renderOffer(withoutLink(offer), { ...context, noLinksHref: WHY_HREF }));
      expect(shown.noLinks).toEqual([expected.informationOnly]);
      expect([...shown.links, ...shown.buttons]).toEqual([]);
      expect(shown.labels.join()).toContain(expected.why);
    });
  });

  test('the card of a review has a notice and alternatives instead of the button', () => {
    const noLink = {
      heading: 'No link',
      text: 'Because of the licence',
      alternatives: [{ icon: 'shield' as const, label: 'Check the licence', href: '#licence' }],
    };
    const unlicensed = { ...withoutLink(offer), isUnlicensed: true };
    const shown = renderPlace(
      <OfferCard button="button-primary" context={context} noLink={noLink} note="" offer={unlicensed} />,
    );
    expect(shown.noLinks).toEqual(['No linkBecause of the licence']);
    expect([...shown.links, ...shown.buttons]).toEqual([]);
    expect(document.querySelector('.instead a')?.getAttribute('href')).toBe('#licence');
  });

  test('the bar of a review exists only with a button, or in an information-only market', () => {
    const bar = (change: Partial<Offer>, changes: Partial<OfferContext> = {}) => (
      <OfferBar
        button="button-primary"
        context={{ ...context, ...changes }}
        offer={{ ...offer, ...change }}
      />
    );
    const unlicensed = { affiliateLink: undefined, isUnlicensed: true };
    expect(render(bar(unlicensed)).container.textContent).toBe('');
    expect(render(bar({})).container.querySelector('[rel~=sponsored]')).not.toBeNull();
    const informationOnly = bar({ affiliateLink: undefined }, { noLinksHref: WHY_HREF });
    expect(render(informationOnly).container.querySelector('.no-link')?.textContent).toBe(
      expected.informationOnly,
    );
  });
});
