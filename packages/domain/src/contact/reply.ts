import { MARKET_FACTS, type Market } from '../markets/market.ts';

/** In characters. */
export const MAX_REPLY_LENGTH = 10_000;
export const MAX_SUBJECT_LENGTH = 150;

/** What a template may contain, with the words for it in the studio. */
export const PLACEHOLDERS = { name: 'the visitor’s name', editor: 'your name' } as const;
export type PlaceholderName = keyof typeof PLACEHOLDERS;

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Fills in the placeholders of a template. Leaves unknown ones, so that the editor sees them. */
export function fillTemplate(text: string, values: Record<PlaceholderName, string>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    isPlaceholder(name) ? values[name] : placeholder,
  );
}

/** The placeholders of a text that nothing fills in, such as `{nimi}`. */
export function listUnknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].filter(([, name = '']) => !isPlaceholder(name));
  return [...new Set(names.map(([placeholder]) => placeholder))];
}

/** The placeholders of a text, known or not. A text that is about to be sent must have none. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder)),
];

const isPlaceholder = (name: string): name is PlaceholderName => Object.hasOwn(PLACEHOLDERS, name);

/** The subject that the studio suggests, in the visitor's language. */
export const REPLY_SUBJECTS: Record<Market, string> = {
  fi: 'Vastaus viestiisi',
  se: 'Svar på ditt meddelande',
  no: 'Svar på meldingen din',
  dk: 'Svar på din besked',
};

const QUOTE_HEADINGS: Record<Market, (name: string, at: string) => string> = {
  fi: (name, at) => `${name} kirjoitti ${at}:`,
  se: (name, at) => `${name} skrev ${at}:`,
  no: (name, at) => `${name} skrev ${at}:`,
  dk: (name, at) => `${name} skrev ${at}:`,
};

interface QuotedMessage {
  market: Market;
  name: string;
  message: string;
  receivedAt: Date;
}

/** The visitor's message as a quotation in the answer. */
export function quoteMessage({ market, name, message, receivedAt }: QuotedMessage): string {
  const { locale, timeZone } = MARKET_FACTS[market];
  const at = receivedAt.toLocaleString(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const lines = message.split(/\r?\n/).map((line) => (line === '' ? '>' : `> ${line}`));
  return [QUOTE_HEADINGS[market](name, at), ...lines].join('\n');
}
