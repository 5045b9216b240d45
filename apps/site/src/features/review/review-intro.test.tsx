import { reviews } from '@nettobonus/content/reviews';
import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { type Review, reviewSchema } from '@nettobonus/domain/reviews/review';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getReviewMessages } from '../../i18n/pages.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import { listTestCasinos } from '../../test-offers.ts';
import { KeyFacts } from './key-facts.tsx';
import { ReviewIntro } from './review-intro.tsx';

const readText = (html: string) =>
  html
    .replaceAll('<wbr/>', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

function findCasino(market: Market, slug: string) {
  const casino = listTestCasinos(market).find((candidate) => candidate.casino === slug);
  if (!casino) throw new Error(`The sample content has no ${slug} in ${market}`);
  return casino;
}

function findReview(market: Market, slug: string): Review {
  const review = reviews[market].find(({ casino }) => casino === slug);
  return reviewSchema.parse(review);
}

function renderIntro(
  market: Market,
  casino = findCasino(market, 'casinoist'),
  review: Review | null = null,
  otherLanguage: ComponentProps<typeof ReviewIntro>['otherLanguage'] = null,
) {
  return renderToStaticMarkup(
    <ReviewIntro
      casino={casino}
      figure={getNetValue(casino.terms, referenceDeposit(market))}
      homeHref={`/${market}`}
      market={market}
      messages={getReviewMessages(market)}
      offerMessages={getOfferMessages(market)}
      otherLanguage={otherLanguage}
      parent={{ label: 'Parent', href: '/' }}
      review={review}
      shellMessages={getShellMessages(market)}
    />,
  );
}
const readLabel = (html: string) => readText(/<dl class="product-label">.*?<\/dl>/s.exec(html)?.[0] ?? '');

test('the head is a product label: bonus, licence with its register, wagering, payout time, smallest deposit', () => {
  const html = renderIntro('fi', undefined, findReview('fi', 'casinoist'));
  expect(readText(html)).toMatch(/−84 € 200 % jopa 500 € \+ 100 ilmaiskierrosta Bonuksen netto/);
  expect(readLabel(html)).toMatch(
    /^Lisenssi Curaçao OGL\/[\d/]+ \(Rekisteri, avautuu uuteen välilehteen\) Kierrätys 35× bonus Kotiutusaika .+ Minimitalletus 20 €$/,
  );
  expect(html).toMatch(
    /<a class="link" href="https:\/\/gcb\.example" rel="noopener noreferrer" target="_blank">OGL/,
  );
});

test.each(MARKETS)('%s: a casino without a review has no payout time', (market) => {
  const label = readLabel(renderIntro(market));
  expect(label).not.toContain(getReviewMessages(market).withdrawalTime);
  expect(label).toContain(getOfferMessages(market).minDeposit);
});

test('what is not disclosed is said to be so', () => {
  const casino = { ...findCasino('fi', 'casinoist'), terms: undefined, licence: { type: 'mga' as const } };
  expect(readLabel(renderIntro('fi', casino))).toBe(
    'Lisenssi Malta (MGA) Numeroa ei kerrottu Kierrätys Ei kerrottu Minimitalletus Ei kerrottu',
  );
});

test('the facts in the sidebar do not repeat the product label', () => {
  const messages = getReviewMessages('fi');
  const html = renderToStaticMarkup(
    <KeyFacts
      casino={findCasino('fi', 'casinoist')}
      market="fi"
      messages={messages}
      review={findReview('fi', 'casinoist')}
    />,
  );
  for (const repeated of [messages.licence, messages.withdrawalTime]) {
    expect(html).not.toContain(`<dt>${repeated}</dt>`);
  }
  expect(html).toContain(`<dt>${messages.minWithdrawal}</dt>`);
});

test.each(MARKETS)('in %s a fact sheet names the language of the review, not its country', (market) => {
  const links = MARKETS.filter((other) => other !== market).map((other) => {
    const page = renderIntro(market, undefined, null, {
      href: '/review',
      market: other,
      htmlLang: MARKET_FACTS[other].htmlLang,
    });
    const [, text = ''] = /href="\/review"[^>]*>([^<]*)</.exec(page) ?? [];
    expect(text).not.toContain(MARKET_FACTS[other].name);
    expect(text).toMatch(/(?:suomeksi|ruotsiksi|norjaksi|tanskaksi|finska?|svenska?|norska?|danska?)$/);
    return text;
  });
  expect(new Set(links).size).toBe(3);
});

test('an uploaded logo offers both of its sizes, and a generated one has only its own', () => {
  const casino = findCasino('fi', 'casinoist');
  const imageSet = '/media/a.webp 128w, /media/b.webp 320w';
  expect(renderIntro('fi', { ...casino, image: '/media/a.webp', imageSet })).toContain(
    '<img alt="" height="136" src="/media/a.webp" width="136" srcSet="/media/a.webp 128w, /media/b.webp 320w" sizes="136px"/>',
  );
  expect(renderIntro('fi', casino)).not.toMatch(/srcset/i);
});
