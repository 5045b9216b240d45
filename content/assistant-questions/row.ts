/** A question, and the expected reply: the slugs of casinos, or a kind of reply. */
export type QuestionRow = [question: string, expected: string | string[]];
