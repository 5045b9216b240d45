import { mentions } from './keywords.ts';
import type { QuizCandidate } from './quiz.ts';

/** What the quiz asks about, read from a casino's texts. Apart from the quiz: only one of them goes to the browser. */
export function toCandidate(casino: {
  rating: number;
  bonus: string;
  features: readonly string[];
}): QuizCandidate {
  const { rating, bonus, features } = casino;
  return {
    rating,
    isWagerFree: mentions(features, 'wagerFree'),
    isQuick: mentions(features, 'quick'),
    hasCashback: mentions(features, 'cashback'),
    hasFreeSpins: mentions([bonus], 'freeSpins'),
  };
}
