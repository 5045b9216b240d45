import { mentions } from '../shared/keywords.ts';
import type { QuizCandidate } from './quiz.ts';

/** Derives the quiz features from a casino's texts. Separate from `quiz.ts`, because it does not run in the browser. */
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
