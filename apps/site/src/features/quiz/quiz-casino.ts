/** What the browser knows of each casino to recommend one. */
export interface QuizCasino {
  casino: string;
  name: string;
  reviewHref: string;
  rating: number;
  bonus: string;
  features: readonly string[];
}
