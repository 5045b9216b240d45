import { z } from 'zod';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblem,
  contactProblemIn,
  isBot,
  tidyContactField,
} from './contact.ts';
import type { Market } from './market.ts';

const fieldSchema = (field: ContactField) =>
  z.string().transform((text, { issues }) => {
    const problem = contactProblemIn(field, text);
    if (problem) issues.push({ code: 'custom', input: text, params: { problem } });
    return tidyContactField(field, text);
  });

/** What the contact form sends. */
export const contactBodySchema = z.object({
  /** Made by the browser once for a message, and sent again with each try. */
  id: z.uuid(),
  name: fieldSchema('name'),
  email: fieldSchema('email'),
  message: fieldSchema('message'),
  subject: z.string(),
  filledMs: z.number().nonnegative(),
});
export type ContactBody = z.input<typeof contactBodySchema>;

export interface ContactMessage {
  /** Two with one id are the same message. */
  id: string;
  market: Market;
  name: string;
  email: string;
  message: string;
}

export type ReadContact =
  | { kind: 'message'; message: ContactMessage }
  | { kind: 'bot' }
  /** Empty where the body is not one of the form at all. */
  | { kind: 'problems'; problems: Partial<Record<ContactField, ContactProblem>> };

/** A person whose fields are wrong hears of it, however fast; only a message that could be kept is a bot's. */
export function parseContact(body: unknown, market: Market): ReadContact {
  const parsed = contactBodySchema.safeParse(body);
  if (!parsed.success) return { kind: 'problems', problems: problemsIn(parsed.error.issues) };
  if (isBot(parsed.data)) return { kind: 'bot' };
  const { id, name, email, message } = parsed.data;
  return { kind: 'message', message: { id, market, name, email, message } };
}

function problemsIn(issues: readonly z.core.$ZodIssue[]): Partial<Record<ContactField, ContactProblem>> {
  return Object.fromEntries(
    issues.flatMap((issue) => {
      const field = CONTACT_FIELDS.find((name) => name === issue.path[0]);
      return field && issue.code === 'custom' ? [[field, issue.params?.problem]] : [];
    }),
  );
}
