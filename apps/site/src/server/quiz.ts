import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { getNetValue, hasNet } from '@nettobonus/domain/net-value/net-value';
import type { QuizOptionOf } from '@nettobonus/domain/quiz/quiz';
import { toCandidate } from '@nettobonus/domain/quiz/quiz-candidate';
import { evaluateAnswers, type QuizPeer, type QuizReason } from '@nettobonus/domain/quiz/quiz-reasons';
import { findTypicalOffer } from '@nettobonus/domain/quiz/quiz-typical';
import type { QuizData } from '../features/quiz/quiz.tsx';
import { formatMoney } from '../i18n/format.ts';
import { getQuizMessages } from '../i18n/games.ts';
import { formatFinish, formatOfferNet, isFormatted } from '../offer-ui/net-figures.ts';
import {
  cachePerDeposit,
  cachePerPublication,
  getMarketSettings,
  getReview,
  requireCasino,
} from './content.ts';
import { getOfferContext, listOffers } from './offers.ts';

/** The offers that the quiz can recommend: all that the market lists and its mode promotes. */
export const listQuizOffers = cachePerPublication((_, market) =>
  listOffers(market).filter(({ hideFromListing, isUnlicensed }) => !hideFromListing && !isUnlicensed),
);

export function buildQuiz(market: Market, deposit: number): QuizData {
  const questionSet = getMarketSettings(market)?.quizSet ?? market;
  return {
    casinos: listQuizOffers(market).map((offer) => ({
      casino: offer.casino,
      name: offer.name,
      reviewHref: offer.reviewHref,
      ...toCandidate(offer),
    })),
    typical: {
      bigBonus: formatTypical('bigBonus', market, deposit),
      lowWagering: formatTypical('lowWagering', market, deposit),
      wagerFreeOnly: formatTypical('wagerFreeOnly', market, deposit),
    },
    deposit: formatMoney(deposit, market),
    messages: getQuizMessages(market),
    questionMessages: getQuizMessages(questionSet),
    questionLang: questionSet === market ? null : MARKET_FACTS[questionSet].htmlLang,
    context: getOfferContext(market, deposit),
  };
}

function formatTypical(option: QuizOptionOf<'wagering'>, market: Market, deposit: number) {
  const offer = findTypicalOffer(option, listQuizOffers(market), deposit);
  const context = getOfferContext(market);
  const net = formatOfferNet(offer?.terms, deposit, context);
  if (!isFormatted(net)) return null;
  return {
    gross: net.gross,
    cost: net.costUnsigned,
    net: net.net,
    sign: net.sign,
    finish: formatFinish(net.value, context.messages),
    bar: net.bar,
    isFloor: net.value.state === 'floor',
  };
}

const quizPeers = cachePerDeposit((market, deposit) =>
  listQuizOffers(market).map(({ casino }) => toPeer(market, casino, deposit)),
);

function toPeer(market: Market, slug: string, deposit: number): QuizPeer {
  const { rating, terms } = requireCasino(market, slug);
  const value = getNetValue(terms, deposit);
  return {
    rating,
    gross: hasNet(value) ? value.gross : null,
    games: getReview(market, slug)?.scores.games ?? null,
  };
}

/** For each quiz answer, whether and why the casino fits it. */
export function listQuizReasons(market: Market, slug: string, deposit: number): QuizReason[] {
  const withdrawal = getReview(market, slug)?.paymentMethods.withdrawals[0] ?? null;
  const subject = { ...requireCasino(market, slug), ...toPeer(market, slug, deposit), withdrawal };
  return evaluateAnswers(subject, quizPeers(market, deposit));
}
