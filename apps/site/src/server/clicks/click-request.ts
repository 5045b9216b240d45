/** The fields of a request that click handling needs, from either server. */
export interface ClickRequest {
  method: string;
  /** Path and query as sent. */
  target: string;
  header: (name: string) => string | null;
  /** The peer address; behind our proxies a header has the visitor's. */
  socketAddress: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Whether a browser prefetches or prerenders; older browsers use other header names. */
export function isSpeculative({ header }: Pick<ClickRequest, 'header'>): boolean {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-purpose') ?? header('x-moz');
  return purpose !== null && /prefetch|prerender|preview/i.test(purpose);
}
