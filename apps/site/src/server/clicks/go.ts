import { findGoDestination, type GoIndex } from '@nettobonus/domain/clicks/go-matching';
import { DEFAULT_MARKET, getMarket } from '@nettobonus/domain/markets/market';
import { type Answer, type ClickRequest, isSpeculative } from './click-request.ts';
import { GO_HEADERS, writeGoPage } from './go-page.ts';
import type { ClickDetails } from './record-click.ts';

export const GO_PATH = /^\/go(?=[/?]|$)/;

interface GoOptions {
  index: () => Promise<GoIndex>;
  record: (click: ClickDetails, request: ClickRequest) => Promise<unknown>;
  log: (event: string, details: Record<string, unknown>) => void;
}

/** The redirect page. It responds once the click is recorded, and redirects even if recording fails. */
export function createGo({ index, record, log }: GoOptions): (request: ClickRequest) => Promise<Answer> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { ...GO_HEADERS, Allow: 'GET, HEAD' }, body: '' };
    }
    // Refused, not just uncounted: from a prefetched page the browser would redirect without a countable request.
    // Not with a 5xx, which the edge would treat as a failure of this process.
    if (isSpeculative(request)) return { status: 403, headers: GO_HEADERS, body: '' };
    const { slug, market } = readTarget(request.target);
    const destination = findGoDestination(await index(), slug, market);
    if (destination.kind === 'casino' && request.method === 'GET') {
      const { casino, market: listedIn } = destination;
      const click = {
        casino,
        market: listedIn,
        placement: 'go',
        page: null,
        position: null,
        netShown: null,
      } as const;
      // Our error must not hold up the visitor.
      await record(click, request).catch((error) =>
        log('CLICK NOT RECORDED', { casino, error: String(error) }),
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

/** A malformed percent-encoding is used undecoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
