import { isIPv6 } from 'node:net';

/**
 * The address for rate limits. Each of our `hops` proxies appends the address of its client to `X-Forwarded-For`.
 * Entries further left come from the visitor and cannot be trusted.
 */
export function visitorAddress(headers: Pick<Headers, 'get'>, socketAddress: string, hops: number): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const forwarded = hops > 0 ? chain.at(-hops) : undefined;
  return networkOf(forwarded || socketAddress);
}

/** A household has a whole /64 of IPv6 addresses and could use a new one for each request. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
