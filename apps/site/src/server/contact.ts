import { CONTACT_FIELDS, type ContactField, type ContactProblem } from '@nettobonus/domain/contact/contact';
import { type ContactMessage, parseContact } from '@nettobonus/domain/contact/contact-message';
import { DEFAULT_MARKET, isMarket, type Market } from '@nettobonus/domain/markets/market';
import { getContactMessages } from '../i18n/assistant.ts';
import { formatContactProblem } from '../i18n/contact-problem.ts';
import { formatRateLimit } from '../i18n/rate-limit-message.ts';
import { CONTACT_LIMITS, type ContactLimits } from './contact-limits.ts';
import { errorResponse } from './error-response.ts';
import { readBody } from './read-body.ts';
import { isSameOrigin } from './same-origin.ts';

export interface ContactOptions {
  siteUrl: string;
  limits: ContactLimits;
  /** Must be idempotent, and settle within 4 s. */
  save: (message: ContactMessage) => Promise<void>;
  log: (event: string, details?: Record<string, unknown>) => void;
}

/** Handles `POST /api/contact?lang=`. */
export function createContactHandler({ siteUrl, limits, save, log }: ContactOptions) {
  return async function handleContact(request: Request, address: string): Promise<Response> {
    const lang = new URL(request.url).searchParams.get('lang') ?? '';
    const market = isMarket(lang) ? lang : DEFAULT_MARKET;
    const messages = getContactMessages(market);
    const fail = (status: number, headers?: Record<string, string>) =>
      errorResponse(status, { message: messages.failed }, headers);

    if (request.method !== 'POST') return fail(405, { Allow: 'POST' });
    if (!isSameOrigin(request.headers, siteUrl)) return fail(403);
    if (!isJson(request.headers)) return fail(415);
    const body = await readBody(request, CONTACT_LIMITS.bodyBytes);
    if (body.state === 'too-large') {
      const fields = { message: formatContactProblem('message', 'tooLong', market) };
      return errorResponse(413, { message: messages.checkFields, fields });
    }
    const parsed = parseContact(body.value, market);
    switch (parsed.kind) {
      case 'problems':
        return errorResponse(400, toValidationError(parsed.problems, market));
      case 'bot':
        // Same response as for a person, so that a bot learns nothing.
        return storedResponse();
      case 'message':
        return store(parsed.message, address, market);
    }
  };

  async function store(message: ContactMessage, address: string, market: Market): Promise<Response> {
    const messages = getContactMessages(market);
    const outcome = await storeMessage(message, address, { limits, save, log });
    switch (outcome.state) {
      case 'stored':
        return storedResponse();
      case 'limited': {
        const { retryAfterSeconds } = outcome;
        const tooMany = formatRateLimit(retryAfterSeconds, messages, market);
        return errorResponse(429, { message: tooMany }, { 'Retry-After': String(retryAfterSeconds) });
      }
      case 'failed':
        return errorResponse(503, { message: messages.failed });
    }
  }
}

export type StoreOutcome =
  | { state: 'stored' }
  | { state: 'limited'; retryAfterSeconds: number }
  | { state: 'failed' };

/** Stores a message within the limits. */
export async function storeMessage(
  message: ContactMessage,
  address: string,
  { limits, save, log }: Pick<ContactOptions, 'limits' | 'save' | 'log'>,
): Promise<StoreOutcome> {
  const admission = limits.admit(address);
  if (!admission.admitted) return { state: 'limited', retryAfterSeconds: admission.retryAfterSeconds };
  try {
    await save(message);
    return { state: 'stored' };
  } catch (error) {
    admission.refund();
    log('contact-not-stored', { problem: getErrorCode(error) });
    return { state: 'failed' };
  }
}

export function storedResponse(): Response {
  return Response.json({}, { status: 201, headers: { 'Cache-Control': 'no-store' } });
}

function isJson(headers: Headers): boolean {
  return /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

function toValidationError(problems: Partial<Record<ContactField, ContactProblem>>, market: Market) {
  const messages = getContactMessages(market);
  const fields: Record<string, string> = {};
  for (const field of CONTACT_FIELDS) {
    const problem = problems[field];
    if (problem) fields[field] = formatContactProblem(field, problem, market);
  }
  return Object.keys(fields).length > 0
    ? { message: messages.checkFields, fields }
    : { message: messages.failed };
}

/** Only the error code: a database error message can contain the visitor's text. */
function getErrorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'timeout';
}
