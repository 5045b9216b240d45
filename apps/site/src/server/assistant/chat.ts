import { toOfferFacts } from '@nettobonus/domain/assistant/reply';
import { DEFAULT_MARKET, isMarket, type Market } from '@nettobonus/domain/markets/market';
import { assistantMessagesOf } from '../../i18n/assistant.ts';
import { formatRateLimit } from '../../i18n/rate-limit-message.ts';
import { readBody } from '../read-body.ts';
import { refuse } from '../refuse.ts';
import { type Catalogue, findCasino, guardFor } from './catalogue.ts';
import { catalogueAssistant, concernIn } from './catalogue-assistant.ts';
import { type AnswerProvider, type Conversation, chatBodySchema, toConversation } from './conversation.ts';
import { toEventStream } from './event-stream.ts';
import { formatOffer } from './format-reply.ts';
import { type ChatLimits, LIMITS } from './limits.ts';
import { withDeadlines } from './with-deadlines.ts';

export interface ChatOptions {
  publicKey: string;
  limits: ChatLimits;
  catalogueOf: (market: Market) => Promise<Catalogue>;
  /** Answers first. Without a provider, or if it fails before its first words, the catalogue answers. */
  provider: AnswerProvider | null;
  /** Called when an answer begins. */
  onAnswer?: (by: 'model' | 'catalogue') => void;
  log: (event: string, details?: Record<string, unknown>) => void;
}

/** Answers `POST /api/casino-chat?lang=`. */
export function createChat({ publicKey, limits, catalogueOf, provider, onAnswer, log }: ChatOptions) {
  return async function answerChat(request: Request, address: string): Promise<Response> {
    const lang = new URL(request.url).searchParams.get('lang') ?? '';
    const market = isMarket(lang) ? lang : DEFAULT_MARKET;
    const messages = assistantMessagesOf(market);
    const fail = (status: number, headers?: Record<string, string>) =>
      refuse(status, { message: messages.failed }, headers);

    if (request.method !== 'POST') return fail(405, { Allow: 'POST' });
    if (request.headers.get('authorization') !== `Bearer ${publicKey}`) return fail(401);
    const admission = limits.admit(address);
    if (!admission.admitted) {
      const { retryAfterSeconds } = admission;
      const message = formatRateLimit(retryAfterSeconds, messages, market);
      return refuse(429, { message }, { 'Retry-After': String(retryAfterSeconds) });
    }
    let isAnswering = false;
    try {
      const body = await readBody(request, LIMITS.bodyBytes);
      if (body.state === 'too-large') return fail(413);
      const parsed = chatBodySchema.safeParse(body.value);
      if (!parsed.success) return fail(400);
      const conversation = toConversation(parsed.data.messages, await catalogueOf(market));
      isAnswering = true;
      return toEventStream({
        answer: (signal) => answer(conversation, signal),
        signal: request.signal,
        apology: messages.failed,
        onEnd: admission.release,
        log,
      });
    } finally {
      if (!isAnswering) admission.release();
    }
  };

  /** Yields text that has passed the guard. */
  async function* answer(conversation: Conversation, signal: AbortSignal): AsyncGenerator<string> {
    if (provider && limits.hasTokens && concernIn(conversation) === null) {
      const hasAnswered = yield* answerBy(provider, conversation, signal);
      if (hasAnswered || signal.aborted) return;
    }
    onAnswer?.('catalogue');
    const guard = guardFor(conversation.catalogue, conversation.deposit, conversation.allowedNumbers);
    for await (const piece of catalogueAssistant.answer(conversation, signal)) yield guard.push(piece);
    yield guard.end();
    if (guard.dropped > 0) log('assistant-reply-filtered', { own: guard.dropped });
  }

  /** Returns whether the provider produced any text. */
  async function* answerBy(
    by: AnswerProvider,
    conversation: Conversation,
    signal: AbortSignal,
  ): AsyncGenerator<string, boolean> {
    const { catalogue, deposit, allowedNumbers } = conversation;
    const guard = guardFor(catalogue, deposit, allowedNumbers);
    let hasAnswered = false;
    let isComplete = true;
    try {
      const pieces = withDeadlines((inner) => by.answer(conversation, inner), signal, {
        ...LIMITS,
        filter: (piece) => (piece === null ? guard.end() : guard.push(piece)),
        isFull: () => guard.isFull,
      });
      for await (const text of pieces) {
        if (!hasAnswered) onAnswer?.('model');
        hasAnswered = true;
        yield text;
      }
    } catch (error) {
      isComplete = false;
      if (!signal.aborted) log('assistant-provider-failed', { hasAnswered, problem: problemOf(error) });
    }
    if (guard.dropped > 0) log('assistant-reply-filtered', { sentences: guard.dropped });
    if (hasAnswered && !signal.aborted) yield endOf(conversation, guard.mentions, isComplete);
    return hasAnswered;
  }
}

/** Every mentioned offer needs its net value: adds those that the model left out. */
function endOf(
  { catalogue, deposit }: Conversation,
  mentions: readonly { slug: string; hasNet: boolean }[],
  isComplete: boolean,
): string {
  const { market } = catalogue;
  const messages = assistantMessagesOf(market);
  const offers = mentions
    .filter(({ hasNet }) => !hasNet)
    .flatMap(({ slug }) => findCasino(catalogue, slug) ?? [])
    .map((casino) => formatOffer(toOfferFacts(casino, market, deposit), market));
  return [
    ...(isComplete ? [] : [messages.interrupted]),
    ...offers,
    ...(mentions.length > 0 ? [messages.closing] : []),
  ]
    .map((text) => `\n\n${text}`)
    .join('');
}

function problemOf(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}`.slice(0, 200)
    : String(error).slice(0, 200);
}
