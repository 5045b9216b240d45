import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { listDocuments } from '@nettobonus/content/documents';
import { getLocalDate } from '@nettobonus/domain/markets/market';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NetworkPolicy } from '../network/network-policy.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { checkTerms } from './check-terms.ts';
import { ROWS_PER_PAGE } from './terms-filter.ts';
import type { HostBehaviour } from './test-terms-hosts.ts';
import { listWatchedListings } from './watched-listings.ts';

const LISTINGS = 200;
const CHANGES: readonly HostBehaviour[] = ['figure', 'new clause', 'lost clause', 'last word'];
const FAILURES: readonly HostBehaviour[] = ['error', 'empty', 'pdf'];
const CHANGED = 12;

// The module reads the environment, which the test studio sets.
const readPublishedMarkets: typeof import('../findings/published-offers.ts').readPublishedMarkets = async (
  ...args
) => (await import('../findings/published-offers.ts')).readPublishedMarkets(...args);

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
let hosts: ChildProcess;
let port: number;
let token: string;
/** The listings in the order of their titles. */
let ids: number[];

const getHost = (id: number) => `casino-${id}.test`;

/** Published addresses must be https; the stub casinos have no certificates. */
const setAddresses = async (protocol: 'http' | 'https') => {
  for (const table of ['listings', '_listings_v'] as const) {
    const [id, field] = table === 'listings' ? ['id', 'terms_url'] : ['parent_id', 'version_terms_url'];
    await studio.db.unsafe(
      `UPDATE studio.${table} SET ${field} = '${protocol}://casino-' || ${id} || '.test:${port}/terms'`,
    );
  }
};

async function behave(changes: [id: number, behaviour: HostBehaviour | null][]): Promise<void> {
  hosts.send(changes.map(([id, behaviour]) => [getHost(id), behaviour]));
  await once(hosts, 'message');
}

const network: NetworkPolicy = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
};

async function check(): Promise<number> {
  await setAddresses('http');
  const now = new Date();
  const fetched = await checkTerms(studio.payload, { network, now, since: now, requestIntervalMs: 1 });
  await setAddresses('https');
  return fetched;
}

/** The ids of the listings in a state, in ascending order. */
async function list(state: string): Promise<number[]> {
  const listings = await listWatchedListings(studio.payload);
  return listings
    .filter((listing) => listing.state === state)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
}

const findSeen = async (id: number) =>
  (await listWatchedListings(studio.payload)).find((listing) => listing.id === id)?.check?.fetchedDigest;

const press = async (pressed: readonly number[], seen?: string | null) =>
  (
    await studio.request('POST', '/terms-read-today', {
      token,
      body: { ids: pressed, ...(seen ? { seen } : {}) },
    })
  ).json();

beforeAll(async () => {
  hosts = fork(fileURLToPath(new URL('./test-terms-hosts.ts', import.meta.url)));
  [{ port }] = (await once(hosts, 'message')) as [{ port: number }];
  let loaded = 0;
  const documents = pickDocuments(listDocuments(), ({ kind }) => {
    if (kind === 'listing') loaded += 1;
    return kind === 'market-settings' || (kind === 'listing' && loaded <= LISTINGS);
  });
  await loadDocuments(studio.payload, documents);
  token = await logInAs(studio, 'editor');
  ids = (await listWatchedListings(studio.payload)).map(({ id }) => id);
}, 300_000);
afterAll(() => {
  hosts.kill();
});

