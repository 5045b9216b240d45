import { parseMentionedDeposit } from '@nettobonus/domain/assistant/mentioned-deposit';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { z } from 'zod';
import type { AllowedNumbers, Catalogue } from './catalogue.ts';
import { LIMITS } from './limits.ts';

const messageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: z.string().trim().min(1).max(LIMITS.questionMaxLength) }),
  z.object({ role: z.literal('assistant'), content: z.string().max(LIMITS.messageMaxLength) }),
]);

/** The request body: the conversation so far, the question last. */
export const chatBodySchema = z.object({
  messages: z
    .array(messageSchema)
    .min(1)
    .max(LIMITS.messages)
    .refine((messages) => messages.at(-1)?.role === 'user', 'must end with a user message'),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export interface Conversation {
  messages: readonly ChatMessage[];
  question: string;
  /** All messages of the visitor, also those too old for `messages`. */
  visitorMessages: readonly string[];
  /** The deposit for net values: the one the visitor mentions, or the market's reference deposit. */
  deposit: number;
  catalogue: Catalogue;
  /** The provider and its tools add to it. */
  allowedNumbers: AllowedNumbers;
}

export function toConversation(messages: readonly ChatMessage[], catalogue: Catalogue): Conversation {
  const recent = messages.slice(-LIMITS.contextMessages);
  const question = recent.at(-1)?.content ?? '';
  return {
    messages: recent,
    question,
    visitorMessages: messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    deposit: parseMentionedDeposit(question) ?? referenceDeposit(catalogue.market),
    catalogue,
    allowedNumbers: { counts: [], percents: [], times: [] },
  };
}

/** Streams an answer. Aborting the signal cancels all its pending work. */
export interface AnswerProvider {
  answer: (conversation: Conversation, signal: AbortSignal) => AsyncIterable<string>;
}
