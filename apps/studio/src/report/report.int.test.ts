import { listDocuments } from '@nettobonus/content/documents';
import type { Click } from '@nettobonus/domain/clicks/click';
import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { readCsv } from '@nettobonus/domain/shared/csv';
import { createMonthPartitions, insertClicks, updateClickTotals } from '@nettobonus/store/click-rows';
import { beforeAll, expect, test } from 'vitest';
import { createTestClicks, DAY_MS } from '../../../../ops/test-clicks.ts';
import { ROLES } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { findUserId, logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import type { loadReport as LoadReport } from './load-report.ts';
import { TABLE_NAMES } from './report-tables.ts';

let studio: TestStudio;
let loadReport: typeof LoadReport;
withTestStudio((started) => {
  studio = started;
});

const CASINOS = ['winz-casino', 'casinoist'];
const now = new Date();
const getDateDaysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
/** The terms of other listings were verified 7 days ago, the maximum that the rules allow. */
const VERIFIED_DAYS_AGO: Record<string, number> = { 'winz-casino/fi': 8, 'casinoist/dk': 30 };
const getVerifiedOn = (market: Market, days: number) =>
  new Date(Date.parse(getLocalDate(market, now)) - days * DAY_MS).toISOString().slice(0, 10);
const tokens = new Map<string, string>();

const createClicks = (count: number, daysAgo: number, overrides?: Partial<Click>) =>
  createTestClicks(count, now.getTime() - daysAgo * DAY_MS, overrides);

beforeAll(async () => {
  // Import after the database has started: the modules read its URL on load.
  ({ loadReport } = await import('./load-report.ts'));
  await loadDocuments(
    studio.payload,
    listDocuments().flatMap((document): PublishedDocument[] => {
      if (document.kind === 'market-settings') return [document];
      if (!CASINOS.includes(document.key)) return [];
      if (document.kind !== 'listing') return document.kind === 'casino' ? [document] : [];
      const market = document.market as Market;
      const verifiedOn = getVerifiedOn(market, VERIFIED_DAYS_AGO[`${document.key}/${market}`] ?? 7);
      return [{ ...document, body: { ...document.body, verifiedOn } }];
    }),
  );
  const allClicks = [
    ...createClicks(2, 0),
    ...createClicks(28, 3, { placement: 'card' }),
    ...createClicks(10, 5, { market: 'se', casino: 'casinoist', netShown: -500_00 }),
    ...createClicks(3, 6, { casino: 'deleted-casino', netShown: null }),
    ...createClicks(50, 2, { isBot: true }),
    ...createClicks(20, 10),
    ...createClicks(40, 20, { market: 'dk', netShown: 0 }),
  ];
  await createMonthPartitions(
    studio.db,
    allClicks.map(({ clickedAt }) => clickedAt),
  );
  await insertClicks(studio.db, allClicks);
  await updateClickTotals(studio.db);
  for (const role of ROLES) {
    tokens.set(role, await logInAs(studio, role));
  }
}, 120_000);

async function readTable(path: string): Promise<string[][]> {
  const response = await studio.request('GET', `/report/${path}`, { token: tokens.get('analyst') ?? '' });
  return readCsv(await response.text());
}

test('the figures of a period match its clicks and compare with the same days of the previous period', async () => {
  const report = await loadReport(studio.payload, { days: 7, market: null }, now);
  expect(report.sums).toEqual({
    clicks: 43,
    // All test clicks on one day come from the same IP address.
    uniqueClicks: 4,
    excludedClicks: 0,
    clicksWithNet: 40,
    netSum: 3000_00 - 5000_00,
    clicksWithPositiveNet: 30,
  });
  // 41 clicks without today, 20 in the previous period.
  expect(report.change).toBeCloseTo(105);
  expect(report.changeOfPositiveNetShare).toBeCloseTo((28 / 38) * 100 - 100);
  expect(report.days.map((day) => day.clicks)).toEqual([3, 10, 0, 28, 0, 0, 2]);
  expect(report.markets.map(({ market, clicks: count, share }) => [market, count, share])).toEqual([
    ['fi', 33, 77],
    ['se', 10, 23],
    ['no', 0, 0],
    ['dk', 0, 0],
  ]);
  expect(report.placements).toEqual([
    { placement: 'card', clicks: 28, uniqueClicks: 1, excludedClicks: 0, share: 65, change: null },
    { placement: 'list', clicks: 15, uniqueClicks: 3, excludedClicks: 0, share: 35, change: -35 },
  ]);
  expect(report.casinos.map(({ name, clicks: count, change }) => [name, count, change])).toEqual([
    ['Winz Casino', 30, 40],
    ['Casinoist', 10, null],
    ['deleted-casino', 3, null],
  ]);
  expect(report.casinos.map(({ offer }) => offer?.market)).toEqual(['fi', 'fi', undefined]);
});

test('the report of one market contains only its own clicks and net values', async () => {
  const report = await loadReport(studio.payload, { days: 7, market: 'se' }, now);
  expect(report.sums).toMatchObject({ clicks: 10, clicksWithPositiveNet: 0 });
  expect(report.markets.map((market) => market.clicks)).toEqual([33, 10, 0, 0]);
  expect(report.casinos.map(({ casino, offer }) => [casino, offer?.market])).toEqual([['casinoist', 'se']]);
  expect(report.stale).toEqual([]);
});

test('every table is a CSV file with the report’s figures, named after its period', async () => {
  const response = await studio.request('GET', '/report/days.csv?days=7&market=fi', {
    token: tokens.get('analyst') ?? '',
  });
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename="nettobonus_days_fi_${getDateDaysAgo(6)}_${getDateDaysAgo(0)}.csv"`,
  );
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const days = await readTable('days.csv?days=7&market=fi');
  expect(days[0]).toEqual(['Day (UTC)', 'Clicks', 'Unique clicks', 'Excluded clicks', '7-day mean']);
  expect(days.slice(1).map(([day, count]) => [day, count])).toEqual(
    [3, 0, 0, 28, 0, 0, 2].map((count, index) => [getDateDaysAgo(6 - index), String(count)]),
  );
  expect((await readTable('markets.csv?days=30')).slice(1)).toEqual([
    ['fi', '53', '4', '0', '51'],
    ['se', '10', '1', '0', '10'],
    ['no', '0', '0', '0', '0'],
    ['dk', '40', '1', '0', '39'],
  ]);
  expect((await readTable('nets.csv?days=7&market=se'))[1]).toEqual(['se', '10', '10', '0', '-500', 'SEK']);
  expect((await readTable('placements.csv?days=7'))[2]).toEqual([
    'list',
    'Lists',
    '15',
    '3',
    '0',
    '35',
    '-35',
  ]);
  const casinos = await readTable('casinos.csv?days=7');
  expect(casinos[1]?.slice(0, 6)).toEqual(['winz-casino', 'Winz Casino', '30', '2', '0', '40']);
  expect(casinos[1]?.slice(7)).toEqual(['EUR', 'fi']);
  expect(casinos[3]).toEqual(['deleted-casino', 'deleted-casino', '3', '1', '0', '', '', '', '']);
});

test('stale offers are listed with their published headline, oldest first', async () => {
  const [head, ...rows] = await readTable('stale-offers.csv');
  expect(head).toEqual(['Casino', 'Market', 'Headline', 'Terms verified on', 'Days ago']);
  expect(rows.map(([casino, market, , ...verified]) => [casino, market, ...verified])).toEqual([
    ['Casinoist', 'dk', getVerifiedOn('dk', 30), '30'],
    ['Winz Casino', 'fi', getVerifiedOn('fi', 8), '8'],
  ]);
  const { stale } = await loadReport(studio.payload, { days: 7, market: null }, now);
  expect(rows.map(([, , headline]) => headline)).toEqual(stale.map(({ offer }) => offer.listing.bonus));
});

test('every role may read every table, anonymous users may not', async () => {
  for (const table of TABLE_NAMES) {
    for (const role of ROLES) {
      const { status } = await studio.request('GET', `/report/${table}.csv`, {
        token: tokens.get(role) ?? '',
      });
      expect([role, table, status]).toEqual([role, table, 200]);
    }
    expect((await studio.request('GET', `/report/${table}.csv`)).status).toBe(401);
  }
});

const post = (path: string, role: string, body: object = {}) =>
  studio.request('POST', `/report/exclusions${path}`, { token: tokens.get(role) ?? '', body });
const FILTER = { day: getDateDaysAgo(3), casino: 'winz-casino', market: '', placement: 'card' };
const listAuditEntries = async () => {
  const { docs } = await studio.payload.find({
    collection: 'audit-log',
    where: { kind: { equals: 'click-exclusions' } },
    sort: 'id',
  });
  return docs.map(({ user, action, title, reason }) => [user, action, title, reason ?? null]);
};

test('an editor excludes clicks and revokes the exclusion; the figures and the audit log reflect both', async () => {
  const editor = await findUserId(studio, 'editor@example.org');
  const excluded = await post('', 'editor', { ...FILTER, reason: 'One network, 28 clicks' });
  expect([excluded.status, await excluded.json()]).toEqual([201, { excludedCount: 28 }]);
  const report = await loadReport(studio.payload, { days: 7, market: null }, now);
  expect(report.sums).toMatchObject({ clicks: 15, uniqueClicks: 3, excludedClicks: 28, clicksWithNet: 12 });
  expect(report.busyNetworks).toEqual([]);
  expect((await readTable('days.csv?days=7'))[4]).toEqual([
    getDateDaysAgo(3),
    '0',
    '0',
    '28',
    expect.anything(),
  ]);
  expect((await readTable('placements.csv?days=7')).slice(1).map((row) => row.slice(0, 5))).toEqual([
    ['list', 'Lists', '15', '3', '0'],
    ['card', 'Offer in a review', '0', '0', '28'],
  ]);
  expect((await readTable('exclusions.csv?days=7')).slice(1)).toEqual([
    [FILTER.day, 'winz-casino', '', 'card', '', 'One network, 28 clicks'],
  ]);

  const [exclusion] = report.exclusions;
  expect((await post(`/${exclusion?.id}/revoke`, 'editor')).status).toBe(200);
  expect((await post(`/${exclusion?.id}/revoke`, 'editor')).status).toBe(409);
  const restored = await loadReport(studio.payload, { days: 7, market: null }, now);
  expect(restored.sums).toMatchObject({ clicks: 43, uniqueClicks: 4, excludedClicks: 0, clicksWithNet: 40 });
  expect(restored.busyNetworks.map(({ day, casino, clicks }) => [day, casino, clicks])).toEqual([
    [FILTER.day, 'winz-casino', 28],
  ]);
  expect(await listAuditEntries()).toEqual([
    [editor, 'created', `winz-casino, ${FILTER.day}, card: 28 clicks`, 'One network, 28 clicks'],
    [editor, 'deleted', `winz-casino, ${FILTER.day}`, null],
  ]);
});

test('an exclusion that matches no clicks is refused, and nothing is stored or logged', async () => {
  const before = await listAuditEntries();
  for (const filter of [
    { ...FILTER, placement: 'banner' },
    { ...FILTER, day: '2020-01-01' },
    { ...FILTER, visitor: 'ff'.repeat(16) },
  ]) {
    expect((await post('', 'admin', { ...filter, reason: 'a mistake' })).status).toBe(409);
  }
  for (const invalid of [{ reason: 'x' }, { visitor: "'" }, { market: 'xx' }, { day: 'today' }]) {
    expect((await post('', 'admin', { ...FILTER, reason: 'a mistake', ...invalid })).status).toBe(400);
  }
  const { exclusions } = await loadReport(studio.payload, { days: 90, market: null }, now);
  expect(exclusions).toEqual([]);
  expect(await listAuditEntries()).toEqual(before);
});

test('only admins and editors of all markets may exclude clicks', async () => {
  const allowed: string[] = [];
  for (const role of [...ROLES, 'anonymous']) {
    const { status } = await post('', role, { ...FILTER, reason: 'a test of permissions' });
    if (status !== 403 && status !== 401) allowed.push(role);
    expect((await post('/1/revoke', role)).status).toBe(
      { admin: 409, 'chief-editor': 409, editor: 409, 'market-editor': 403, analyst: 403 }[role] ?? 401,
    );
  }
  expect(allowed).toEqual(['admin', 'chief-editor', 'editor']);
});

test('a casino with an unusual share of a market’s unique clicks is reported, in that market only', async () => {
  const createVisits = (casino: string, count: number, daysAgo: number) =>
    Array.from({ length: count }, (_, visitor) =>
      createClicks(1, daysAgo, { casino, market: 'no', visitor: visitor.toString(16).padStart(32, '0') }),
    ).flat();
  const history = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((daysAgo) => [
    ...createVisits('winz-casino', 40, daysAgo),
    ...createVisits('casinoist', 10, daysAgo),
  ]);
  await insertClicks(studio.db, history);
  await insertClicks(studio.db, [
    ...createVisits('winz-casino', 100, 0),
    ...createVisits('casinoist', 150, 0),
  ]);
  await updateClickTotals(studio.db);
  const { alarms, getCasinoName } = await loadReport(studio.payload, { days: 7, market: 'no' }, now);
  expect(
    alarms.map(({ casino, uniqueClicks, share }) => [getCasinoName(casino), uniqueClicks, share]),
  ).toEqual([
    ['Casinoist', 150, 0.6],
    ['Winz Casino', 100, 0.4],
  ]);
  expect((await loadReport(studio.payload, { days: 7, market: 'fi' }, now)).alarms).toEqual([]);
});

test('an unknown table returns 404', async () => {
  for (const path of ['users.csv', 'days', 'days.json']) {
    const { status } = await studio.request('GET', `/report/${path}`, { token: tokens.get('admin') ?? '' });
    expect([path, status]).toEqual([path, 404]);
  }
});
