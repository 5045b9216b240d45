/** What search engines would show of a page without its own search fields, and what its placeholders stand for. */
export interface DefaultEntry {
  /** The page's own address; null until the page has one. */
  url: string | null;
  title: string;
  description: string;
  /** By placeholder: `year`, `net`. */
  fills: Readonly<Record<string, string>>;
}

export const NO_DEFAULTS: DefaultEntry = { url: null, title: '', description: '', fills: {} };

/** How much a search engine shows. Widths are in pixels, in the type that it uses. */
export const SNIPPETS = {
  desktop: { label: 'Computer', title: 600, description: 920 },
  phone: { label: 'Phone', title: 650, description: 680 },
} as const;

const ELLIPSIS = ' …';

/** Cuts a text at a word like a search engine, so that it fits into the width. */
export function cutText(text: string, maxWidth: number, measure: (text: string) => number): string {
  if (measure(text) <= maxWidth) return text;
  const words = text.split(/\s+/);
  while (words.length > 1 && measure(words.join(' ') + ELLIPSIS) > maxWidth) words.pop();
  return words.join(' ') + ELLIPSIS;
}

/** A written text, or its default, with its placeholders filled in. */
export function fillEntry(
  written: string | undefined,
  initial: string,
  fills: DefaultEntry['fills'],
): string {
  return (written?.trim() || initial).replaceAll(/\{([^{}]*)\}/g, (token, name) => fills[name] ?? token);
}

/** `nettobonus.example › fi › kasino › winz-casino` */
export function formatBreadcrumbs(url: string): string {
  const { host, pathname } = new URL(url);
  return [host, ...pathname.split('/').filter(Boolean).map(decodeURIComponent)].join(' › ');
}
