/** A question with the casinos that have to be answered, or with what else has to come. */
export type QuestionRow = [question: string, expected: string | string[]];
