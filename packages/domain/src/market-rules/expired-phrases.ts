/**
 * Phrases on pages whose offer has expired, and on error pages with status 200. Phrases about blocked countries are not
 * included: the checker does not run in the visitors' countries.
 */
export const EXPIRED_PHRASES = {
  en: [
    'offer expired',
    'offer has expired',
    'offer is expired',
    'offer has ended',
    'offer is over',
    'offer is no longer available',
    'offer no longer available',
    'offer is no longer valid',
    'promotion expired',
    'promotion has expired',
    'promotion has ended',
    'promotion is no longer available',
    'campaign has expired',
    'campaign has ended',
    'bonus is no longer available',
    'page not found',
    'page could not be found',
    'page cannot be found',
  ],
  fi: [
    'tarjous on päättynyt',
    'tarjous päättynyt',
    'tarjous on vanhentunut',
    'tarjous on umpeutunut',
    'tarjous ei ole enää voimassa',
    'tarjous ei ole enää saatavilla',
    'kampanja on päättynyt',
    'kampanja päättynyt',
    'kampanja ei ole enää voimassa',
    'bonus ei ole enää saatavilla',
    'etu ei ole enää voimassa',
    'sivua ei löydy',
    'sivua ei löytynyt',
  ],
  se: [
    'erbjudandet har gått ut',
    'erbjudandet har upphört',
    'erbjudandet har löpt ut',
    'erbjudandet är avslutat',
    'erbjudandet är slut',
    'erbjudandet gäller inte längre',
    'erbjudandet är inte längre giltigt',
    'erbjudandet är inte längre tillgängligt',
    'erbjudandet finns inte längre',
    'kampanjen har gått ut',
    'kampanjen har avslutats',
    'kampanjen är avslutad',
    'kampanjen är slut',
    'kampanjen är över',
    'sidan hittades inte',
    'sidan kunde inte hittas',
    'sidan finns inte',
  ],
  no: [
    'tilbudet har utløpt',
    'tilbudet er utløpt',
    'tilbudet har gått ut',
    'tilbudet er avsluttet',
    'tilbudet er over',
    'tilbudet gjelder ikke lenger',
    'tilbudet er ikke lenger gyldig',
    'tilbudet er ikke lenger tilgjengelig',
    'kampanjen har utløpt',
    'kampanjen er utløpt',
    'kampanjen er avsluttet',
    'kampanjen er over',
    'siden ble ikke funnet',
    'siden finnes ikke',
    'fant ikke siden',
  ],
  dk: [
    'tilbuddet er udløbet',
    'tilbuddet er slut',
    'tilbuddet er ophørt',
    'tilbuddet er afsluttet',
    'tilbuddet gælder ikke længere',
    'tilbuddet er ikke længere gyldigt',
    'tilbuddet er ikke længere tilgængeligt',
    'kampagnen er udløbet',
    'kampagnen er slut',
    'kampagnen er afsluttet',
    'kampagnen gælder ikke længere',
    'siden blev ikke fundet',
    'siden findes ikke',
    'siden kunne ikke findes',
  ],
} as const satisfies Record<string, readonly string[]>;

const ALL_PHRASES = Object.values(EXPIRED_PHRASES).flat();
const ANY_PHRASE = new RegExp(String.raw`(?<!\p{L})(?:${ALL_PHRASES.join('|')})(?!\p{L})`, 'u');

/** Content that a browser does not display as text. */
const INVISIBLE = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
// Stops at the next "<": otherwise a page with thousands of them would take minutes to match.
const TAG = /<[^<>]*>/g;
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi;
const NAMED_ENTITIES: Record<string, string> = {
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  aelig: 'æ',
  oslash: 'ø',
  nbsp: ' ',
  shy: '',
};
const MAX_CODE_POINT = 0x10ffff;

/** The first expired-offer phrase on a page, in lower case, or null. */
export function findExpiredPhrase(html: string): string | null {
  return ANY_PHRASE.exec(extractText(html))?.[0] ?? null;
}

function extractText(html: string): string {
  return html
    .replace(INVISIBLE, ' ')
    .replace(TAG, ' ')
    .replace(ENTITY, decodeEntity)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ');
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name = ''): string {
  const codePoint = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN;
  if (codePoint <= MAX_CODE_POINT) return String.fromCodePoint(codePoint);
  return NAMED_ENTITIES[name.toLowerCase()] ?? entity;
}
