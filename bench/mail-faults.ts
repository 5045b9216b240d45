/**
 * The mails of the inbox under everything that may happen to them: `npm run faults:mail`, or with another number of
 * kills than 64 (`npm run faults:mail -- 16`). The inbox runs as one or two processes of its own, which are killed with
 * -9 at random moments and at each step of a mail, while the mail server is slow, says "not now", breaks off and stalls.
 * Fails where a message or its mail is missing or there twice.
 *
 * What no sender can know is left out: that a server did not take a mail whose end it was sent, where the connection
 * breaks or the process is killed before it could say so. So the server breaks off after the end only when it has
 * taken the mail, and nobody is killed while a "not now" to the end is on its way.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MARKETS } from '@nettobonus/domain/market';
import { countMessageDocuments, holdMails } from '@nettobonus/store/audit-mails';
import { connect } from '@nettobonus/store/connect';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { countMails, type MailStatus, mailStatusStatement } from '@nettobonus/store/message-mails';
import { migrate } from '@nettobonus/store/migrate';
import { type Fate, type Phase, startMailServer } from '../ops/mail-server.ts';
import { migrateStudio, STUDIO_DIR } from '../ops/studio-command.ts';
import { startTestDatabase } from '../ops/test-database.ts';

const KILLS = Number(process.argv[2] ?? 64);
const MESSAGES_A_KILL = 4;
const SLOW_MS = 40;
/** Longer than the inbox has patience for. */
const STALL_MS = 32_000;
const STALLS = 2;
const AIM_PATIENCE_MS = 60_000;
const END_PATIENCE_MS = 5 * 60_000;
/** How long the inbox may take to hear of a "not now". */
const NO_TAKES_MS = 1_000;
const FROM = 'studio@nettobonus.example';

/** Where a kill is aimed at: a phase of the mail server, the arrival of messages, or nothing. */
const AIMS = ['greeting', 'random', 'from', 'arrival', 'to', 'body', 'end', 'taken'] as const;
type Aim = (typeof AIMS)[number];

const database = await startTestDatabase();
const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-inbox-'));
const log = await open(join(dir, 'inbox.log'), 'a');
const db = connect(database.url);
const inboxes: ChildProcess[] = [];
const figures = { killed: 0, later: 0, broken: 0, stalled: 0 };
const killsByAim: Partial<Record<Aim, number>> = {};
const sent: string[] = [];
const killedAt: number[] = [];
/** Which time that the server is there the kill is meant for. */
let aim: { phase: Phase; time: number; hit: () => void } | null = null;
let isBehaving = false;
let noUntil = 0;

const server = await startMailServer({ decide });
let problems: string[] = [];
try {
  await migrate(database.url);
  await migrateStudio(database.url);
  const startedAt = Date.now();
  console.log(`\nkill -9 of the inbox, ${KILLS} times, ${KILLS * MESSAGES_A_KILL} messages`);
  for (let kill = 0; kill < KILLS; kill += 1) await runUntilKilled(AIMS[kill % AIMS.length] as Aim);
  await untilAllAreSent();
  problems = await judge((Date.now() - startedAt) / 1000);
} finally {
  for (const inbox of inboxes) inbox.kill('SIGKILL');
  await server.stop();
  await db.end();
  await log.close();
  await database.remove();
  await rm(dir, { recursive: true, force: true });
}
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
console.log(problems.length === 0 ? '\nEvery message in the inbox once, every mail delivered once.' : '');
process.exit(problems.length === 0 ? 0 : 1);

/** Starts an inbox, beside one that may have been left, has messages come, and kills it when it is where it is meant to be. */
async function runUntilKilled(at: Aim): Promise<void> {
  for (let count = 0; count < MESSAGES_A_KILL; count += 1) await writeMessage();
  const isHit = Promise.withResolvers<void>();
  if (at !== 'random' && at !== 'arrival')
    aim = { phase: at, time: randomInt(1, MESSAGES_A_KILL + 2), hit: isHit.resolve };
  const inbox = startInbox();
  if (aim) await Promise.race([isHit.promise, pause(AIM_PATIENCE_MS, undefined, { ref: false })]);
  else {
    await once(inbox.stdout ?? inbox, 'data');
    // Messages are taken within the first tenths of a second.
    await pause(at === 'arrival' ? randomInt(300) : randomInt(4_000));
  }
  while (Date.now() < noUntil) await pause(10);
  aim = null;
  // An aimed kill has to meet whoever is sending; of a random one another may be left, to take over.
  const victims = at === 'random' ? [inboxes[randomInt(inboxes.length)]] : [...inboxes];
  for (const victim of victims) if (victim) await killInbox(victim);
  figures.killed += 1;
  killsByAim[at] = (killsByAim[at] ?? 0) + 1;
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
  // As a browser that did not hear the answer.
  if (randomInt(4) === 0) await saveContactMessage(db, message);
}

