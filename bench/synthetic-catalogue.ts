import { listDocuments } from '@nettobonus/content/documents';
import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { ALL_MARKETS, type PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { toSlug } from '@nettobonus/domain/shared/slug';
import { parseInlineText, parseParagraph } from '@nettobonus/domain/texts/parse-text';

const WORDS = 'bonus netto kierrätys talletus kasino voitto ehdot panos kierros kotiutus lisenssi tuki'.split(
  ' ',
);

/** Generates text of a given length that differs from casino to casino. */
function generateText(seed: number, words: number): string {
  return Array.from({ length: words }, (_, index) => WORDS[(seed * 7 + index * index) % WORDS.length]).join(
    ' ',
  );
}

/** The sample content plus `perMarket` generated casinos in each market, each with a review of realistic length. */
export function buildCatalogue(perMarket: number): PublishedDocument[] {
  const numbers = Array.from({ length: perMarket }, (_, index) => index);
  const casinos = numbers.map((n): PublishedDocument => {
    const name = `Mallikasino ${n}`;
    const key = toSlug(name);
    return { kind: 'casino', market: ALL_MARKETS, key, body: { name, image: `/tiles/${key}.svg` } };
  });
  const listings = MARKETS.flatMap((market) =>
    numbers.flatMap((n): PublishedDocument[] => {
      const casino = toSlug(`Mallikasino ${n}`);
      return [
        {
          kind: 'listing',
          market,
          key: casino,
          body: {
            casino,
            order: 1_000 + n,
            bonus: `${100 + (n % 4) * 50} % ${n + 100}`,
            terms: {
              kind: 'match',
              currency: MARKET_FACTS[market].currency,
              undisclosed: [],
              matchPercent: 100 + (n % 4) * 50,
              maxBonus: 5 * referenceDeposit(market),
              minDeposit: referenceDeposit(market) / 10,
              wagerTimes: 10 + (n % 35),
              wagerBase: 'bonus',
            },
            rating: 6.8 + (n % 32) / 10,
            features: ['MGA', 'Pikakasino'],
            category: n % 2 ? ['pikakasino', 'mga', 'verovapaa'] : ['yli200', 'ilmaiskierrokset'],
            isNew: false,
            exclusiveOffer: false,
            depositMethods: [],
            hideFromListing: false,
            affiliateLink: `https://${casino}.example/bonus?affiliate=nettobonus&campaign=${market}`,
            licence: { type: 'mga' },
            verdict: generateText(n, 8),
            verifiedOn: '2025-11-01',
          },
        },
        { kind: 'review', market, key: casino, body: generateReview(casino, n) },
      ];
    }),
  );
  return [...listDocuments(), ...casinos, ...listings];
}

function generateReview(casino: string, n: number): Extract<PublishedDocument, { kind: 'review' }>['body'] {
  const sentences = (count: number, words: number) =>
    Array.from({ length: count }, (_, index) => generateText(n + index, words));
  return {
    casino,
    overview: sentences(3, 70).map(parseParagraph),
    pros: sentences(5, 10).map(parseInlineText),
    cons: sentences(4, 10).map(parseInlineText),
    bonusDetails: {
      welcomeBonus: generateText(n, 50),
      bonusTerms: sentences(6, 12).map(parseInlineText),
    },
    specialFeatures: sentences(3, 20).map((description) => ({ title: generateText(n, 3), description })),
    gameSelection: generateText(n + 1, 70),
    gameProviders: sentences(12, 1),
    paymentMethods: {
      deposits: sentences(5, 1).map((method) => ({ method, minimum: 10_00 })),
      withdrawals: sentences(4, 1).map((method) => ({ method, minimum: 20_00, time: generateText(n, 2) })),
      processingTime: generateText(n, 8),
    },
    customerService: {
      availability: generateText(n, 6),
      channels: generateText(n, 6),
      languages: generateText(n, 4),
    },
    license: { type: 'MGA', details: generateText(n + 2, 40) },
    security: generateText(n + 3, 50),
    userExperience: generateText(n + 4, 60),
    conclusion: generateText(n + 5, 60),
    faq: sentences(5, 30).map((answer) => ({ question: generateText(n, 8), answer })),
    authorRole: 'Toimittaja',
    writtenOn: '2025-10-01',
    updatedOn: '2025-11-01',
    scores: { licence: 8, bonusTerms: 8, withdrawals: 8, games: 8, support: 8, reliability: 8 },
  };
}
