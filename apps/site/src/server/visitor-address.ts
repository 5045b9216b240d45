import { isIPv6 } from 'node:net';

/**
 * The address that limits are counted for. `hops` proxies of our own stand before the site, each of which adds the
 * address it was asked from at the end of the header; anything further left was written by the visitor.
 */
export function visitorAddress(headers: Pick<Headers, 'get'>, socketAddress: string, hops: number): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const told = hops > 0 ? chain.at(-hops) : undefined;
  return networkOf(told || socketAddress);
}

/** A home has a whole /64 of IPv6 addresses and may take a new one for each question. */
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
