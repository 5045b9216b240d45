/** The fields of a request that click handling needs. Both `entry.ts` and Astro's endpoints create it. */
export interface ClickRequest {
  method: string;
  /** Path and query as sent. */
  target: string;
  header: (name: string) => string | null;
  /** The peer address. Behind our proxies it is the address of a proxy, and a header contains the visitor's. */
  socketAddress: string;
}

export interface GoResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Why a request does not count as a click. */
export type UncountedReason = 'not-navigation' | 'other-origin' | 'wrong-token' | 'over-limit';

/** Whether the browser is prefetching or prerendering. Older browsers use different header names. */
export function isSpeculative({ header }: Pick<ClickRequest, 'header'>): boolean {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-purpose') ?? header('x-moz');
  return purpose !== null && /prefetch|prerender|preview/i.test(purpose);
}

/**
 * Whether the request opens the URL as a page. An image, a frame or a script on another site does not. Older browsers
 * do not send these headers; their requests count.
 */
export function isNavigation({ header }: Pick<ClickRequest, 'header'>): boolean {
  const [mode, destination] = [header('sec-fetch-mode'), header('sec-fetch-dest')];
  return (mode ?? 'navigate') === 'navigate' && (destination ?? 'document') === 'document';
}

export function toClickRequest(request: Request, socketAddress: string): ClickRequest {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    target: pathname + search,
    header: (name) => request.headers.get(name),
    socketAddress,
  };
}
