import { type Concern, findConversationConcern } from '@nettobonus/domain/assistant/concern';
import { detectIntent, type Intent } from '@nettobonus/domain/assistant/detect-intent';
import { buildReply } from '@nettobonus/domain/assistant/reply';
import type { Conversation } from './conversation.ts';
import { formatReply } from './format-reply.ts';

/** A concern in the visitor's messages that takes precedence over offers. */
export function getConcern({ visitorMessages }: Conversation): Concern | null {
  return findConversationConcern(visitorMessages);
}

/** Answers from the catalogue, without a model, so no external service can make it fail. */
export function answerFromCatalogue(conversation: Conversation): string {
  const { question, catalogue, deposit } = conversation;
  const { market, casinos, brands } = catalogue;
  const concern = getConcern(conversation);
  const intent: Intent = concern
    ? { kind: 'concern', concern }
    : detectIntent(question, market, casinos, brands);
  return formatReply(buildReply(intent, { ...catalogue, deposit }), market);
}
