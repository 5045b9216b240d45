import { setTimeout as pause } from 'node:timers/promises';
import { listDocuments } from '@nettobonus/content/documents';
import { type Random, seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { listDeadLetters } from '../jobs/job-queue.ts';
import {
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import { type StudioProcess, startStudioProcess } from '../test-studio-process.ts';
import { loadDocuments } from './load-documents.ts';
import { listDifferences } from './test-differences.ts';
import { explainChanges } from './test-explain-changes.ts';
import { getTable, OBSERVED_COLLECTIONS, type Observer, observeWrites } from './test-observer.ts';
import {
  CASINOS,
  isLost,
  MARKETS,
  OPERATIONS,
  type Operation,
  type OperationName,
  runOperation,
} from './test-operations.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

/** More sequences find more: `RANDOM_WRITES_SEQUENCES=2000 RANDOM_WRITES_SEED=7`. */
const SEED = Number(process.env.RANDOM_WRITES_SEED ?? 1);
const SEQUENCES = Number(process.env.RANDOM_WRITES_SEQUENCES ?? 6);
/** After this many, deleted and unpublished documents come back, so that later sequences have something to change. */
const SEQUENCES_PER_RESET = 4;
const MAX_OPERATIONS_PER_ROLE = 4;
const PROGRESS_INTERVAL = 50;
const eventually = { timeout: 240_000, interval: 20 };

const documents = pickDocuments(
  listDocuments(),
  ({ kind, market, key }) =>
    MARKETS.includes(market) &&
    (kind === 'market-settings' || (['listing', 'review'].includes(kind) && CASINOS.includes(key))),
).map((document) =>
  // Otherwise an editor's import would change the settings too, to clear the mark of sample content.
  document.kind === 'market-settings'
    ? { ...document, body: { ...document.body, isSample: false } }
    : document,
);
const tokens = new Map<Role, string>();
const userIds = new Map<Role, string>();
let observer: Observer;
let resetContent: () => Promise<void>;

let processCount = 0;
/** Answers the requests and runs the jobs. */
let active: Promise<StudioProcess>;
/** Takes over at once when the active one is killed: a start takes seconds. */
let spare: Promise<StudioProcess>;
afterAll(async () => {
  for (const process of await Promise.all([active, spare])) await process.kill();
});

function startNext(): Promise<StudioProcess> {
  processCount += 1;
  return startStudioProcess(`random-writes-${processCount}`);
}

async function replaceStudio(): Promise<void> {
  active = spare.then(async (process) => {
    await process.send({ type: 'run jobs' });
    return process;
  });
  spare = startNext();
  await active;
}

beforeAll(async () => {
  spare = startNext();
  await loadDocuments(studio.payload, documents);
  await turnOffSecondPerson(studio);
  for (const role of ROLES) {
    const token = await logInAs(studio, role);
    const { user } = await (await studio.request('GET', '/users/me', { token })).json();
    tokens.set(role, token);
    userIds.set(role, String(user.id));
  }
  // Seconds, instead of the half minute of production. A link check would send requests to other hosts.
  await studio.db`UPDATE jobs.queue SET heartbeat_seconds = 2, retry_delay = 1, retry_backoff = false`;
  await studio.db`DELETE FROM jobs.schedule`;
  resetContent = await saveContent();
  observer = await observeWrites(studio.db);
  await replaceStudio();
}, 300_000);

/** Copies the content, and returns a function that restores it. */
async function saveContent(): Promise<() => Promise<void>> {
  const tables = await studio.db<{ name: string; copy: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name, format('saved.%I', tablename) AS copy FROM pg_tables
    WHERE schemaname = 'studio' AND tablename ~ ${`^_?(${OBSERVED_COLLECTIONS.map(getTable).join('|')})(_|$)`}
      OR schemaname = 'site' AND tablename = 'published_documents'`;
  await studio.db.unsafe(
    `CREATE SCHEMA saved; ${tables.map(({ name, copy }) => `CREATE TABLE ${copy} AS TABLE ${name};`).join('')}`,
  );
  const restore = tables.map(({ name, copy }) => `DELETE FROM ${name}; INSERT INTO ${name} TABLE ${copy};`);
  return async () => {
    // Without triggers: neither foreign keys nor the observer.
    await studio.db.begin((db) =>
      db.unsafe(`SET LOCAL session_replication_role = replica; ${restore.join('')}`),
    );
  };
}

interface Fault {
  kind: 'kill' | 'lost connections';
  /** The number of the operation that it interrupts, unless that ends sooner. */
  operation: number;
  delayMs: number;
}

function pickFault(random: Random, operations: number): Fault | null {
  const chance = random();
  if (chance > 0.3) return null;
  return {
    kind: chance < 0.15 ? 'kill' : 'lost connections',
    operation: Math.floor(random() * operations),
    delayMs: random() * 150,
  };
}

async function inject({ kind, delayMs }: Fault): Promise<void> {
  await pause(delayMs);
  const target = await active;
  if (kind === 'lost connections') {
    await studio.db`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ${target.name}`;
    return;
  }
  const killed = target.kill();
  await replaceStudio();
  await killed;
  // PostgreSQL may still commit what the process has sent.
  const countConnections = async () =>
    (await studio.db`SELECT FROM pg_stat_activity WHERE application_name = ${target.name}`).length;
  await expect.poll(countConnections, eventually).toBe(0);
}

interface Sequence {
  operations: Operation[];
  fault: Fault | null;
}

/** Lets one user of each role send random operations, in parallel with the others. */
async function runSequence(number: number): Promise<Sequence> {
  const seed = SEED * 1_000_003 + number * (ROLES.length + 1);
  const random = seededRandom(seed);
  const lengths = ROLES.map(() => 1 + Math.floor(random() * MAX_OPERATIONS_PER_ROLE));
  const fault = pickFault(
    random,
    lengths.reduce((sum, length) => sum + length),
  );
  const operations: Operation[] = [];
  let sent = 0;
  let injection: Promise<void> | null = null;
  const runAs = async (role: Role, index: number) => {
    const ownRandom = seededRandom(seed + 1 + index);
    const token = tokens.get(role) ?? '';
    for (let left = lengths[index] ?? 0; left > 0; left -= 1) {
      if (fault && sent === fault.operation) injection = inject(fault);
      sent += 1;
      operations.push(
        await runOperation(role, ownRandom, {
          db: studio.db,
          token,
          send: async (call) => (await active).send(call),
        }),
      );
    }
  };
  await Promise.all(ROLES.map(runAs));
  await injection;
  return { operations, fault };
}

const describeOperation = ({ name, role, collection, response }: Operation) =>
  `${role}: ${name} ${collection} ${response?.status ?? 'lost'}`;

const counts = {
  sequences: 0,
  operations: 0,
  accepted: 0,
  refusedByRole: 0,
  refusedByRule: 0,
  lost: 0,
  scheduled: 0,
  kills: 0,
  lostConnections: 0,
  differences: 0,
  auditFaults: 0,
  beyondRights: 0,
};
const accepted = new Set<OperationName>();

function count({ operations, fault }: Sequence): void {
  counts.sequences += 1;
  counts.operations += operations.length;
  if (fault?.kind === 'kill') counts.kills += 1;
  if (fault?.kind === 'lost connections') counts.lostConnections += 1;
  for (const operation of operations) {
    const status = operation.response?.status ?? 500;
    if (status >= 500) counts.lost += 1;
    else if (status === 401 || status === 403) counts.refusedByRole += 1;
    else if (status >= 400) counts.refusedByRule += 1;
    else {
      counts.accepted += 1;
      accepted.add(operation.name);
    }
  }
}

const formatCounts = () =>
  `${counts.sequences} sequences, ${counts.operations} operations (${counts.accepted} accepted, ` +
  `${counts.refusedByRole} refused by role, ${counts.refusedByRule} refused by a rule, ${counts.lost} without a ` +
  `response), ${counts.scheduled} scheduled changes, ${counts.kills} kills, ${counts.lostConnections} times lost ` +
  `connections, ${counts.differences} differences, ${counts.auditFaults} audit faults, ${counts.beyondRights} acts ` +
  `beyond a role; seed ${SEED}`;

/** Expects that everything was written entirely or not at all, with the right user in the audit log. */
async function check(operations: readonly Operation[], label: string): Promise<void> {
  const { changes, faults } = await observer.read();
  const { missing, unexpected, beyondRights } = explainChanges(changes, operations, userIds);
  const differences = [...(await listDifferences(studio)), ...(await listUnpublishedCasinos())];
  counts.differences += differences.length;
  counts.auditFaults += faults.length + missing.length + unexpected.length;
  counts.beyondRights += beyondRights.length;
  expect({ differences, faults, missing, unexpected, beyondRights }, label).toEqual({
    differences: [],
    faults: [],
    missing: [],
    unexpected: [],
    beyondRights: [],
  });
}

/** Waits until every scheduled change was made or refused, and expects that none was forgotten. */
async function finishJobs(operations: readonly Operation[], label: string): Promise<void> {
  const schedules = operations.filter(({ name }) => name === 'schedule');
  const listStates = async () =>
    (await studio.db`SELECT state FROM jobs.job WHERE name = 'scheduled-change'`).map(({ state }) =>
      String(state),
    );
  const listUnfinished = async () =>
    (await listStates()).filter((state) => state !== 'completed' && state !== 'failed');
  await expect.poll(listUnfinished, { ...eventually, message: `${label}: unfinished jobs` }).toEqual([]);
  const count = (await listStates()).length;
  const answered = schedules.filter(({ response }) => response?.status === 200).length;
  expect(count, `${label}: jobs`).toBeGreaterThanOrEqual(answered);
  expect(count, `${label}: jobs`).toBeLessThanOrEqual(answered + schedules.filter(isLost).length);
  const problems = (await listDeadLetters(studio.payload)).map(({ problem }) => problem);
  expect(
    problems.filter((problem) => problem.startsWith('The studio')),
    `${label}: failed jobs`,
  ).toEqual([]);
  counts.scheduled += count;
  await check([], `${label}: jobs`);
  await studio.db`DELETE FROM jobs.job`;
}

/** Published listings and reviews whose casino the site does not know. */
const listUnpublishedCasinos = async () =>
  (
    await studio.db`
      SELECT kind, market, key FROM site.published_documents d
      WHERE kind IN ('listing', 'review') AND body IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM site.published_documents c WHERE c.kind = 'casino' AND c.key = d.key AND c.body IS NOT NULL
      )`
  ).map(({ kind, market, key }) => `${kind}/${market}/${key} without a published casino`);

test(
  `studio, site and audit log agree after each of ${SEQUENCES} random sequences, even if the studio is killed`,
  async () => {
    let sinceReset: Operation[] = [];
    try {
      for (let number = 0; number < SEQUENCES; number += 1) {
        const sequence = await runSequence(number);
        const { operations, fault } = sequence;
        count(sequence);
        const label = `sequence ${number} (${fault?.kind ?? 'no fault'}): ${operations.map(describeOperation).join(', ')}`;
        const failed = operations.filter(({ response }) => response && response.status >= 500);
        if (fault?.kind !== 'lost connections') {
          expect(failed.map(describeOperation), `${label}\n${(await active).readLog()}`).toEqual([]);
        }
        await check(operations, label);
        sinceReset.push(...operations);
        if ((number + 1) % SEQUENCES_PER_RESET === 0 || number + 1 === SEQUENCES) {
          await finishJobs(sinceReset, label);
          await resetContent();
          sinceReset = [];
        }
        if ((number + 1) % PROGRESS_INTERVAL === 0) console.info(formatCounts());
      }
      // In a short run the rules may refuse an operation each time.
      if (SEQUENCES >= PROGRESS_INTERVAL) {
        expect(
          OPERATIONS.filter((name) => !accepted.has(name)),
          'operations never accepted',
        ).toEqual([]);
      }
    } finally {
      console.info(formatCounts());
    }
  },
  Math.max(600_000, SEQUENCES * 60_000),
);
