/** The fields of a request that click handling needs. Both `entry.ts` and Astro's endpoints create it. */
export interface ClickRequest {
  method: string;
  /** Path and query as sent. */
  target: string;
  header: (name: string) => string | null;
  /** The peer address. Behind our proxies it is a proxy's, and a header has the visitor's. */
  socketAddress: string;
}

export interface GoResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Whether the browser prefetches or prerenders. Older browsers use other header names. */
export function isSpeculative({ header }: Pick<ClickRequest, 'header'>): boolean {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-purpose') ?? header('x-moz');
  return purpose !== null && /prefetch|prerender|preview/i.test(purpose);
}
