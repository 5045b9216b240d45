import { createHash } from 'node:crypto';
import type { GoDestination } from '@nettobonus/domain/clicks/go-matching';
import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { goMessagesOf } from '../../i18n/shell.ts';
import { SECURITY_HEADERS } from '../headers.ts';

// Reads the URL from the link, so that the script is the same on every page and the CSP can contain its hash.
const SCRIPT = 'location.replace(document.links[0].href)';
const STYLE =
  ':root{color-scheme:light dark;--net:light-dark(#1f37d6,#88aeff);background:light-dark(#faf7f1,#111319);color:light-dark(#15171f,#f4efe5)}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}h1{font-size:1.5rem}a{color:var(--net);display:inline-block;padding:.75rem 0}path+path{fill:var(--net)}path~path~path{fill:#f4b79f}';
const MARK =
  '<svg width="40" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true"><path d="M0 0h32v11H0z"/><path d="M0 13h18v19H0z"/><path d="M20 13h12v19H20z"/></svg>';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page is not cached, not indexed, and sends no referrer. */
export const GO_HEADERS: Record<string, string> = {
  ...SECURITY_HEADERS,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Redirects at once: by script, without scripts by meta refresh, otherwise by the link. */
export function writeGoPage({ kind, href }: GoDestination, market: Market): string {
  const messages = goMessagesOf(market);
  const safeHref = escapeAttribute(href);
  const isOut = kind === 'casino';
  // The refresh is in noscript: after the script's redirect it would request the casino a second time.
  return `<!doctype html><html lang="${MARKET_FACTS[market].htmlLang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><title>${messages.sendingOn}</title><noscript><meta http-equiv="refresh" content="0;url=${safeHref}"></noscript><style>${STYLE}</style>${MARK}<h1>${messages.sendingOn}</h1><p><a href="${safeHref}"${isOut ? ' rel="noreferrer sponsored nofollow"' : ''}>${messages.goNow}</a>${isOut ? `<p>${messages.ad} 18+` : ''}<script>${SCRIPT}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
