import { findGoDestination, type GoDestination, type GoIndex } from '@nettobonus/domain/clicks/go-matching';
import { DEFAULT_MARKET, getMarket, type Market } from '@nettobonus/domain/markets/market';
import {
  type ClickRequest,
  type GoResponse,
  isNavigation,
  isSpeculative,
  type UncountedReason,
} from './click-request.ts';
import { GO_HEADERS, type GoDetails, renderGoPage } from './go-page.ts';
import type { ClickDetails } from './record-click.ts';

export const GO_PATH = /^\/go(?=[/?]|$)/;

interface GoOptions {
  getIndex: () => Promise<GoIndex>;
  /** What the page shows about a casino, for a visitor from `market`. */
  getDetails: (destination: GoDestination & { kind: 'casino' }, market: Market) => GoDetails | null;
  record: (click: ClickDetails, request: ClickRequest) => Promise<unknown>;
  onUncounted: (reason: UncountedReason) => void;
  log: (event: string, details: Record<string, unknown>) => void;
}

/** The redirect page. It responds once the click is recorded, and redirects even if recording fails. */
export function createGoHandler({
  getIndex,
  getDetails,
  record,
  onUncounted,
  log,
}: GoOptions): (request: ClickRequest) => Promise<GoResponse> {
  // A page depends only on the publication, so the response to a click costs one lookup.
  const pages = new WeakMap<GoIndex, Map<string, string>>();
  const renderPage = (index: GoIndex, destination: GoDestination, market: Market) => {
    if (destination.kind !== 'casino') return renderGoPage(destination, market, null);
    const cached = pages.get(index) ?? new Map<string, string>();
    pages.set(index, cached);
    const key = `${market} ${destination.market} ${destination.casino}`;
    const page = cached.get(key) ?? renderGoPage(destination, market, getDetails(destination, market));
    cached.set(key, page);
    return page;
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { ...GO_HEADERS, Allow: 'GET, HEAD' }, body: '' };
    }
    // Reject a prefetch instead of serving it uncounted: from the prefetched page the browser redirects without a request.
    // Not with a 5xx, which the edge would treat as a failure of this process.
    if (isSpeculative(request)) return { status: 403, headers: GO_HEADERS, body: '' };
    const { slug, market } = parseTarget(request.target);
    const index = await getIndex();
    const destination = findGoDestination(index, slug, market);
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
      if (!isNavigation(request)) onUncounted('not-navigation');
      // A failure to record must not stop the visitor.
      else
        await record(click, request).catch((error) =>
          log('CLICK NOT RECORDED', { casino, error: String(error) }),
        );
    }
    return {
      status: 200,
      headers: GO_HEADERS,
      body: renderPage(index, destination, market ?? DEFAULT_MARKET),
    };
  };
}

function parseTarget(target: string) {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const code = new URLSearchParams(query).get('lang');
  return {
    slug: decode(path.replace(GO_PATH, '').replace(/^\//, '')),
    market: code ? getMarket(code) : null,
  };
}

/** Returns malformed percent-encoding unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
