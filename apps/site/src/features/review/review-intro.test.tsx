import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getReviewMessages } from '../../i18n/pages.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import { listTestCasinos } from '../../test-offers.ts';
import { ReviewIntro } from './review-intro.tsx';

test.each(MARKETS)('in %s a fact sheet names the language of the review, not its country', (market) => {
  const [casino] = listTestCasinos(market);
  if (!casino) throw new Error('The sample has no casinos');
  const links = MARKETS.filter((other) => other !== market).map((other) => {
    const page = renderToStaticMarkup(
      <ReviewIntro
        casino={casino}
        figure={getNetValue(casino.terms, referenceDeposit(market))}
        homeHref="/"
        market={market}
        messages={getReviewMessages(market)}
        offerMessages={getOfferMessages(market)}
        otherLanguage={{ href: '/review', market: other, htmlLang: MARKET_FACTS[other].htmlLang }}
        parent={{ label: '', href: '/' }}
        review={null}
        shellMessages={getShellMessages(market)}
      />,
    );
    const [, text = ''] = /href="\/review"[^>]*>([^<]*)</.exec(page) ?? [];
    expect(text).not.toContain(MARKET_FACTS[other].name);
    expect(text).toMatch(/(?:suomeksi|ruotsiksi|norjaksi|tanskaksi|finska?|svenska?|norska?|danska?)$/);
    return text;
  });
  expect(new Set(links).size).toBe(3);
});
