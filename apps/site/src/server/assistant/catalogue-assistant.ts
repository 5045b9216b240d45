import { type Concern, concernOf } from '@nettobonus/domain/assistant/concern';
import { buildReply } from '@nettobonus/domain/assistant/reply';
import { type Intent, understand } from '@nettobonus/domain/assistant/understand';
import type { AnswerProvider, Conversation } from './conversation.ts';
import { writeReply } from './write-reply.ts';

/** Answers out of the catalogue, without a model. It cannot fail for want of anything outside. */
export const catalogueAssistant: AnswerProvider = {
  async *answer(conversation) {
    yield writeAnswer(conversation);
  },
};

/** What the visitor's own words call for before any offer. */
export function concernIn({ written }: Conversation): Concern | null {
  return concernOf(written);
}

function writeAnswer(conversation: Conversation): string {
  const { question, catalogue, told } = conversation;
  const { market, casinos, brands } = catalogue;
  const concern = concernIn(conversation);
  const intent: Intent = concern
    ? { kind: 'concern', concern }
    : understand(question, market, casinos, brands);
  const reply = buildReply(intent, catalogue);
  if (reply.kind === 'wish') {
    told.counts.push(reply.total);
    told.percents.push(reply.wish.minPercent ?? 0);
    told.times.push(reply.wish.maxWagering ?? 0);
  }
  return writeReply(reply, market);
}
