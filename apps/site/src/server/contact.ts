import { CONTACT_FIELDS, type ContactField, type ContactProblem } from '@nettobonus/domain/contact/contact';
import { type ContactMessage, parseContact } from '@nettobonus/domain/contact/contact-message';
import { DEFAULT_MARKET, isMarket, type Market } from '@nettobonus/domain/markets/market';
import { withTimeout } from '@nettobonus/store/with-timeout';
import { contactMessagesOf } from '../i18n/assistant.ts';
import { formatContactProblem } from '../i18n/contact-problem.ts';
import { formatRateLimit } from '../i18n/rate-limit-message.ts';
import { CONTACT_LIMITS, type ContactLimits } from './contact-limits.ts';
import { readBody } from './read-body.ts';
import { refuse } from './refuse.ts';
import { isSameOrigin } from './same-origin.ts';

export interface ContactOptions {
  siteUrl: string;
  limits: ContactLimits;
  /** Idempotent: two messages with the same id are stored once. */
  save: (message: ContactMessage) => Promise<void>;
  log: (event: string, details?: Record<string, unknown>) => void;
}

/** Answers `POST /api/contact?lang=`. */
export function createContact({ siteUrl, limits, save, log }: ContactOptions) {
  return async function answerContact(request: Request, address: string): Promise<Response> {
    const lang = new URL(request.url).searchParams.get('lang') ?? '';
    const market = isMarket(lang) ? lang : DEFAULT_MARKET;
    const messages = contactMessagesOf(market);
    const fail = (status: number, headers?: Record<string, string>) =>
      refuse(status, { message: messages.failed }, headers);

    if (request.method !== 'POST') return fail(405, { Allow: 'POST' });
    if (!isSameOrigin(request.headers, siteUrl)) return fail(403);
    if (!isJson(request.headers)) return fail(415);
    const body = await readBody(request, CONTACT_LIMITS.bodyBytes);
    if (body.state === 'too-large') {
      const fields = { message: formatContactProblem('message', 'tooLong', market) };
      return refuse(413, { message: messages.checkFields, fields });
    }
    const read = parseContact(body.value, market);
    switch (read.kind) {
      case 'problems':
        return refuse(400, problemsOf(read.problems, market));
      case 'bot':
        // Same response as for a person, so that a bot learns nothing.
        return stored();
      case 'message':
        return store(read.message, address, market);
    }
  };

  async function store(message: ContactMessage, address: string, market: Market): Promise<Response> {
    const messages = contactMessagesOf(market);
    const admission = limits.admit(address);
    if (!admission.admitted) {
      const { retryAfterSeconds } = admission;
      const tooMany = formatRateLimit(retryAfterSeconds, messages, market);
      return refuse(429, { message: tooMany }, { 'Retry-After': String(retryAfterSeconds) });
    }
    const saving = save(message);
    // Not on timeout: a message that still waits for the database occupies memory, so it stays counted.
    saving.catch(admission.refund);
    try {
      await withTimeout(saving, CONTACT_LIMITS.timeoutMs);
      return stored();
    } catch (error) {
      log('contact-not-stored', { problem: codeOf(error) });
      return refuse(503, { message: messages.failed });
    }
  }
}

function stored(): Response {
  return Response.json({}, { status: 201, headers: { 'Cache-Control': 'no-store' } });
}

function isJson(headers: Headers): boolean {
  return /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

function problemsOf(problems: Partial<Record<ContactField, ContactProblem>>, market: Market) {
  const messages = contactMessagesOf(market);
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
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'no answer in time';
}
