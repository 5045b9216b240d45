import type { QuizCandidate } from '@nettobonus/domain/quiz/quiz';

/** The data about a casino that the browser needs to make a recommendation. */
export interface QuizCasino extends QuizCandidate {
  casino: string;
  name: string;
  reviewHref: string;
}
