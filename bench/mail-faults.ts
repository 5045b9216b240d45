/**
 * Injects faults into the mails of the inbox: `npm run faults:mail`, or with another number of kills than 64
 * (`npm run faults:mail -- 16`). The inbox runs as one or two processes, which are killed with SIGKILL at random moments
 * and at each step of the SMTP dialogue. Meanwhile the mail server is slow, sends 4xx replies, disconnects and stalls.
 * Fails if a message or its mail is missing or duplicated.
 *
 * One case is excluded, because no sender can detect it: the server rejects a mail after its end of data, and the sender
 * loses the connection or is killed before it reads the reply. So after the end of data the server disconnects only if it
 * has accepted the mail, and no process is killed while a 4xx reply to the end of data is on its way.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { countMessageDocuments, lockSendingMails } from '@nettobonus/store/audit-mails';
import { connect } from '@nettobonus/store/connect';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { countMails, type MailStatus, mailStatusStatement } from '@nettobonus/store/message-mails';
import { migrate } from '@nettobonus/store/migrate';
import { type Fate, type Phase, startMailServer } from '../ops/mail-server.ts';
import { migrateStudio, STUDIO_DIR } from '../ops/studio-command.ts';
import { startTestDatabase } from '../ops/test-database.ts';

const KILLS = Number(process.argv[2] ?? 64);
const MESSAGES_PER_KILL = 4;
const SLOW_MS = 40;
/** Longer than the SMTP timeout of the inbox. */
const STALL_MS = 32_000;
const STALLS = 2;
const TARGET_TIMEOUT_MS = 60_000;
const DELIVERY_TIMEOUT_MS = 5 * 60_000;
/** How long the inbox may take to read a 4xx reply. */
const REJECTION_MS = 1_000;
const FROM = 'studio@nettobonus.example';

/** What a kill targets: a phase of the SMTP dialogue, the arrival of messages, or a random moment. */
const TARGETS = ['greeting', 'random', 'from', 'arrival', 'to', 'body', 'end', 'taken'] as const;
type Target = (typeof TARGETS)[number];

const database = await startTestDatabase();
const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-inbox-'));
const log = await open(join(dir, 'inbox.log'), 'a');
const db = connect(database.url);
const inboxes: ChildProcess[] = [];
const figures = { killed: 0, rejected: 0, disconnected: 0, stalled: 0 };
const killsByTarget: Partial<Record<Target, number>> = {};
const sent: string[] = [];
const killedAt: number[] = [];
/** Kill when the server reaches `phase` for the `time`-th time. */
let target: { phase: Phase; time: number; hit: () => void } | null = null;
let isServerHealthy = false;
let rejectingUntil = 0;

const server = await startMailServer({ decide });
let problems: string[] = [];
try {
  await migrate(database.url);
  await migrateStudio(database.url);
  const startedAt = Date.now();
  console.log(`\nkill -9 of the inbox, ${KILLS} times, ${KILLS * MESSAGES_PER_KILL} messages`);
  for (let kill = 0; kill < KILLS; kill += 1) await runUntilKilled(TARGETS[kill % TARGETS.length] as Target);
  await waitUntilAllSent();
  problems = await report((Date.now() - startedAt) / 1000);
} finally {
  for (const inbox of inboxes) inbox.kill('SIGKILL');
  await server.stop();
  await db.end();
  await log.close();
  await database.remove();
  await rm(dir, { recursive: true, force: true });
}
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
console.log(
  problems.length === 0 ? '\nEvery message is in the inbox once; every mail was delivered once.' : '',
);
process.exit(problems.length === 0 ? 0 : 1);

/** Writes messages, starts an inbox beside any survivor, and kills it when it reaches the target. */
async function runUntilKilled(at: Target): Promise<void> {
  for (let count = 0; count < MESSAGES_PER_KILL; count += 1) await writeMessage();
  const isHit = Promise.withResolvers<void>();
  if (at !== 'random' && at !== 'arrival')
    target = { phase: at, time: randomInt(1, MESSAGES_PER_KILL + 2), hit: isHit.resolve };
  const inbox = startInbox();
  if (target) await Promise.race([isHit.promise, pause(TARGET_TIMEOUT_MS, undefined, { ref: false })]);
  else {
    await once(inbox.stdout ?? inbox, 'data');
    // The inbox takes messages within the first tenths of a second.
    await pause(at === 'arrival' ? randomInt(300) : randomInt(4_000));
  }
  while (Date.now() < rejectingUntil) await pause(10);
  target = null;
  // A targeted kill must hit the sending process. A random one may leave another inbox to take over.
  const victims = at === 'random' ? [inboxes[randomInt(inboxes.length)]] : [...inboxes];
  for (const victim of victims) if (victim) await killInbox(victim);
  figures.killed += 1;
  killsByTarget[at] = (killsByTarget[at] ?? 0) + 1;
}

function startInbox(): ChildProcess {
  const inbox = spawn(process.execPath, ['src/inbox.ts'], {
    cwd: STUDIO_DIR,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      SMTP_URL: server.url,
      MAIL_FROM: FROM,
      INBOX_TO: 'inbox@nettobonus.example',
    },
    stdio: ['ignore', 'pipe', log.fd],
  });
  inbox.stdout?.resume();
  inboxes.push(inbox);
  return inbox;
}

