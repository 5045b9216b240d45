import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkLinks } from './check-links.ts';

const SITE: Record<string, string> = {
  '/': '<a href="/fi">Home</a>',
  '/fi': `<p id="here"><a href="#here">Here</a><a href="#gone">Gone</a><a href="/fi/tietosuoja">Privacy</a>
    <a href="/fi?search=a">A</a><a href="/fi?search=b">B</a><a href="/go/x">Go</a><a href="https://other.example/fi/integritet">Other</a>
    <a href="/fi/integritet">Privacy</a>`,
  '/fi/tietosuoja': '<img src="/none.png">',
  '/fi/integritet': 'Privacy',
};

test('finds broken links, missing anchors, pages that no sitemap lists and links by another name', async () => {
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const html = SITE[url.split('?')[0] ?? ''];
    response.writeHead(html ? 200 : 404, { 'Content-Type': 'text/html' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const { findings } = await checkLinks(origin, new Set([`${origin}/fi`]));
    expect(
      findings.map(({ url, problem }) => `${url}: ${problem}`.replaceAll(origin, '')).toSorted(),
    ).toEqual([
      '/fi/tietosuoja: is linked, but is not in a sitemap',
      '/fi/tietosuoja: link to /none.png returns 404',
      '/fi: /fi#gone has no such fragment',
      '/fi: link to /fi/integritet instead of /fi/tietosuoja',
      '/fi?search=a: /fi?search=a#gone has no such fragment',
    ]);
    expect(requested).not.toContain('/go/x');
    expect(requested.filter((url) => url.includes('?search='))).toHaveLength(1);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
