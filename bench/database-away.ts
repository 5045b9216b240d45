/**
 * PostgreSQL away for ten minutes under load, through the edge: `npm run faults:database` after `npm run build`, or for
 * another number of minutes (`npm run faults:database -- 1`). Fails where anything but a contact message, which is said to
 * have failed, is answered otherwise than before, where a click is missing afterwards, or where what is published then
 * takes longer than a second to be seen. That the form keeps what was written is in e2e/chat.spec.ts.
 */
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { countByVisitor, listTotalsDifferences } from '@nettobonus/store/audit-clicks';
import { countClicks } from '@nettobonus/store/click-rows';
import { connect } from '@nettobonus/store/connect';
import { until } from '../ops/chat-run.ts';
import { type BehindEdge, warm, withEdgeBefore } from './behind-edge.ts';
import { CHAT_KEY } from './chat-site.ts';
import { publishAndSee } from './publish-and-see.ts';
import { ask, PAGES, type VisitFigures, Visits } from './visits.ts';

const MINUTES = Number(process.argv[2] ?? 10);
const PER_SECOND = 300;
const CONNECTIONS = 64;
const FRESH_MS = 1_000;
/** Rarely enough for the limits of one visitor. */
const ASK_EVERY_MS = 6_000;
const WARM_MS = 10_000;

const problems: string[] = [];
const demand = (isSo: boolean, problem: string) => {
  if (!isSo) problems.push(problem);
};

await withEdgeBefore(2, run).catch((error) => problems.push(String(error)));
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
console.log(problems.length === 0 ? 'Nobody noticed but who wrote a message, and they were told.' : '');
process.exit(problems.length === 0 ? 0 : 1);

async function run(all: BehindEdge): Promise<void> {
  const { edge, database } = all;
  await warm(edge, PAGES);
  const visits = new Visits({ port: edge.port, connections: CONNECTIONS, perSecond: PER_SECOND });
  const figures: VisitFigures[] = [];
  const take = async (when: string) => {
    const taken = await visits.take();
    figures.push(taken);
    tell(when, taken);
  };
  await pause(WARM_MS);
  await take('before');

  console.log(
    `PostgreSQL is stopped for ${MINUTES} minutes, load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  await database.stop();
  const startsAt = performance.now() + MINUTES * 60_000;
  const asking = askOthers(edge.port, () => performance.now() >= startsAt);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await pause(Math.max(0, startsAt - (MINUTES - minute) * 60_000 - performance.now()));
    await take(`minute ${minute}`);
  }
  await asking;
  await database.start();
  const startedAt = performance.now();
  const seenAtOnceMs = await publishAndSee(database.url, edge.port, 'Joki at once');
  const isBack = await until(
    async () => (await Promise.all(all.sites.map(isWithDatabase))).every(Boolean),
    30_000,
  );
  console.log(
    `It is back; what was published at once was seen after ${seenAtOnceMs.toFixed(0)} ms, all processes have it after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  demand(isBack, 'a process of the site did not find the database again');
  const seenMs = await publishAndSee(database.url, edge.port, 'Joki again');
  console.log(`What is published then is seen after ${seenMs.toFixed(0)} ms (at most ${FRESH_MS})`);
  demand(seenMs <= FRESH_MS, `a publishing was seen after ${seenMs.toFixed(0)} ms`);
  const last = await visits.stop();
  figures.push(last);
  tell('after', last);
  await compareClicks(database.url, figures);
  const failed = figures.reduce((sum, one) => sum + one.failed, 0);
  demand(failed === 0, `${failed} failed, such as ${figures.flatMap(({ failures }) => failures)[0]}`);
}

function tell(when: string, { requests, seconds, failed, serverErrors, p50, p99, good }: VisitFigures): void {
  const kinds = Object.entries(good).map((pair) => pair.join(' '));
  console.log(
    `  ${when}: ${requests} asked (${(requests / seconds).toFixed(0)}/s), failed ${failed}, of them 5xx ${serverErrors}; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${kinds.join(', ')}`,
  );
}

/** The assistant and the contact form, one after the other, until it is over. */
async function askOthers(port: number, isOver: () => boolean): Promise<void> {
  const told = { chats: 0, contacts: 0, slowestMs: 0 };
  for (let n = 0; !isOver(); n += 1) {
    const address = `127.2.0.${1 + (n % 250)}`;
    const chat = await ask(port, {
      method: 'POST',
      path: '/api/casino-chat?lang=fi',
      address,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${CHAT_KEY}` },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Mikä on paras bonus?' }] }),
    });
    const isStream = chat.headers['content-type']?.startsWith('text/event-stream') ?? false;
    const pieces = chat.text.match(/"content":"[^"]/g)?.length ?? 0;
    const isAnswer = chat.status === 200 && isStream && pieces > 1 && chat.text.includes('data: [DONE]');
    demand(isAnswer, `the assistant answered ${chat.status} ${chat.text.slice(0, 100)}`);
    if (isAnswer) told.chats += 1;

    const contact = await ask(port, {
      method: 'POST',
      path: '/api/contact?lang=fi',
      address,
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({
        id: randomUUID(),
        name: 'Aino',
        email: 'aino@post.example',
        message: 'Kuinka laskette netton, kun bonus on kierrätettävä?',
        subject: '',
        filledMs: 20_000,
      }),
    });
    const isTold = contact.status === 503 && /"error":\{"message":"[^"]+"/.test(contact.text);
    demand(isTold, `a message was answered ${contact.status} ${contact.text.slice(0, 100)}`);
    if (isTold) told.contacts += 1;
    told.slowestMs = Math.max(told.slowestMs, contact.ms);
    await pause(ASK_EVERY_MS);
  }
  console.log(
    `  meanwhile ${told.chats} answers of the assistant, ${told.contacts} messages said to have failed, the slowest after ${(told.slowestMs / 1000).toFixed(1)} s`,
  );
  demand(told.chats > 0 && told.contacts > 0, 'nobody was answered');
}

async function isWithDatabase({ port }: { port: number }): Promise<boolean> {
  const ready = JSON.parse((await ask(port, { path: '/readyz' })).text) as {
    source: string;
    clicks: { database: string };
  };
  return ready.source === 'database' && ready.clicks.database === 'here';
}

/** Every click that a visitor was told of is in the database, once. */
async function compareClicks(databaseUrl: string, figures: readonly VisitFigures[]): Promise<void> {
  const acknowledged = figures.reduce((sum, { good }) => sum + (good.go ?? 0) + (good.click ?? 0), 0);
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    let stored = 0;
    const isThere = await until(async () => {
      stored = (await countByVisitor(db)).values().reduce((sum, count) => sum + count, 0);
      return stored >= acknowledged;
    }, 60_000);
    console.log(`${acknowledged} clicks acknowledged, ${stored} in the database`);
    demand(isThere, `${acknowledged - stored} acknowledged clicks are missing`);
    // Whoever was not answered may have been counted.
    const failed = figures.reduce((sum, one) => sum + one.failed, 0);
    demand(stored <= acknowledged + failed, `${stored - acknowledged} clicks more than were made`);
    while ((await countClicks(db)) === null) await pause(100);
    const differences = await listTotalsDifferences(db);
    demand(differences.length === 0, `totals differ, such as ${JSON.stringify(differences[0])}`);
  } finally {
    await db.end();
  }
}
