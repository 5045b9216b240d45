/** A question, and the casinos or the kind of reply that the assistant must answer with. */
export type QuestionRow = [question: string, expected: string | string[]];
