import { findNames } from '@nettobonus/domain/assistant/casino-names';
import { parseMentionedDeposit } from '@nettobonus/domain/assistant/mentioned-deposit';
import { parseNumbers } from '@nettobonus/domain/assistant/mentioned-numbers';
import { splitSentences } from '@nettobonus/domain/assistant/phrases';
import { getVocabulary } from '@nettobonus/domain/assistant/vocabulary/vocabulary';
import type { Unit } from '@nettobonus/domain/assistant/vocabulary/word-lists';
import { isDepositChoice } from '@nettobonus/domain/catalogue/deposit-choice';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { z } from 'zod';
import type { Catalogue } from './catalogue.ts';
import { LIMITS, type TokenBudget } from './limits.ts';

const messageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: z.string().trim().min(1).max(LIMITS.questionMaxLength) }),
  z.object({ role: z.literal('assistant'), content: z.string().max(LIMITS.messageMaxLength) }),
]);

/** The request body: the conversation so far, ending with the question. */
export const chatBodySchema = z.object({
  messages: z
    .array(messageSchema)
    .min(1)
    .max(LIMITS.messages)
    .refine((messages) => messages.at(-1)?.role === 'user', 'must end with a user message'),
  /** The visitor's deposit in minor units, for net values. */
  deposit: z.int().nullable().catch(null),
});
export type ChatMessage = z.infer<typeof messageSchema>;

/** Numbers that an answer may state without a casino: result counts, and limits from the question. */
export interface AllowedNumbers {
  counts: number[];
  percents: number[];
  times: number[];
}

export interface Conversation {
  /** The visitor's last questions, for the model. */
  questions: readonly string[];
  question: string;
  /** All messages from the visitor. */
  visitorMessages: readonly string[];
  /** Slugs of the casinos that the visitor's questions and the last reply name. */
  namedCasinos: readonly string[];
  /** The deposit for net values: the one the visitor mentions or has chosen, or the market's reference deposit. */
  deposit: number;
  catalogue: Catalogue;
  /** The provider and its tools add numbers to it. */
  allowedNumbers: AllowedNumbers;
}

/**
 * The page sends earlier replies too, but a visitor can change them. Only the names of listed casinos in the last reply
 * are used, so that a question about "the first one" can be understood.
 */
export function toConversation(
  messages: readonly ChatMessage[],
  catalogue: Catalogue,
  chosenDeposit: number | null = null,
): Conversation {
  const { market, casinos, listedNames } = catalogue;
  const visitorMessages = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const questions = visitorMessages.slice(-LIMITS.contextQuestions);
  const question = questions.at(-1) ?? '';
  const lastReply = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const named = [
    ...questions.flatMap((text) => findNames(splitSentences(text), casinos)),
    ...listedNames.find(lastReply),
  ].map(({ slug }) => slug);
  const numbers = parseNumbers(question, getVocabulary(market)) ?? [];
  const listValues = (unit: Unit) =>
    numbers.filter((number) => number.unit === unit).map(({ value }) => value);
  return {
    questions,
    question,
    visitorMessages,
    namedCasinos: [...new Set(named)].slice(0, LIMITS.namedCasinos),
    deposit:
      parseMentionedDeposit(question) ??
      (chosenDeposit !== null && isDepositChoice(chosenDeposit, market)
        ? chosenDeposit
        : referenceDeposit(market)),
    catalogue,
    allowedNumbers: { counts: [], percents: listValues('percent'), times: listValues('times') },
  };
}

/** Streams an answer. Aborting the signal cancels all its pending work. */
export interface AnswerProvider {
  answer: (conversation: Conversation, tokens: TokenBudget, signal: AbortSignal) => AsyncIterable<string>;
}
