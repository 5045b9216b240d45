import { toOfferFacts } from '@nettobonus/domain/assistant/reply';
import type { ReplyGuard } from '@nettobonus/domain/assistant/reply-guard';
import { DEFAULT_MARKET, isMarket, type Market } from '@nettobonus/domain/markets/market';
import { getAssistantMessages } from '../../i18n/assistant.ts';
import { formatRateLimit } from '../../i18n/rate-limit-message.ts';
import { errorResponse } from '../error-response.ts';
import { readBody } from '../read-body.ts';
import { type Catalogue, findCasino } from './catalogue.ts';
import { answerFromCatalogue, getConcern } from './catalogue-assistant.ts';
import { type AnswerProvider, type Conversation, chatBodySchema, toConversation } from './conversation.ts';
import { createGuard } from './create-guard.ts';
import { toEventStream } from './event-stream.ts';
import { formatOffer } from './format-reply.ts';
import { type ChatLimits, LIMITS, type TokenBudget } from './limits.ts';
import { withDeadlines } from './with-deadlines.ts';

export interface ChatOptions {
  publicKey: string;
  limits: ChatLimits;
  /** Null if the content is not loaded in time. */
  getCatalogue: (market: Market) => Promise<Catalogue | null>;
  /** Tried first. Without a provider, or if it fails before its first sentence, the catalogue answers. */
  provider: AnswerProvider | null;
  /** Called once per answer; `catalogue` if no part of a model's answer was shown. */
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
      const catalogue = await getCatalogue(market);
      if (!catalogue) return fail(503, { 'Retry-After': '5' });
      const conversation = toConversation(parsed.data.messages, catalogue, parsed.data.deposit);
      isAnswering = true;
      return toEventStream({
        answer: (signal) => answer(conversation, admission.tokens, signal),
        signal: request.signal,
        errorText: messages.failed,
        onEnd: admission.release,
        log,
      });
    } finally {
      if (!isAnswering) admission.release();
    }
  };

  /** Yields text from the catalogue, and text from the provider that has passed the guard. */
  async function* answer(
    conversation: Conversation,
    tokens: TokenBudget,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    if (provider && tokens.hasTokensLeft() && getConcern(conversation) === null) {
      const hasAnswered = yield* answerWithProvider(provider, conversation, tokens, signal);
      if (hasAnswered || signal.aborted) return;
    }
    onAnswer?.('catalogue');
    yield answerFromCatalogue(conversation);
  }

  /** Returns whether any text was shown: the provider's, or the catalogue's in place of a dropped sentence. */
  async function* answerWithProvider(
    source: AnswerProvider,
    conversation: Conversation,
    tokens: TokenBudget,
    signal: AbortSignal,
  ): AsyncGenerator<string, boolean> {
    const { closing } = getAssistantMessages(conversation.catalogue.market);
    const guard = createGuard(conversation, () =>
      // Without the closing sentence, which `buildEnding` adds once.
      answerFromCatalogue(conversation).replace(closing, '').trimEnd(),
    );
    let hasAnswered = false;
    let isComplete = true;
    try {
      const chunks = withDeadlines((inner) => source.answer(conversation, tokens, inner), signal, {
        ...LIMITS,
        filter: (chunk) => (chunk === null ? guard.end() : guard.push(chunk)),
        isFull: () => guard.isFull,
      });
      for await (const text of chunks) {
        hasAnswered = true;
        yield text;
      }
    } catch (error) {
      // If a sentence was dropped, the reply contains the catalogue's answer, which is complete.
      isComplete = guard.dropped > 0;
      if (!signal.aborted) log('assistant-provider-failed', { hasAnswered, problem: describeError(error) });
    }
    if (guard.dropped > 0) log('assistant-reply-filtered', { sentences: guard.dropped });
    if (!hasAnswered) return false;
    onAnswer?.(guard.passed > 0 ? 'model' : 'catalogue');
    if (!signal.aborted) yield buildEnding(conversation, guard, isComplete);
    return true;
  }
}

/** Adds the net values that the model omitted: every mentioned offer must have one. */
function buildEnding(
  { catalogue, deposit }: Conversation,
  { mentions, dropped }: ReplyGuard,
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
    ...(mentions.length > 0 || dropped > 0 ? [messages.closing] : []),
  ]
    .map((text) => `\n\n${text}`)
    .join('');
}

function describeError(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}`.slice(0, 200)
    : String(error).slice(0, 200);
}
