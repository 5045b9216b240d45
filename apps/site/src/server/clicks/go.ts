import { findGoDestination, type GoIndex } from '@nettobonus/domain/go-matching';
import { DEFAULT_MARKET, getMarket } from '@nettobonus/domain/market';
import { type Answer, type Asked, isSpeculative } from './asked.ts';
import { GO_HEADERS, writeGoPage } from './go-page.ts';
import type { SeenClick } from './record-click.ts';

export const GO_PATH = /^\/go(?=[/?]|$)/;

interface GoParts {
  index: () => Promise<GoIndex>;
  record: (click: SeenClick, asked: Asked) => Promise<unknown>;
}

/** The redirect page. The visitor is answered when the click is kept, and is sent on whatever became of it. */
export function createGo({ index, record }: GoParts): (asked: Asked) => Promise<Answer> {
  return async (asked) => {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') {
      return { status: 405, headers: { ...GO_HEADERS, Allow: 'GET, HEAD' }, body: '' };
    }
    // Refused, not left uncounted: a browser that kept the page would send its visitor on without asking us again.
    if (isSpeculative(asked)) return { status: 503, headers: GO_HEADERS, body: '' };
    const { slug, market } = readTarget(asked.target);
    const destination = findGoDestination(await index(), slug, market);
    if (destination.kind === 'casino' && asked.method === 'GET') {
      const { casino, market: listedIn } = destination;
      await record(
        { casino, market: listedIn, placement: 'go', page: null, position: null, netShown: null },
        asked,
      );
    }
    return { status: 200, headers: GO_HEADERS, body: writeGoPage(destination, market ?? DEFAULT_MARKET) };
  };
}

function readTarget(target: string) {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const code = new URLSearchParams(query).get('lang');
  return {
    slug: decode(path.replace(GO_PATH, '').replace(/^\//, '')),
    market: code ? getMarket(code) : null,
  };
}

/** An address that is no text is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
