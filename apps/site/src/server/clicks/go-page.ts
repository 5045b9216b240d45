import { createHash } from 'node:crypto';
import type { GoDestination } from '@nettobonus/domain/clicks/go-matching';
import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { getGoMessages } from '../../i18n/shell.ts';
import { SECURITY_HEADERS } from '../headers.ts';

// The script reads the URL from the link, so it is always the same and the CSP can contain its hash.
const SCRIPT = 'location.replace(document.links[0].href)';
const STYLE =
  ':root{color-scheme:light dark;--net:light-dark(#1f37d6,#88aeff);background:light-dark(#faf7f1,#111319);color:light-dark(#15171f,#f4efe5)}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}h1{font-size:1.5rem}a{color:var(--net);display:inline-block;padding:.75rem 0}path+path{fill:var(--net)}path~path~path{fill:#f4b79f}';
const LOGO =
  '<svg width="40" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true"><path d="M0 0h32v11H0z"/><path d="M0 13h18v19H0z"/><path d="M20 13h12v19H20z"/></svg>';

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page is not cached, not indexed, and sends no referrer. */
export const GO_HEADERS: Record<string, string> = {
  ...SECURITY_HEADERS,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; script-src ${cspHash(SCRIPT)}; style-src ${cspHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Redirects immediately: by script, or without scripts by meta refresh. The link is the fallback. */
export function renderGoPage({ kind, href }: GoDestination, market: Market): string {
  const messages = getGoMessages(market);
  const safeHref = escapeAttribute(href);
  const isExternal = kind === 'casino';
  // The refresh is in noscript: next to the script it would request the casino a second time.
  return `<!doctype html><html lang="${MARKET_FACTS[market].htmlLang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><title>${messages.redirecting}</title><noscript><meta http-equiv="refresh" content="0;url=${safeHref}"></noscript><style>${STYLE}</style>${LOGO}<h1>${messages.redirecting}</h1><p><a href="${safeHref}"${isExternal ? ' rel="noreferrer sponsored nofollow"' : ''}>${messages.goNow}</a>${isExternal ? `<p>${messages.ad} 18+` : ''}<script>${SCRIPT}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
