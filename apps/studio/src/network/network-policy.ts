import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Which hosts the checker may connect to. */
export interface NetworkPolicy {
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  /** Takes a resolved address, or an IP literal from the link. */
  isAllowed: (address: string, target: { hostname: string; port: number }) => boolean;
}

export class ForbiddenAddressError extends Error {}

/**
 * Private, loopback, link-local, shared, documentation, benchmark, multicast and reserved addresses. One list per
 * family: a shared list would also match IPv4 addresses against IPv6 networks.
 */
const NOT_PUBLIC = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.ipv4.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // All but 2000::/3, the public range. Includes IPv4 addresses embedded in IPv6.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Tunnel, translation and documentation ranges within 2000::/3.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.ipv6.addSubnet(network, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return !NOT_PUBLIC[family].check(address, family);
}

const WEB_PORTS = [80, 443];

/** Allows only public addresses on web ports: the checker must not connect to our own network. */
export const PUBLIC_INTERNET: NetworkPolicy = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: (address, { port }) => isPublicAddress(address) && WEB_PORTS.includes(port),
};

/** Throws if a URL is forbidden. `createLookup` checks the rest, once the host name is resolved. */
export function assertAllowedUrl(
  policy: NetworkPolicy,
  { protocol, hostname, port, username, password }: URL,
): void {
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || username || password) throw new ForbiddenAddressError(`${protocol}//${hostname}`);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !policy.isAllowed(literal, { hostname, port: getPort({ protocol, port }) })) {
    throw new ForbiddenAddressError(hostname);
  }
}

/**
 * DNS lookup for the connection itself. Prevents DNS rebinding: the connection uses the addresses that were checked.
 */
export function createLookup(policy: NetworkPolicy, url: URL): LookupFunction {
  return (hostname, options, callback) => {
    policy.resolve(hostname).then(
      (addresses) => {
        const target = { hostname, port: getPort(url) };
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => !policy.isAllowed(address, target))) {
          callback(new ForbiddenAddressError(`${hostname} resolves to ${addresses[0]?.address}`), '');
        } else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, ''),
    );
  };
}

function getPort({ protocol, port }: Pick<URL, 'protocol' | 'port'>): number {
  return port ? Number(port) : protocol === 'https:' ? 443 : 80;
}
