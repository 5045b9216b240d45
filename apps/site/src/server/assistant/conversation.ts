import { parseMentionedDeposit } from '@nettobonus/domain/assistant/mentioned-deposit';
import { referenceDeposit } from '@nettobonus/domain/net-value';
import { z } from 'zod';
import type { Catalogue, Told } from './catalogue.ts';
import { LIMITS } from './limits.ts';

const messageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: z.string().trim().min(1).max(LIMITS.questionLetters) }),
  z.object({ role: z.literal('assistant'), content: z.string().max(LIMITS.messageLetters) }),
]);

/** What a visitor's page sends: the conversation so far, the question last. */
export const chatBodySchema = z.object({
  messages: z
    .array(messageSchema)
    .min(1)
    .max(LIMITS.messages)
    .refine((messages) => messages.at(-1)?.role === 'user', 'has to end with a question'),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export interface Conversation {
  messages: readonly ChatMessage[];
  question: string;
  /** All that the visitor has written, also before the messages that are answered to. */
  written: readonly string[];
  /** What net values are told for: what the visitor would deposit, or the market's reference. */
  deposit: number;
  catalogue: Catalogue;
  /** Filled by whoever answers. */
  told: Told;
}

export function toConversation(messages: readonly ChatMessage[], catalogue: Catalogue): Conversation {
  const read = messages.slice(-LIMITS.messagesRead);
  const question = read.at(-1)?.content ?? '';
  return {
    messages: read,
    question,
    written: messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    deposit: parseMentionedDeposit(question) ?? referenceDeposit(catalogue.market),
    catalogue,
    told: { counts: [], percents: [], times: [] },
  };
}

/** Someone who answers, a piece at a time. Aborting the signal ends whatever it has under way. */
export interface AnswerProvider {
  answer: (conversation: Conversation, signal: AbortSignal) => AsyncIterable<string>;
}
