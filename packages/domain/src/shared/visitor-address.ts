/**
 * The IP address for rate limits (IPv4 address or IPv6 /64). Each of our `hops` proxies appends the address of its
 * client to `X-Forwarded-For`. Entries further left come from the visitor and cannot be trusted.
 */
export function visitorAddress(headers: Pick<Headers, 'get'>, socketAddress: string, hops: number): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const forwarded = hops > 0 ? chain.at(-hops) : undefined;
  return reduceToSubnet(forwarded || socketAddress);
}

/** The /24 of an IPv4 address or the /48 of an IPv6 /64. One customer of a provider can have many addresses in it. */
export function toAddressBlock(address: string): string {
  const separator = address.includes(':') ? ':' : '.';
  return `${address.split(separator).slice(0, 3).join(separator)}${separator}*`;
}

/** Reduces an IPv6 address to its /64: a household has a whole /64 and could use a new address for each request. */
function reduceToSubnet(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