test('the weekly round: of 200 listings exactly the 12 with changed terms are found, and failures are not unchanged', async () => {
  expect(ids).toHaveLength(LISTINGS);
  expect([...(await list('waiting')), ...(await list('no address'))]).toHaveLength(LISTINGS);

  expect(await check()).toBe(LISTINGS);
  expect(await list('unchanged')).toHaveLength(LISTINGS);

  // A rule error would need a reason: the round is about terms.
  const markets = await readPublishedMarkets(studio.payload, new Date());
  const withErrors = new Set(
    markets.flatMap(({ offers }) =>
      offers
        .filter(({ findings }) => findings.some(({ severity }) => severity === 'error'))
        .map(({ id }) => id),
    ),
  );
  const free = ids.filter((id) => !withErrors.has(id));
  const changed = Array.from({ length: CHANGED }, (_, index) => free[index * 8] ?? 0).toSorted(
    (a, b) => a - b,
  );
  const failing = FAILURES.map((_, index) => free[index * 8 + 1] ?? 0).toSorted((a, b) => a - b);
  await behave([
    ...changed.map((id, index): [number, HostBehaviour] => [id, CHANGES[index % CHANGES.length] ?? 'figure']),
    ...failing.map((id, index): [number, HostBehaviour] => [id, FAILURES[index] ?? 'error']),
  ]);

  const startedAt = performance.now();
  expect(await check()).toBe(LISTINGS);
  const checkSeconds = (performance.now() - startedAt) / 1000;
  expect(await list('changed')).toEqual(changed);
  expect(await list('failed')).toEqual(failing);
  const unchanged = await list('unchanged');
  expect(unchanged).toHaveLength(LISTINGS - CHANGED - FAILURES.length);

  // As an editor: “Terms changed” on Today, then each listing and its button.
  let presses = 1;
  const roundStartedAt = performance.now();
  for (const id of changed) {
    expect(await press([id], await findSeen(id))).toEqual({ done: 1, refused: [] });
    presses += 2;
  }
  // Then “Unchanged”, and its button on each page of the list.
  presses += 1;
  const toConfirm = unchanged.filter((id) => !withErrors.has(id));
  for (let first = 0; first < toConfirm.length; first += ROWS_PER_PAGE) {
    const page = toConfirm.slice(first, first + ROWS_PER_PAGE);
    expect(await press(page)).toEqual({ done: page.length, refused: [] });
    presses += first === 0 ? 1 : 2;
  }
  const pressSeconds = (performance.now() - roundStartedAt) / 1000;
  console.info(
    `Weekly round: ${LISTINGS} listings, ${CHANGED} of ${CHANGED} changed terms found, 0 others reported, ` +
      `${FAILURES.length} failures with a reason; the watcher took ${checkSeconds.toFixed(1)} s; ` +
      `${presses} presses confirm ${CHANGED + toConfirm.length} listings, for which the studio works ${pressSeconds.toFixed(1)} s`,
  );

  expect(await list('changed')).toEqual([]);
  expect(await list('failed')).toEqual(failing);
  const verified = (await listWatchedListings(studio.payload)).filter(
    ({ verifiedOn, market }) => verifiedOn === getLocalDate(market, new Date()),
  );
  expect(verified.length).toBe(CHANGED + toConfirm.length);

  // The next week: nothing is new, and the pages that failed are compared again.
  await behave(failing.map((id): [number, null] => [id, null]));
  await check();
  expect(await list('unchanged')).toHaveLength(LISTINGS);
}, 400_000);

test('a text that the editor did not see is not accepted', async () => {
  const [id = 0] = ids;
  const seen = await findSeen(id);
  await behave([[id, 'lost clause']]);
  await check();
  expect(await press([id], seen)).toMatchObject({
    done: 0,
    refused: [{ message: expect.stringContaining('fetched again in the meantime') }],
  });
  expect(await list('changed')).toEqual([id]);
});

test('a change remains known while later requests fail, until an editor has read it', async () => {
  const [, id = 0] = ids;
  await behave([[id, 'new clause']]);
  await check();
  await behave([[id, 'error']]);
  await check();
  expect(await list('changed')).toContain(id);
  const listing = (await listWatchedListings(studio.payload)).find((watched) => watched.id === id);
  expect(listing?.check).toMatchObject({ problem: 'bad status', httpStatus: 503 });
});

test('publishing the form with a new day of reading accepts the text; an earlier day than the text’s does not', async () => {
  const id = ids.find((_, index) => index === 2) ?? 0;
  await studio.payload.update({
    collection: 'listings',
    id,
    data: { verifiedOn: '2026-01-01', _status: 'published' },
    context: { isLoading: true },
  });
  await behave([[id, 'figure']]);
  await check();
  const publish = (verifiedOn: string) =>
    studio.payload.update({
      collection: 'listings',
      id,
      data: { verifiedOn, _status: 'published' },
    });
  await publish('2026-01-02');
  expect(await list('changed')).toContain(id);
  await publish(getLocalDate('fi', new Date()));
  expect(await list('changed')).not.toContain(id);
});

test('only admins and editors of all markets can start a check of all terms', async () => {
  const marketEditor = await logInAs(studio, 'market-editor');
  expect((await studio.request('POST', '/terms/check', { token: marketEditor })).status).toBe(403);
  expect((await studio.request('POST', '/terms/check', { token })).status).toBe(202);
  expect(await (await studio.request('POST', '/terms/check', { token })).json()).toEqual({ started: false });
});

test('if no host responds, nothing is recorded: the studio seems to be offline', async () => {
  const before = await listWatchedListings(studio.payload);
  const offline: NetworkPolicy = {
    ...network,
    resolve: async (host) => {
      throw Object.assign(new Error(host), { code: 'EAI_AGAIN' });
    },
  };
  const now = new Date();
  await expect(
    checkTerms(studio.payload, { network: offline, now, since: now, requestIntervalMs: 1 }),
  ).rejects.toThrow('offline');
  expect(await listWatchedListings(studio.payload)).toEqual(before);
});
