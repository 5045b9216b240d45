/** What is read of a request, whichever server brought it. */
export interface ClickRequest {
  method: string;
  /** Path and query, as they were sent. */
  target: string;
  header: (name: string) => string | null;
  /** Of the socket; proxies of our own tell the visitor's in a header. */
  socketAddress: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A browser that loads a page before anybody has request for it; and what older ones sent instead. */
export function isSpeculative({ header }: Pick<ClickRequest, 'header'>): boolean {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-purpose') ?? header('x-moz');
  return purpose !== null && /prefetch|prerender|preview/i.test(purpose);
}
