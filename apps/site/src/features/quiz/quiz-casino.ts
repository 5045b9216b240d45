import type { QuizCandidate } from '@nettobonus/domain/quiz/quiz';

/** The data per casino that the browser needs to recommend one. */
export interface QuizCasino extends QuizCandidate {
  casino: string;
  name: string;
  reviewHref: string;
}
