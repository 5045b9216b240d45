import { isIPv6 } from 'node:net';

/**
 * The network of the client for login limits: the address that our own proxies report, or the /64 of an IPv6 address. Null
 * without proxies, because Next does not pass on the address of the connection.
 */
export function getClientNetwork(headers: Pick<Headers, 'get'>, proxyHops: number): string | null {
  if (proxyHops === 0) return null;
  const address = (headers.get('x-forwarded-for') ?? '').split(',').at(-proxyHops)?.trim();
  if (!address) return null;
  if (!isIPv6(address)) return address;
  // The URL parser normalises the address, with one `::` for its longest run of zeros.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
