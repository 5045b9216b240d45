import { createHmac } from 'node:crypto';
import type { Competition } from '@nettobonus/domain/campaigns/competition';
import {
  ENTRY_NAME,
  type EntryProblems,
  findEntryProblems,
  formatEntry,
} from '@nettobonus/domain/campaigns/competition-entry';
import { cleanContactField, isBot, MIN_FILL_MS } from '@nettobonus/domain/contact/contact';
import { DEFAULT_MARKET, isMarket, type Market } from '@nettobonus/domain/markets/market';
import { formatContactProblem } from '../i18n/contact-problem.ts';
import { getEntryMessages } from '../i18n/pages.ts';
import { type ContactOptions, storedResponse, storeMessage } from './contact.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import { errorResponse } from './error-response.ts';
import { readText } from './read-body.ts';
import { isSameOrigin } from './same-origin.ts';

interface EntryOptions extends ContactOptions {
  /** The site's own competition with an entry form that is running in the market. */
  findCompetition: (market: Market) => Competition | null;
  /** The page with the form. */
  getPagePath: (market: Market) => string;
  /** For the ids: without it, nobody can tell from an id who has taken part. */
  idSecret: string;
}

/** The anchors of the notices on the page, for visitors without scripts. */
type Notice = 'sent' | 'check' | 'failed';

export function isForm(headers: Headers): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

/**
 * Handles an entry in the site's own competition: a form that works without scripts. The page's script asks for JSON;
 * everybody else is redirected to a notice on the page, which caches can keep because the notice is a fragment.
 */
export function createEntryHandler({
  siteUrl,
  findCompetition,
  getPagePath,
  idSecret,
  ...storing
}: EntryOptions) {
  return async function handleEntry(request: Request, address: string): Promise<Response> {
    const lang = new URL(request.url).searchParams.get('lang') ?? '';
    const market = isMarket(lang) ? lang : DEFAULT_MARKET;
    const messages = getEntryMessages(market);
    const isScript = request.headers.get('accept')?.includes('application/json') ?? false;
    const respond = (notice: Notice, response: () => Response) =>
      isScript ? response() : redirectTo(`${getPagePath(market)}#entry-${notice}`);

    if (!isSameOrigin(request.headers, siteUrl)) return errorResponse(403, { message: messages.failed });
    const body = await readText(request, CONTACT_LIMITS.bodyBytes);
    const form = new URLSearchParams(body.state === 'read' ? body.text : '');
    const competition = findCompetition(market);
    if (!competition?.questions || form.get('competition') !== competition.title) {
      return respond('failed', () => errorResponse(409, { message: messages.closed }));
    }
    const amounts = form.getAll('amount');
    const fields = { amounts, email: form.get('email') ?? '', isAdult: form.has('adult') };
    const problems = findEntryProblems(fields, competition.questions.length);
    if (problems) return respond('check', () => errorResponse(400, toValidationError(problems, market)));
    // Without scripts nobody measures the time, so only the honeypot remains.
    const filledMs = Number(form.get('filledMs') ?? MIN_FILL_MS);
    // Same response as for a person, so that a bot learns nothing.
    if (isBot({ subject: form.get('subject') ?? '', filledMs })) return respond('sent', storedResponse);

    const email = cleanContactField('email', fields.email);
    const outcome = await storeMessage(
      {
        id: toEntryId(idSecret, market, competition, email),
        market,
        name: ENTRY_NAME,
        email,
        message: formatEntry(competition.title, competition.questions, amounts),
      },
      address,
      storing,
    );
    switch (outcome.state) {
      case 'stored':
        return respond('sent', storedResponse);
      case 'limited': {
        const headers = { 'Retry-After': String(outcome.retryAfterSeconds) };
        return respond('failed', () => errorResponse(429, { message: messages.failed }, headers));
      }
      case 'failed':
        return respond('failed', () => errorResponse(503, { message: messages.failed }));
    }
  };
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

function toValidationError({ amounts, email, isMinor }: EntryProblems, market: Market) {
  const messages = getEntryMessages(market);
  const fields: Record<string, string> = {};
  for (const index of amounts) fields[`amount-${index}`] = messages.amountProblem;
  if (email) fields.email = formatContactProblem('email', email, market);
  if (isMinor) fields.adult = messages.adultProblem;
  return { message: messages.check, fields };
}

/** One entry per person and competition: the same email address gives the same id, and only the first is stored. */
function toEntryId(secret: string, market: Market, { title, startsOn }: Competition, email: string): string {
  const hmac = createHmac('sha256', secret);
  hmac.update(JSON.stringify(['competition-entry', market, title, startsOn, email.toLowerCase()]));
  const bytes = hmac.digest().subarray(0, 16);
  // Version 8 of RFC 9562: a UUID whose content is up to the application.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