async function decide(phase: Phase): Promise<Fate> {
  if (phase !== 'body') await pause(randomInt(SLOW_MS));
  const reached = aim?.phase === 'body' ? 'to' : aim?.phase;
  if (aim && phase === reached) aim.time -= 1;
  if (aim && phase === reached && aim.time === 0) {
    if (aim.phase === 'body') await holdAtBody();
    else aim.hit();
    // The kill comes while the server has not answered, or has just done so.
    await pause(randomInt(phase === 'taken' ? 3 : SLOW_MS));
    return 'go on';
  }
  return isBehaving ? 'go on' : misbehave(phase);
}

/** The body of the mail goes out and its end cannot: the kill finds the inbox between the two. */
async function holdAtBody(): Promise<void> {
  const hit = aim?.hit;
  const held = Promise.withResolvers<void>();
  void holdMails(db, async () => {
    held.resolve();
    await pause(randomInt(100, 200));
    hit?.();
    await pause(500);
  });
  await held.promise;
}

async function misbehave(phase: Phase): Promise<Fate> {
  const dice = randomInt(100);
  if (phase === 'body') return 'go on';
  if (phase === 'taken') return dice < 4 ? breakOff() : 'go on';
  if (phase === 'from' && figures.stalled < STALLS && dice < 3) {
    figures.stalled += 1;
    await pause(STALL_MS);
    return 'break off';
  }
  if (dice < 5) {
    figures.later += 1;
    if (phase === 'end') noUntil = Date.now() + NO_TAKES_MS;
    return { code: phase === 'greeting' ? 421 : 451 };
  }
  return dice < 8 && phase !== 'end' ? breakOff() : 'go on';
}

function breakOff(): Fate {
  figures.broken += 1;
  return 'break off';
}

/** By inboxes that are killed from time to time: one that starts hurries what waits. At last the server is well. */
async function untilAllAreSent(): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() < startedAt + END_PATIENCE_MS) {
    isBehaving = Date.now() > startedAt + END_PATIENCE_MS / 2;
    const inbox = startInbox();
    await Promise.race([
      once(inbox.stdout ?? inbox, 'data'),
      pause(AIM_PATIENCE_MS, undefined, { ref: false }),
    ]);
    for (let round = 0; round < 20; round += 1) {
      const { waiting = 0, sending = 0 } = await countMails(db);
      if (waiting + sending === 0) return;
      await pause(500);
    }
    while (Date.now() < noUntil) await pause(10);
    for (const victim of [...inboxes]) await killInbox(victim);
    figures.killed += 1;
    killsByAim.random = (killsByAim.random ?? 0) + 1;
  }
}

async function formatMissing(id: string): Promise<string> {
  const { text, values } = mailStatusStatement(id);
  const [standing] = await db.unsafe<MailStatus[]>(text, values);
  const changedAt = new Date(standing?.changedAt ?? 0).getTime();
  const kills = killedAt.map((at) => at - changedAt).filter((ms) => ms > -1_000);
  return `a mail is missing: ${standing?.state}, try ${standing?.tries}, "${standing?.answer}", next kill after ${kills[0]} ms`;
}

async function judge(seconds: number): Promise<string[]> {
  const delivered = new Map<string, number>();
  for (const { messageId } of server.mails) delivered.set(messageId, (delivered.get(messageId) ?? 0) + 1);
  const missing = sent.filter((id) => !delivered.has(`${id}@nettobonus.example`));
  const twice = [...delivered.values()].filter((count) => count > 1).length;
  const { documents, messages, untaken, tries } = await countMessageDocuments(db);
  const states = await countMails(db);
  const kills = AIMS.map((name) => `${name} ${killsByAim[name] ?? 0}`).join(', ');
  console.log(`  ${figures.killed} kills in ${seconds.toFixed(0)} s: ${kills}`);
  console.log(
    `  the server said "not now" ${figures.later} times, broke off ${figures.broken} times, stalled ${figures.stalled} times`,
  );
  console.log(
    `  ${sent.length} messages, ${documents} documents of ${messages} of them, ${untaken} not taken`,
  );
  console.log(
    `  ${server.mails.length} mails taken by the server after ${tries} tries; missing ${missing.length}, twice ${twice}; ${JSON.stringify(states)}`,
  );
  return [
    ...(messages === sent.length && documents === messages ? [] : ['messages are missing or there twice']),
    ...(await Promise.all(missing.map(formatMissing))),
    ...(twice === 0 ? [] : [`${twice} mails were delivered more than once`]),
  ];
}
