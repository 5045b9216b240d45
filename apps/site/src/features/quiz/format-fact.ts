import type { Market } from '@nettobonus/domain/markets/market';
import type { QuizFact, QuizRank, QuizReason } from '@nettobonus/domain/quiz/quiz-reasons';
import { formatMoney, formatMultiplierValue, formatPercent, formatRating } from '../../i18n/format.ts';
import { getQuizMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import { getReviewMessages } from '../../i18n/pages.ts';
import type { FormattedReason } from './quiz-reasons.tsx';

/** Up to this rank the text states only the rank. For lower ranks it adds the number of ranked casinos. */
const TOP_RANKS = 5;

/** Formats a reason as a sentence: the visitor's wish and what the casino offers. */
export function formatReason(
  { answer, isMet, fact }: QuizReason,
  market: Market,
  chosenDeposit: number,
): FormattedReason {
  const wish = getQuizMessages(market)[`wish_${answer}`];
  return { answer, isMet, text: `${wish}: ${formatFact(fact, market, chosenDeposit)}` };
}

/** Formats the second half of a sentence whose first half is the visitor's wish. */
export function formatFact(fact: QuizFact, market: Market, chosenDeposit: number): string {
  const messages = getQuizMessages(market);
  const deposit = formatMoney(chosenDeposit, market);
  switch (fact.code) {
    case 'gross':
      return formatMessage(messages.fact_gross, {
        ...fact,
        of: fact.total,
        deposit,
        gross: formatMoney(fact.value, market),
      });
    case 'grossAndMultiplier': {
      const gross = formatMoney(fact.gross, market);
      if (fact.multiplier === 0) return formatMessage(messages.fact_grossWagerFree, { deposit, gross });
      return formatMessage(messages.fact_grossAndMultiplier, {
        deposit,
        gross,
        times: formatMultiplierValue(fact.multiplier),
      });
    }
    case 'rating':
      return formatRank(fact, market);
    case 'games':
      return formatMessage(messages.fact_games, { ...fact, of: fact.total, score: formatRating(fact.value) });
    case 'spins':
      return formatMessage(messages.fact_spins, fact);
    case 'cashback':
      return formatMessage(messages.fact_cashback, { percent: formatPercent(fact.percent) });
    case 'multiplier':
    case 'notWagerFree':
      return formatMessage(messages[`fact_${fact.code}`], { times: formatMultiplierValue(fact.multiplier) });
    case 'quick':
    case 'notQuick': {
      if (!fact.withdrawal) return messages[`fact_${fact.code}`];
      const { method, time } = fact.withdrawal;
      return formatMessage(messages[`fact_${fact.code}Timed`], {
        method,
        time: time.charAt(0).toLowerCase() + time.slice(1),
      });
    }
    case 'eeaLicence':
    case 'otherLicence':
      return formatMessage(messages[`fact_${fact.code}`], {
        licence: getReviewMessages(market)[`licence_${fact.licence}`],
      });
    default:
      return messages[`fact_${fact.code}`];
  }
}

function formatRank({ value, rank, total }: QuizRank, market: Market): string {
  const messages = getQuizMessages(market);
  const rating = formatRating(value);
  if (rank === 1) return formatMessage(messages.fact_bestRating, { rating });
  return rank <= TOP_RANKS
    ? formatMessage(messages.fact_rating, { rating, rank })
    : formatMessage(messages.fact_lowerRating, { rating, rank, of: total });
}
