import { expect, test } from 'vitest';
import {
  assertAllowedUrl,
  createLookup,
  ForbiddenAddressError,
  isPublicAddress,
  PUBLIC_INTERNET,
} from './network-policy.ts';

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '100.63.0.1',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '223.255.255.1',
  '2a00:1450::1',
  '2606:4700::1111',
  '2001:4860::8888',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a00:1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://127.1/',
  'https://1.1.1.1:8443/',
  'http://1.1.1.1:22/',
  'https://user:secret@1.1.1.1/',
  'https://user@casino.example/',
  'ftp://1.1.1.1/',
  'file:///etc/passwd',
  'gopher://1.1.1.1:80/',
  'data:text/html,x',
  'javascript:alert(1)',
])('%s is rejected', (link) => {
  expect(() => assertAllowedUrl(PUBLIC_INTERNET, new URL(link))).toThrow(ForbiddenAddressError);
});

test.each(['https://1.1.1.1/', 'http://1.1.1.1:80/', 'http://1.1.1.1:443/', 'https://casino.example:8443/'])(
  '%s is allowed before its name is resolved',
  (link) => {
    expect(() => assertAllowedUrl(PUBLIC_INTERNET, new URL(link))).not.toThrow();
  },
);

function resolveTo(
  addresses: string[],
  { all, link = 'https://casino.example/' }: { all: boolean; link?: string },
) {
  const policy = {
    ...PUBLIC_INTERNET,
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  };
  return new Promise((resolve, reject) =>
    createLookup(policy, new URL(link))('casino.example', { all }, (error, ...result) =>
      error ? reject(error) : resolve(result),
    ),
  );
}

test('a name with public addresses resolves to one or all of them', async () => {
  expect(await resolveTo(['1.1.1.1', '2606:4700::1111'], { all: false })).toEqual(['1.1.1.1', 4]);
  expect(await resolveTo(['1.1.1.1'], { all: true })).toEqual([[{ address: '1.1.1.1', family: 4 }]]);
});

test('a name is rejected if any of its addresses is not public, if it has no address, or if the port is not a web port', async () => {
  for (const addresses of [['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['::1'], []]) {
    await expect(resolveTo(addresses, { all: true })).rejects.toThrow(ForbiddenAddressError);
    await expect(resolveTo(addresses, { all: false })).rejects.toThrow(ForbiddenAddressError);
  }
  await expect(resolveTo(['1.1.1.1'], { all: true, link: 'https://casino.example:8443/' })).rejects.toThrow(
    ForbiddenAddressError,
  );
});
