import { type Concern, findConversationConcern } from '@nettobonus/domain/assistant/concern';
import { detectIntent, type Intent } from '@nettobonus/domain/assistant/detect-intent';
import { buildReply } from '@nettobonus/domain/assistant/reply';
import type { AnswerProvider, Conversation } from './conversation.ts';
import { formatReply } from './format-reply.ts';

/** Answers from the catalogue, without a model, so no external service can make it fail. */
export const catalogueAssistant: AnswerProvider = {
  async *answer(conversation) {
    yield buildAnswer(conversation);
  },
};

/** A concern in the visitor's messages that takes precedence over offers. */
export function getConcern({ visitorMessages }: Conversation): Concern | null {
  return findConversationConcern(visitorMessages);
}

function buildAnswer(conversation: Conversation): string {
  const { question, catalogue, allowedNumbers } = conversation;
  const { market, casinos, brands } = catalogue;
  const concern = getConcern(conversation);
  const intent: Intent = concern
    ? { kind: 'concern', concern }
    : detectIntent(question, market, casinos, brands);
  const reply = buildReply(intent, catalogue);
  if (reply.kind === 'search') {
    allowedNumbers.counts.push(reply.total);
    allowedNumbers.percents.push(reply.criteria.minPercent ?? 0);
    allowedNumbers.times.push(reply.criteria.maxWagering ?? 0);
  }
  return formatReply(reply, market);
}
