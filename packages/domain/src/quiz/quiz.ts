const SCORE_KEYS = [
  'bonus_size',
  'free_spins',
  'cashback',
  'wager_free',
  'low_wager',
  'fast_casino',
  'traditional',
  'high_rating',
  'game_variety',
  'security',
] as const;
export type QuizScores = Record<(typeof SCORE_KEYS)[number], number>;

/** The four questions. Their texts are in the messages of each question set. */
export const QUIZ_QUESTIONS = [
  {
    id: 'bonusType',
    options: [
      { id: 'bigBonus', scores: { bonus_size: 3 } },
      { id: 'freeSpins', scores: { free_spins: 3 } },
      { id: 'cashback', scores: { cashback: 3 } },
      { id: 'wagerFree', scores: { wager_free: 3 } },
    ],
  },
  {
    id: 'wagering',
    options: [
      { id: 'bigBonus', scores: { bonus_size: 2 } },
      { id: 'lowWagering', scores: { low_wager: 2 } },
      { id: 'wagerFreeOnly', scores: { wager_free: 2 } },
    ],
  },
  {
    id: 'speed',
    options: [
      { id: 'important', scores: { fast_casino: 3 } },
      { id: 'traditional', scores: { traditional: 1 } },
    ],
  },
  {
    id: 'priority',
    options: [
      { id: 'highRating', scores: { high_rating: 3 } },
      { id: 'gameVariety', scores: { game_variety: 2 } },
      { id: 'security', scores: { security: 2 } },
    ],
  },
] as const satisfies readonly {
  id: string;
  options: readonly { id: string; scores: Partial<QuizScores> }[];
}[];

export type QuizQuestion = (typeof QUIZ_QUESTIONS)[number];
export type QuizOptionOf<Id extends QuizQuestion['id']> = Extract<
  QuizQuestion,
  { id: Id }
>['options'][number]['id'];
/** A question with one of its own options: `speed.important`. */
export type QuizAnswerName = {
  [Id in QuizQuestion['id']]: `${Id}.${QuizOptionOf<Id>}`;
}[QuizQuestion['id']];
/** The index of the chosen option for each question so far. */
export type QuizAnswers = readonly number[];

const QUIZ = {
  ratingFactor: 2,
  /** Weight of a feature that the visitor chose. */
  featureFactor: 5,
  freeSpinsFactor: 3,
  maxRandomBonus: 2,
  /** Casinos within this share of the best score are candidates. */
  candidateShare: 0.9,
  candidates: 3,
} as const;

/** The names of the chosen options. */
export function listAnswerNames(answers: QuizAnswers): QuizAnswerName[] {
  return answers.flatMap((answer, index) => {
    const question = QUIZ_QUESTIONS[index];
    const option = question?.options[answer];
    return question && option ? [`${question.id}.${option.id}` as QuizAnswerName] : [];
  });
}

export function totalScores(answers: QuizAnswers): QuizScores {
  const totals = Object.fromEntries(SCORE_KEYS.map((key) => [key, 0])) as QuizScores;
  for (const [index, answer] of answers.entries()) {
    const scores: Partial<QuizScores> = QUIZ_QUESTIONS[index]?.options[answer]?.scores ?? {};
    for (const key of SCORE_KEYS) totals[key] += scores[key] ?? 0;
  }
  return totals;
}

/** The inputs of the score. `toCandidate` derives them from a casino. */
export interface QuizCandidate {
  rating: number;
  isWagerFree: boolean;
  isQuick: boolean;
  hasCashback: boolean;
  hasFreeSpins: boolean;
}

/** The score of a casino, without the random bonus. */
export function scoreCasino(casino: QuizCandidate, totals: QuizScores): number {
  const { rating } = casino;
  const scoreFeature = (hasFeature: boolean, weight: number) =>
    hasFeature ? QUIZ.featureFactor * weight : 0;
  return (
    QUIZ.ratingFactor * rating +
    rating * totals.high_rating +
    scoreFeature(casino.isWagerFree, totals.wager_free) +
    scoreFeature(casino.isQuick, totals.fast_casino) +
    scoreFeature(casino.hasCashback, totals.cashback) +
    (casino.hasFreeSpins ? QUIZ.freeSpinsFactor * totals.free_spins : 0)
  );
}

/** Picks one of the best casinos at random, so that the same answers do not always lead to the same casino. */
export function recommend<T extends QuizCandidate>(
  answers: QuizAnswers,
  casinos: readonly T[],
  random: () => number,
): T | null {
  const totals = totalScores(answers);
  const scored = casinos
    .map((casino) => ({ casino, score: scoreCasino(casino, totals) + random() * QUIZ.maxRandomBonus }))
    .toSorted((a, b) => b.score - a.score);
  const minScore = (scored[0]?.score ?? 0) * QUIZ.candidateShare;
  const candidates = scored.filter(({ score }) => score >= minScore).slice(0, QUIZ.candidates);
  return candidates[Math.floor(random() * candidates.length)]?.casino ?? null;
}
