import { createHash } from 'node:crypto';
import font from '@nettobonus/brand/fonts/schibsted-grotesk.woff2?url';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { GoDestination } from '@nettobonus/domain/clicks/go-matching';
import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatDay, formatMoney, withNoBreakAmounts } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/message.ts';
import { getOfferMessages, type OfferMessages } from '../../i18n/offers.ts';
import { formatSampleNotice, getGoMessages } from '../../i18n/shell.ts';
import {
  type FormattedNet,
  formatFinish,
  formatOfferNet,
  formatWageringBase,
  isFormatted,
  SHOWS_AMOUNT_TO_WAGER,
} from '../../offer-ui/net-figures.ts';
import { SECURITY_HEADERS } from '../headers.ts';

/** The offer that the visitor is about to open. */
export type GoOffer = Pick<ListedCasino, 'name' | 'image' | 'bonus' | 'terms' | 'verifiedOn'>;

export interface GoDetails {
  offer: GoOffer;
  /** The first help organisation of the visitor's market. */
  help: HelpOrganisation | null;
  /** Whether the offer is invented. */
  isSample: boolean;
}

// The script reads the URL from the link, so it is always the same and the CSP can contain its hash.
const SCRIPT = 'location.replace(document.links[0].href)';
// The site's pages have already loaded the font. It must not delay this page: `optional` uses it only if it is cached.
const STYLE = `@font-face{font-family:S;src:url(${font});font-weight:400 700;font-display:optional}\
:root{color-scheme:light dark;--net:light-dark(#1f37d6,#88aeff);--cost:light-dark(#b8371a,#ff8d6b);background:light-dark(#faf7f1,#111319);color:light-dark(#15171f,#f4efe5);font:1rem/1.5 S,system-ui,sans-serif}\
body{max-width:30rem;min-height:100svh;box-sizing:border-box;margin:auto;padding:1.5rem 1rem;display:flex;flex-direction:column}\
main{margin:auto 0}footer{text-align:center}\
header{font-size:1.625rem;font-weight:700;letter-spacing:-.04em;display:flex;gap:.6rem;justify-content:center;align-items:center}\
h1{font-size:1.875rem;line-height:1.15;letter-spacing:-.035em;margin:1rem 0}\
h2,p{margin:0}h2{font-size:1.25rem;line-height:1.3}img{border-radius:4px}\
.c,.n{display:flex;gap:1rem;align-items:center;padding:1rem 0 .5rem}.c{border:solid;border-width:1px 0;padding:1rem 0}\
.c p,small,li,footer{color:light-dark(#454752,#c3bfb6)}small,li,footer{font-size:.875rem}\
.n b{font-size:2.375rem;line-height:1.1;letter-spacing:-.03em;white-space:nowrap}.k,.plus{fill:var(--net);color:var(--net)}.l,.minus{fill:var(--cost);color:var(--cost)}.n .none{font-size:1.5rem;white-space:normal}\
.h{fill:url(#h)}.v{fill:none;stroke:currentColor;stroke-dasharray:4}\
ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.75rem 0 1.25rem}\
.b{display:inline-block;background:var(--net);color:light-dark(#fff,#111319);border-radius:4px;padding:.7rem 1.25rem;font-weight:600;text-decoration:none;margin-bottom:.75rem}\
footer a{color:var(--net);white-space:nowrap}\
#m path+path{fill:var(--net)}#m path~path~path{fill:#f4b79f}\
@media(prefers-reduced-motion:no-preference){main>svg:first-of-type{animation:p 1.2s infinite}}@keyframes p{50%{opacity:.4}}`;

/** The logo mark, once in full and once as a reference to it. */
const renderMark = (size: number, content: string) =>
  `<svg width="${size}" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">${content}</svg>`;
