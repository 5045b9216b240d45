import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { QuizFact, QuizRank } from '@nettobonus/domain/quiz/quiz-reasons';
import { formatMoney, formatPercent, formatRating, formatTimes } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { quizWordsOf } from '../../i18n/quiz/words.ts';
import { reviewWordsOf } from '../../i18n/review/words.ts';

/** Up to this rank the text names only the rank. Below it, the text adds the total number. */
const TOP = 5;

/** Formats the end of a sentence that begins with the visitor's wish. */
export function formatFact(fact: QuizFact, market: Market): string {
  const words = quizWordsOf(market);
  const deposit = formatMoney(referenceDeposit(market), market);
  switch (fact.code) {
    case 'gross':
      return formatMessage(words.fact_gross, { ...fact, deposit, gross: formatMoney(fact.value, market) });
    case 'grossAndTimes': {
      const gross = formatMoney(fact.gross, market);
      if (fact.times === 0) return formatMessage(words.fact_grossWagerFree, { deposit, gross });
      return formatMessage(words.fact_grossAndTimes, { deposit, gross, times: formatTimes(fact.times) });
    }
    case 'rating':
      return formatRank(fact, market);
    case 'games':
      return formatMessage(words.fact_games, { ...fact, score: formatRating(fact.value) });
    case 'spins':
      return formatMessage(words.fact_spins, fact);
    case 'cashback':
      return formatMessage(words.fact_cashback, { percent: formatPercent(fact.percent) });
    case 'times':
    case 'notWagerFree':
      return formatMessage(words[`fact_${fact.code}`], { times: formatTimes(fact.times) });
    case 'quick':
    case 'notQuick': {
      if (!fact.withdrawal) return words[`fact_${fact.code}`];
      const { method, time } = fact.withdrawal;
      return formatMessage(words[`fact_${fact.code}Timed`], {
        method,
        time: time.charAt(0).toLowerCase() + time.slice(1),
      });
    }
    case 'eeaLicence':
    case 'otherLicence':
      return formatMessage(words[`fact_${fact.code}`], {
        licence: reviewWordsOf(market)[`licence_${fact.licence}`],
      });
    default:
      return words[`fact_${fact.code}`];
  }
}

function formatRank({ value, rank, of }: QuizRank, market: Market): string {
  const words = quizWordsOf(market);
  const rating = formatRating(value);
  if (rank === 1) return formatMessage(words.fact_bestRating, { rating });
  return rank <= TOP
    ? formatMessage(words.fact_rating, { rating, rank })
    : formatMessage(words.fact_lowerRating, { rating, rank, of });
}
