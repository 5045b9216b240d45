import { type Concern, concernOf } from '@nettobonus/domain/assistant/concern';
import { buildReply } from '@nettobonus/domain/assistant/reply';
import { type Intent, understand } from '@nettobonus/domain/assistant/understand';
import type { AnswerProvider, Conversation } from './conversation.ts';
import { formatReply } from './format-reply.ts';

/** Answers from the catalogue, without a model. It has no external dependency that could fail. */
export const catalogueAssistant: AnswerProvider = {
  async *answer(conversation) {
    yield formatAnswer(conversation);
  },
};

/** A concern in the visitor's messages that takes precedence over offers. */
export function concernIn({ visitorMessages }: Conversation): Concern | null {
  return concernOf(visitorMessages);
}

function formatAnswer(conversation: Conversation): string {
  const { question, catalogue, allowedNumbers } = conversation;
  const { market, casinos, brands } = catalogue;
  const concern = concernIn(conversation);
  const intent: Intent = concern
    ? { kind: 'concern', concern }
    : understand(question, market, casinos, brands);
  const reply = buildReply(intent, catalogue);
  if (reply.kind === 'wish') {
    allowedNumbers.counts.push(reply.total);
    allowedNumbers.percents.push(reply.wish.minPercent ?? 0);
    allowedNumbers.times.push(reply.wish.maxWagering ?? 0);
  }
  return formatReply(reply, market);
}
