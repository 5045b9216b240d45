import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import { listClicks } from '@nettobonus/store/verify-clicks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LedgerSite } from '../../bench/ledger-site.ts';
import { buildClickBeacon, fetchClickToken, sendRequest } from '../../bench/send-request.ts';

let site: LedgerSite;
let url: string;

beforeAll(async () => {
  site = await LedgerSite.start();
  url = `http://localhost:${site.port}`;
});
afterAll(() => site.remove());

/** Returns the clicks that the site counts while `action` runs. A slow commit stores them by way of the spool. */
async function collectClicks(action: () => Promise<void>) {
  const list = async () => {
    await site.waitUntil(() => site.isSpoolEmpty(), 30_000);
    return site.withOwner(listClicks);
  };
  const before = (await list()).length;
  await action();
  return (await list()).slice(before);
}

for (const [code, { text, net, help }] of Object.entries({
  fi: { text: 'Ohjataan kasinolle...', net: 'Netto, kun talletat 100', help: 'Peluuri' },
  se: { text: 'Vi skickar dig vidare till casinot...', net: 'Netto vid en insättning', help: 'Stödlinjen' },
  no: { text: 'Sender deg videre til casinoet …', net: 'Netto ', help: 'Hjelpelinjen' },
  dk: { text: 'Sender dig videre til casinoet …', net: 'Netto ', help: 'StopSpillet' },
})) {
  test(`the redirect page in ${code} shows “${text}”, casino, net and help in under 4 KB`, async () => {
    const response = await fetch(`${url}/go/winz-casino?lang=${code}`);
    const page = await response.text();
    expect(page).toContain(`<h1>${text}</h1>`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    for (const part of ['<h2>Winz Casino</h2>', net, help, 'src="/tiles/winz-casino.svg']) {
      expect(page).toContain(part);
    }
    expect(page).toMatch(/<b class="(plus|minus|zero)">[+−±]/);
    // The site sends the page without compression.
    expect(Buffer.byteLength(page)).toBeLessThan(4_096);
  });
}

test('a prefetch is refused and not counted', async () => {
  const clicks = await collectClicks(async () => {
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      const response = await fetch(`${url}/go/winz-casino`, { headers: { 'Sec-Purpose': purpose } });
      expect(response.status).toBe(403);
    }
    await fetch(`${url}/go/winz-casino`, { method: 'HEAD' });
  });
  expect(clicks).toEqual([]);
});

test('clicks by bots are marked as such', async () => {
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ];
  const clicks = await collectClicks(async () => {
    // Not with `fetch`: its Sec-Fetch-Mode header shows that the request is not a navigation.
    for (const agent of agents)
      await sendRequest(site.port, { path: '/go/winz', headers: { 'User-Agent': agent } });
  });
  expect(clicks.map(({ isBot }) => isBot)).toEqual([false, true]);
});

test('the endpoint refuses and does not count invalid clicks', async () => {
  const clicks = await collectClicks(async () => {
    for (const data of [{ link: 'https://evil.example/', path: '/fi' }, { path: '/fi' }, 'x'.repeat(5_000)]) {
      const response = await fetch(`${url}/api/click`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: typeof data === 'string' ? data : JSON.stringify(data),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    expect((await fetch(`${url}/api/click`)).status).toBe(405);
  });
  expect(clicks).toEqual([]);
});

test('an image tag on another site gets the redirect page, and is not counted', async () => {
  const clicks = await collectClicks(async () => {
    const headers = {
      'Sec-Fetch-Mode': 'no-cors',
      'Sec-Fetch-Dest': 'image',
      'Sec-Fetch-Site': 'cross-site',
    };
    const { status, text } = await sendRequest(site.port, { path: '/go/winz-casino', headers });
    expect([status, text.includes('location.replace')]).toEqual([200, true]);
  });
  expect(clicks).toEqual([]);
});

test('a beacon counts only with its page’s token, and only if the site itself sends it', async () => {
  const link = listSampleCasinos('fi').find(({ affiliateLink }) => affiliateLink)?.affiliateLink ?? '';
  const token = await fetchClickToken(site.port, '/fi');
  const send = async (page: { path: string; token: string }, headers = {}) => {
    const request = buildClickBeacon(link, page);
    return (await sendRequest(site.port, { ...request, headers: { ...request.headers, ...headers } })).status;
  };
  const clicks = await collectClicks(async () => {
    expect(await send({ path: '/fi', token: '' })).toBe(403);
    expect(await send({ path: '/fi/pikakasinot', token })).toBe(403);
    expect(await send({ path: '/fi', token }, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  });
  expect(clicks).toEqual([]);
  expect(await collectClicks(async () => expect(await send({ path: '/fi', token })).toBe(204))).toHaveLength(
    1,
  );
});

test('only 30 clicks of a flood from one IP address count, and every visitor is redirected', async () => {
  const clicks = await collectClicks(async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    for (let sent = 0; sent < 100; sent++) {
      const { status } = await sendRequest(site.port, { path: '/go/winz-casino', headers });
      expect(status).toBe(200);
    }
  });
  // Up to twice as many, if a ten-minute period ends during the test.
  expect(clicks.length).toBeGreaterThanOrEqual(30);
  expect(clicks.length).toBeLessThanOrEqual(60);
});

test('while PostgreSQL is down the page is the same, and the click is counted later', async () => {
  const clicks = await collectClicks(async () => {
    // On a slow machine an earlier test may already have spooled a click.
    const { spooled } = await site.readClickState();
    await site.database.stop();
    expect((await sendRequest(site.port, { path: '/go/winz' })).text).toContain('Ohjataan kasinolle...');
    expect(await site.readClickState()).toMatchObject({ database: 'down', spooled: spooled + 1, lost: 0 });
    await site.database.start();
  });
  expect(clicks).toHaveLength(1);
});
