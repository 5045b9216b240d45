import type { QuizCandidate } from '@nettobonus/domain/quiz';

/** What the browser knows of each casino to recommend one. */
export interface QuizCasino extends QuizCandidate {
  casino: string;
  name: string;
  reviewHref: string;
}