const LOGO = renderMark(
  26,
  '<g id="m"><path d="M0 0h32v11H0z"/><path d="M0 13h18v19H0z"/><path d="M20 13h12v19H20z"/></g>',
);
const LOADER = renderMark(64, '<use href="#m"/>');

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page is not cached, not indexed, and sends no referrer. */
export const GO_HEADERS: Record<string, string> = {
  ...SECURITY_HEADERS,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; font-src 'self'; script-src ${cspHash(SCRIPT)}; style-src ${cspHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/**
 * Redirects immediately: by script, or without scripts by meta refresh. The link is the fallback. Until the casino
 * responds, the visitor sees what the link leads to. There is no button to cancel, because the page does not wait.
 */
export function renderGoPage(
  { kind, href, ...destination }: GoDestination,
  market: Market,
  details: GoDetails | null,
): string {
  const messages = getGoMessages(market);
  const safeHref = escapeHtml(href);
  const isExternal = kind === 'casino';
  const offer =
    details && 'market' in destination ? renderOffer(details.offer, destination.market, market) : '';
  // The refresh is in noscript: next to the script it would request the casino a second time.
  return `<!doctype html><html lang="${MARKET_FACTS[market].htmlLang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><title>${messages.redirecting}</title><noscript><meta http-equiv="refresh" content="0;url=${safeHref}"></noscript><style>${STYLE}</style><header>${LOGO}nettobonus</header><main>${details?.isSample ? `<small>${formatSampleNotice(market)}</small><br><br>` : ''}${LOADER}<h1>${messages.redirecting}</h1>${offer}<a class="b" href="${safeHref}"${isExternal ? ' rel="noreferrer sponsored nofollow"' : ''}>${messages.goNow}</a>${isExternal ? `<br><small>${messages.ad}</small>` : ''}</main>${isExternal ? `<footer><b>18+</b> ${messages.warning} ${details?.help ? renderHelp(details.help) : ''}</footer>` : ''}<script>${SCRIPT}</script>`;
}

function renderHelp({ name, url, phone }: HelpOrganisation): string {
  return `<a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(phone ? `${name} ${phone}` : name)}</a>`;
}

/** The amounts are in the currency of the market that lists the offer, the labels in the visitor's language. */
function renderOffer(offer: GoOffer, listedIn: Market, market: Market): string {
  const messages = getOfferMessages(market);
  const net = formatOfferNet(offer.terms, referenceDeposit(listedIn), { market: listedIn, messages });
  const hasNet = isFormatted(net);
  const { htmlLang } = MARKET_FACTS[listedIn];
  const bonusLang = listedIn === market ? '' : ` lang="${htmlLang}"`;
  const figure = hasNet
    ? `<b class="${net.sign}">${net.net}</b><span>${net.label}<br>${formatFinish(net.value, messages)}</span>`
    : `<b class="none">${net.figure}</b><span>${net.note}</span>`;
  return `<div class="c"><img src="${escapeHtml(offer.image)}" width="64" height="64" alt=""><div><h2>${escapeHtml(offer.name)}</h2><p${bonusLang}>${escapeHtml(withNoBreakAmounts(offer.bonus))}</p></div></div><p class="n">${figure}</p>${hasNet ? renderBar(net) : ''}<ul>${listTerms(offer, listedIn, messages, hasNet ? net : null)}</ul>`;
}

function listTerms(
  { terms, verifiedOn }: GoOffer,
  listedIn: Market,
  messages: OfferMessages,
  net: FormattedNet | null,
): string {
  const rows: [label: string, value: string | undefined][] = [
    [messages.wagering, formatWageringBase(terms, messages)],
    [messages.amountToWager, net && SHOWS_AMOUNT_TO_WAGER.has(listedIn) ? net.turnover : undefined],
    [
      messages.minDeposit,
      terms?.minDeposit === undefined ? undefined : formatMoney(terms.minDeposit, listedIn),
    ],
    [
      messages.valid,
      terms?.validDays === undefined ? undefined : formatPlural(messages.days, terms.validDays, listedIn),
    ],
    [messages.maxBet, terms?.maxBet === undefined ? undefined : formatMoney(terms.maxBet, listedIn)],
    [messages.checked, formatDay(verifiedOn, listedIn)],
  ];
  return rows.map(([label, value]) => (value === undefined ? '' : `<li>${label} <b>${value}</b>`)).join('');
}

const BAR_WIDTH = 480;

/** The net bar of the site as SVG: style attributes, which the site's own bar needs, would need another CSP. */
function renderBar({ bar: { gross, net, sum } }: FormattedNet): string {
  const from = Math.min(net, net === 0 ? Math.max(sum, -1) : 0);
  const scale = BAR_WIDTH / Math.max(gross - from, 0.01);
  const block = (name: string, start: number, end: number, y: number, height: number) =>
    end > start
      ? `<path class="${name}" d="M${Math.round((start - from) * scale)} ${y}h${Math.round((end - start) * scale)}v${height}H${Math.round((start - from) * scale)}z"/>`
      : '';
  const kept = Math.max(net, 0);
  return `<svg viewBox="0 0 ${BAR_WIDTH} 25" fill="currentColor" aria-hidden="true"><pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="l" d="M0 0h3v6H0z"/></pattern>${block('g', 0, gross, 0, 7)}${block('k', 0, kept, 9, 16)}${block('h', kept, gross, 9, 16)}${net < 0 ? block('l', net, 0, 9, 16) : block('v', from, 0, 9, 16)}</svg>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
