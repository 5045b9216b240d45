/**
 * Stops PostgreSQL under load through the edge. Run `npm run build` first, then `npm run bench database-outage` for an
 * outage of ten minutes, or `npm run bench database-outage 1` for one minute. Only contact messages may fail, with an
 * error message. Fails if any other request fails, if a click is missing afterwards, or if a change published after the
 * recovery takes longer than a second to become visible. e2e/chat.spec.ts tests that the form keeps its text.
 *
 * `npm run bench database-outage freeze` freezes all database connections ten times instead (`freeze-drill.ts`).
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { updateClickTotals } from '@nettobonus/store/click-rows';
import { connect } from '@nettobonus/store/connect';
import { countByVisitor, listTotalsDifferences } from '@nettobonus/store/verify-clicks';
import { pollUntil } from '../ops/chat-run.ts';
import { type EdgeSetup, warmUp, withEdge } from './edge-setup.ts';
import { runFreezeDrill } from './freeze-drill.ts';
import { check, runBenchmark } from './outcome.ts';
import { publishAndMeasure } from './publish-and-measure.ts';
import { buildContactRequest, sendRequest } from './send-request.ts';
import { PAGES, type VisitFigures, Visits } from './visits.ts';

const [, , MODE, TIMES] = process.argv;
const MINUTES = Number(MODE ?? 10);
const FREEZES = Number(TIMES ?? 10);
const PER_SECOND = 300;
const CONNECTIONS = 64;
const FRESH_MS = 1_000;
/** Slow enough to stay below the rate limits per visitor. */
const REQUEST_EVERY_MS = 6_000;
const WARM_UP_MS = 10_000;
/** The default public key that pages send with a chat request. */
const CHAT_KEY = 'nettobonus-public';

if (MODE === 'freeze') {
  await runBenchmark(() => runFreezeDrill(FREEZES), 'The site was fresh within ten seconds each time.');
}
await runBenchmark(() => withEdge(2, run), 'Only contact messages failed, each with an error message.');

