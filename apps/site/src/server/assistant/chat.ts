import { toOfferFacts } from '@nettobonus/domain/assistant/reply';
import { DEFAULT_MARKET, isMarket, type Market } from '@nettobonus/domain/markets/market';
import { getAssistantMessages } from '../../i18n/assistant.ts';
import { formatRateLimit } from '../../i18n/rate-limit-message.ts';
import { errorResponse } from '../error-response.ts';
import { readBody } from '../read-body.ts';
import { type Catalogue, createGuard, findCasino } from './catalogue.ts';
import { catalogueAssistant, getConcern } from './catalogue-assistant.ts';
import { type AnswerProvider, type Conversation, chatBodySchema, toConversation } from './conversation.ts';
import { toEventStream } from './event-stream.ts';
import { formatOffer } from './format-reply.ts';
import { type ChatLimits, LIMITS } from './limits.ts';
import { withDeadlines } from './with-deadlines.ts';

export interface ChatOptions {
  publicKey: string;
  limits: ChatLimits;
  getCatalogue: (market: Market) => Promise<Catalogue>;
  /** Gets each question first. Without a provider, or if it fails before its first words, the catalogue answers. */
  provider: AnswerProvider | null;
  /** Called when an answer begins. */
  onAnswer?: (by: 'model' | 'catalogue') => void;
  log: (event: string, details?: Record<string, unknown>) => void;
}

/** Handles `POST /api/casino-chat?lang=`. */
export function createChatHandler({ publicKey, limits, getCatalogue, provider, onAnswer, log }: ChatOptions) {
  return async function handleChat(request: Request, address: string): Promise<Response> {
    const lang = new URL(request.url).searchParams.get('lang') ?? '';
    const market = isMarket(lang) ? lang : DEFAULT_MARKET;
    const messages = getAssistantMessages(market);
    const fail = (status: number, headers?: Record<string, string>) =>
      errorResponse(status, { message: messages.failed }, headers);

    if (request.method !== 'POST') return fail(405, { Allow: 'POST' });
    if (request.headers.get('authorization') !== `Bearer ${publicKey}`) return fail(401);
    const admission = limits.admit(address);
    if (!admission.admitted) {
      const { retryAfterSeconds } = admission;
      const message = formatRateLimit(retryAfterSeconds, messages, market);
      return errorResponse(429, { message }, { 'Retry-After': String(retryAfterSeconds) });
    }
    let isAnswering = false;
    try {
      const body = await readBody(request, LIMITS.bodyBytes);
      if (body.state === 'too-large') return fail(413);
      const parsed = chatBodySchema.safeParse(body.value);
      if (!parsed.success) return fail(400);
      const conversation = toConversation(parsed.data.messages, await getCatalogue(market));
      isAnswering = true;
      return toEventStream({
        answer: (signal) => answer(conversation, signal),
        signal: request.signal,
        errorText: messages.failed,
        onEnd: admission.release,
        log,
      });
    } finally {
      if (!isAnswering) admission.release();
    }
  };

  /** Yields text that has passed the guard. */
  async function* answer(conversation: Conversation, signal: AbortSignal): AsyncGenerator<string> {
    if (provider && limits.hasTokens && getConcern(conversation) === null) {
      const hasAnswered = yield* answerWithProvider(provider, conversation, signal);
      if (hasAnswered || signal.aborted) return;
    }
    onAnswer?.('catalogue');
    const guard = createGuard(conversation.catalogue, conversation.deposit, conversation.allowedNumbers);
    for await (const chunk of catalogueAssistant.answer(conversation, signal)) yield guard.push(chunk);
    yield guard.end();
    if (guard.dropped > 0) log('assistant-reply-filtered', { own: guard.dropped });
  }

  /** Returns whether the provider produced any text. */
  async function* answerWithProvider(
    source: AnswerProvider,
    conversation: Conversation,
    signal: AbortSignal,
  ): AsyncGenerator<string, boolean> {
    const { catalogue, deposit, allowedNumbers } = conversation;
    const guard = createGuard(catalogue, deposit, allowedNumbers);
    let hasAnswered = false;
    let isComplete = true;
    try {
      const chunks = withDeadlines((inner) => source.answer(conversation, inner), signal, {
        ...LIMITS,
        filter: (chunk) => (chunk === null ? guard.end() : guard.push(chunk)),
        isFull: () => guard.isFull,
      });
      for await (const text of chunks) {
        if (!hasAnswered) onAnswer?.('model');
        hasAnswered = true;
        yield text;
      }
    } catch (error) {
      isComplete = false;
      if (!signal.aborted) log('assistant-provider-failed', { hasAnswered, problem: describeError(error) });
    }
    if (guard.dropped > 0) log('assistant-reply-filtered', { sentences: guard.dropped });
    if (hasAnswered && !signal.aborted) yield buildEnding(conversation, guard.mentions, isComplete);
    return hasAnswered;
  }
}

/** Adds the net values that the model left out: every mentioned offer must have one. */
function buildEnding(
  { catalogue, deposit }: Conversation,
  mentions: readonly { slug: string; hasNet: boolean }[],
  isComplete: boolean,
): string {
  const { market } = catalogue;
  const messages = getAssistantMessages(market);
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

function describeError(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}`.slice(0, 200)
    : String(error).slice(0, 200);
}
