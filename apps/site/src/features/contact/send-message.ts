import type { ContactField } from '@nettobonus/domain/contact/contact';
import type { Market } from '@nettobonus/domain/markets/market';

/** Longer than the five seconds within which the server reports that it cannot store a message. */
const TIMEOUT_MS = 15_000;

interface ContactMessage extends Record<ContactField, string> {
  id: string;
  /** The honeypot. */
  subject: string;
  /** The time from the first focus in the form to sending it. */
  filledMs: number;
  /** The path of the page with the form, without its query, which may contain a search. */
  page: string;
}

export interface Refusal {
  message?: string;
  /** Error messages by field. */
  fields?: Partial<Record<ContactField, string>>;
}

/** Returns null after success. Never rejects: without a response the refusal is empty. */
export async function sendMessage(market: Market, message: ContactMessage): Promise<Refusal | null> {
  try {
    // The specified parameter carries a market code.
    const response = await fetch(`/api/contact?lang=${market}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? null : (((await response.json()) as { error?: Refusal }).error ?? {});
  } catch {
    return {};
  }
}
