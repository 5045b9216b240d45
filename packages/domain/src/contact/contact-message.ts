import { z } from 'zod';
import type { Market } from '../markets/market.ts';
import { parseLocation, routePath } from '../routes/routes.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblem,
  cleanContactField,
  findContactProblem,
  isBot,
} from './contact.ts';

const fieldSchema = (field: ContactField) =>
  z.string().transform((text, { issues }) => {
    const problem = findContactProblem(field, text);
    if (problem) issues.push({ code: 'custom', input: text, params: { problem } });
    return cleanContactField(field, text);
  });

/** The request body of the contact form. */
export const contactBodySchema = z.object({
  /** The browser generates it once per message and reuses it on every retry. */
  id: z.uuid(),
  name: fieldSchema('name'),
  email: fieldSchema('email'),
  message: fieldSchema('message'),
  /** A honeypot: visitors do not see this field, so only bots fill it in. */
  subject: z.string(),
  /** The time from the first focus in the form to sending it. Bots send it sooner than a person could. */
  filledMs: z.number().nonnegative(),
  /** The path of the page with the form. Forms that were loaded before this field existed do not send it. */
  page: z.unknown().optional(),
});
export type ContactBody = z.input<typeof contactBodySchema>;

export interface ContactMessage {
  /** Messages with the same id are duplicates. */
  id: string;
  market: Market;
  name: string;
  email: string;
  message: string;
  /** The path of the page with the form, if it is a page of the site. */
  page?: string;
}

/** Also of the database column. */
const MAX_PAGE_LENGTH = 200;

/** The canonical path of a page, or undefined. Nothing else that a client sends as its page is stored. */
function toPagePath(page: unknown): string | undefined {
  // A query may contain a search. Encoded, it would be part of the last segment.
  if (typeof page !== 'string' || /[?#]|%3f|%23/i.test(page)) return undefined;
  const location = parseLocation(page);
  const path = location.kind === 'page' ? routePath(location.route, location.market) : '';
  return path !== '' && path.length <= MAX_PAGE_LENGTH ? path : undefined;
}

export type ParsedContact =
  | { kind: 'message'; message: ContactMessage }
  | { kind: 'bot' }
  /** `problems` is empty if the body cannot come from the form. */
  | { kind: 'problems'; problems: Partial<Record<ContactField, ContactProblem>> };

/**
 * Validates the fields before the bot check, so that a person who sends the form quickly still sees validation errors.
 */
export function parseContact(body: unknown, market: Market): ParsedContact {
  const parsed = contactBodySchema.safeParse(body);
  if (!parsed.success) return { kind: 'problems', problems: listProblems(parsed.error.issues) };
  if (isBot(parsed.data)) return { kind: 'bot' };
  const { id, name, email, message } = parsed.data;
  const page = toPagePath(parsed.data.page);
  return { kind: 'message', message: { id, market, name, email, message, ...(page && { page }) } };
}

function listProblems(issues: readonly z.core.$ZodIssue[]): Partial<Record<ContactField, ContactProblem>> {
  return Object.fromEntries(
    issues.flatMap((issue) => {
      const field = CONTACT_FIELDS.find((name) => name === issue.path[0]);
      return field && issue.code === 'custom' ? [[field, issue.params?.problem]] : [];
    }),
  );
}