async function killInbox(inbox: ChildProcess): Promise<void> {
  const ended = once(inbox, 'exit');
  killedAt.push(Date.now());
  inbox.kill('SIGKILL');
  await ended;
  inboxes.splice(inboxes.indexOf(inbox), 1);
}

async function writeMessage(): Promise<void> {
  const id = randomUUID();
  sent.push(id);
  const message = {
    id,
    market: MARKETS[sent.length % MARKETS.length] ?? 'fi',
    name: `Visitor ${sent.length}`,
    email: `visitor${sent.length}@example.org`,
    message: `Message ${sent.length}\n${'Words. '.repeat(randomInt(1, 200))}`.trim(),
  };
  await saveContactMessage(db, message);
  // As a browser does that retries after a lost response.
  if (randomInt(4) === 0) await saveContactMessage(db, message);
}

async function decide(phase: Phase): Promise<Fate> {
  if (phase !== 'body') await pause(randomInt(SLOW_MS));
  const reached = target?.phase === 'body' ? 'to' : target?.phase;
  if (target && phase === reached) target.time -= 1;
  if (target && phase === reached && target.time === 0) {
    if (target.phase === 'body') await holdAtBody();
    else target.hit();
    // The kill comes just before or after the reply of the server.
    await pause(randomInt(phase === 'taken' ? 3 : SLOW_MS));
    return 'go on';
  }
  return isServerHealthy ? 'go on' : injectFault(phase);
}

/** Lets the body of the mail out but blocks its end, so that the kill hits the inbox between the two. */
async function holdAtBody(): Promise<void> {
  const hit = target?.hit;
  const held = Promise.withResolvers<void>();
  void lockSendingMails(db, async () => {
    held.resolve();
    await pause(randomInt(100, 200));
    hit?.();
    await pause(500);
  });
  await held.promise;
}

async function injectFault(phase: Phase): Promise<Fate> {
  const dice = randomInt(100);
  if (phase === 'body') return 'go on';
  if (phase === 'taken') return dice < 4 ? disconnect() : 'go on';
  if (phase === 'from' && figures.stalled < STALLS && dice < 3) {
    figures.stalled += 1;
    await pause(STALL_MS);
    return 'break off';
  }
  if (dice < 5) {
    figures.rejected += 1;
    if (phase === 'end') rejectingUntil = Date.now() + REJECTION_MS;
    return { code: phase === 'greeting' ? 421 : 451 };
  }
  return dice < 8 && phase !== 'end' ? disconnect() : 'go on';
}

function disconnect(): Fate {
  figures.disconnected += 1;
  return 'break off';
}

/** Keeps starting and killing inboxes: each retries waiting mails on start. In the second half the server works. */
async function waitUntilAllSent(): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() < startedAt + DELIVERY_TIMEOUT_MS) {
    isServerHealthy = Date.now() > startedAt + DELIVERY_TIMEOUT_MS / 2;
    const inbox = startInbox();
    await Promise.race([
      once(inbox.stdout ?? inbox, 'data'),
      pause(TARGET_TIMEOUT_MS, undefined, { ref: false }),
    ]);
    for (let round = 0; round < 20; round += 1) {
      const { waiting = 0, sending = 0 } = await countMails(db);
      if (waiting + sending === 0) return;
      await pause(500);
    }
    while (Date.now() < rejectingUntil) await pause(10);
    for (const victim of [...inboxes]) await killInbox(victim);
    figures.killed += 1;
    killsByTarget.random = (killsByTarget.random ?? 0) + 1;
  }
}

async function formatMissing(id: string): Promise<string> {
  const { text, values } = mailStatusStatement(id);
  const [status] = await db.unsafe<MailStatus[]>(text, values);
  const changedAt = new Date(status?.changedAt ?? 0).getTime();
  const kills = killedAt.map((at) => at - changedAt).filter((ms) => ms > -1_000);
  return `a mail is missing: ${status?.state}, attempt ${status?.tries}, "${status?.answer}", next kill after ${kills[0]} ms`;
}

async function report(seconds: number): Promise<string[]> {
  const delivered = new Map<string, number>();
  for (const { messageId } of server.mails) delivered.set(messageId, (delivered.get(messageId) ?? 0) + 1);
  const missing = sent.filter((id) => !delivered.has(`${id}@nettobonus.example`));
  const twice = [...delivered.values()].filter((count) => count > 1).length;
  const { documents, messages, untaken, tries } = await countMessageDocuments(db);
  const states = await countMails(db);
  const kills = TARGETS.map((name) => `${name} ${killsByTarget[name] ?? 0}`).join(', ');
  console.log(`  ${figures.killed} kills in ${seconds.toFixed(0)} s: ${kills}`);
  console.log(
    `  the server sent ${figures.rejected} 4xx replies, disconnected ${figures.disconnected} times, stalled ${figures.stalled} times`,
  );
  console.log(
    `  ${sent.length} messages, ${documents} documents for ${messages} of them, ${untaken} not taken`,
  );
  console.log(
    `  ${server.mails.length} mails accepted by the server after ${tries} attempts; ${missing.length} missing, ${twice} duplicated; ${JSON.stringify(states)}`,
  );
  return [
    ...(messages === sent.length && documents === messages ? [] : ['messages are missing or duplicated']),
    ...(await Promise.all(missing.map(formatMissing))),
    ...(twice === 0 ? [] : [`${twice} mails were delivered more than once`]),
  ];
}