async function run({ edge, database, sites }: EdgeSetup): Promise<void> {
  await warmUp(edge, PAGES);
  const visits = new Visits({ port: edge.port, connections: CONNECTIONS, perSecond: PER_SECOND });
  const figures: VisitFigures[] = [];
  const record = (period: string) => {
    const current = visits.takeFigures();
    figures.push(current);
    print(period, current);
  };
  await pause(WARM_UP_MS);
  record('before');

  console.log(`PostgreSQL is stopped for ${MINUTES} minutes, load average ${loadavg()[0]?.toFixed(1)}`);
  await database.stop();
  const restartAt = performance.now() + MINUTES * 60_000;
  const apiRequests = requestApis(edge.port, () => performance.now() >= restartAt);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await pause(Math.max(0, restartAt - (MINUTES - minute) * 60_000 - performance.now()));
    record(`minute ${minute}`);
  }
  await apiRequests;
  await database.start();
  const startedAt = performance.now();
  const firstVisibleMs = await publishAndMeasure(database.url, edge.port, 'Joki at once');
  const isBack = await pollUntil(
    async () => (await Promise.all(sites.map(hasDatabase))).every(Boolean),
    30_000,
  );
  console.log(
    `PostgreSQL is back. A change published at once was visible after ${firstVisibleMs.toFixed(0)} ms; all processes reconnected after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  check(isBack, 'a site process did not reconnect to the database');
  const visibleMs = await publishAndMeasure(database.url, edge.port, 'Joki again');
  console.log(`The next published change was visible after ${visibleMs.toFixed(0)} ms (limit ${FRESH_MS})`);
  check(visibleMs <= FRESH_MS, `a published change was visible after ${visibleMs.toFixed(0)} ms`);
  const last = await visits.stop();
  figures.push(last);
  print('after', last);
  await compareClicks(database.url, figures);
  const failed = figures.reduce((sum, current) => sum + current.failed, 0);
  check(
    failed === 0,
    `${failed} requests failed, for example: ${figures.flatMap(({ failures }) => failures)[0]}`,
  );
}

function print(
  period: string,
  { requests, seconds, failed, serverErrors, p50, p99, succeeded }: VisitFigures,
): void {
  const kinds = Object.entries(succeeded).map((pair) => pair.join(' '));
  console.log(
    `  ${period}: ${requests} requests (${(requests / seconds).toFixed(0)}/s), ${failed} failed (${serverErrors} with 5xx); p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${kinds.join(', ')}`,
  );
}

/** Sends requests to the assistant and the contact form in turn, until `isOver` returns true. */
async function requestApis(port: number, isOver: () => boolean): Promise<void> {
  const totals = { chats: 0, contacts: 0, slowestMs: 0 };
  for (let n = 0; !isOver(); n += 1) {
    const address = `127.2.0.${1 + (n % 250)}`;
    const chat = await sendRequest(port, {
      method: 'POST',
      path: '/api/casino-chat?lang=fi',
      address,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${CHAT_KEY}` },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Mikä on paras bonus?' }] }),
    });
    const isStream = chat.headers['content-type']?.startsWith('text/event-stream') ?? false;
    const chunks = chat.text.match(/"content":"[^"]/g)?.length ?? 0;
    const isAnswer = chat.status === 200 && isStream && chunks > 1 && chat.text.includes('data: [DONE]');
    check(isAnswer, `the assistant returned ${chat.status} ${chat.text.slice(0, 100)}`);
    if (isAnswer) totals.chats += 1;

    const contact = await sendRequest(port, buildContactRequest(address));
    const isReported = contact.status === 503 && /"error":\{"message":"[^"]+"/.test(contact.text);
    check(isReported, `a contact message returned ${contact.status} ${contact.text.slice(0, 100)}`);
    if (isReported) totals.contacts += 1;
    totals.slowestMs = Math.max(totals.slowestMs, contact.ms);
    await pause(REQUEST_EVERY_MS);
  }
  console.log(
    `  meanwhile: ${totals.chats} answers from the assistant, ${totals.contacts} contact messages with an error, the slowest after ${(totals.slowestMs / 1000).toFixed(1)} s`,
  );
  check(
    totals.chats > 0 && totals.contacts > 0,
    'the assistant or the contact form never responded as expected',
  );
}

async function hasDatabase({ port }: { port: number }): Promise<boolean> {
  const ready = JSON.parse((await sendRequest(port, { path: '/readyz' })).text) as {
    source: string;
    clicks: { database: string };
  };
  return ready.source === 'database' && ready.clicks.database === 'up';
}

/** Checks that every acknowledged click is in the database once. */
async function compareClicks(databaseUrl: string, figures: readonly VisitFigures[]): Promise<void> {
  const acknowledged = figures.reduce(
    (sum, { succeeded }) => sum + (succeeded.go ?? 0) + (succeeded.click ?? 0),
    0,
  );
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    let stored = 0;
    const isComplete = await pollUntil(async () => {
      stored = (await countByVisitor(db)).values().reduce((sum, count) => sum + count, 0);
      return stored >= acknowledged;
    }, 60_000);
    console.log(`${acknowledged} clicks acknowledged, ${stored} in the database`);
    check(isComplete, `${acknowledged - stored} acknowledged clicks are missing`);
    // A request that got no response may still have been counted.
    const failed = figures.reduce((sum, current) => sum + current.failed, 0);
    check(stored <= acknowledged + failed, `${stored - acknowledged} more clicks than requests`);
    while ((await updateClickTotals(db)) === null) await pause(100);
    const differences = await listTotalsDifferences(db);
    check(differences.length === 0, `totals differ, for example: ${JSON.stringify(differences[0])}`);
  } finally {
    await db.end();
  }
}
