import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { previewPath } from '@nettobonus/domain/publishing/preview';
import { connect, type Database } from '@nettobonus/store/connect';
import { DEVELOPMENT_PREVIEW_SECRET, signPreview } from '@nettobonus/store/preview-token';
import { savePreviewStatement } from '@nettobonus/store/previews';
import { countByVisitor } from '@nettobonus/store/verify-clicks';
import { type FreezingProxy, startFreezingProxy } from '../ops/freezing-proxy.ts';
import { type EdgeSetup, warmUp, withEdge } from './edge-setup.ts';
import { check } from './outcome.ts';
import { publishAndMeasure } from './publish-and-measure.ts';
import { buildContactRequest, sendRequest } from './send-request.ts';

const FRESH_MS = 10_000;
const TIMEOUT_MS = 30_000;
const POLL_MS = 100;
const PAGE = '/fi/kasino/joki-casino';

type Figures = Record<'publication' | 'preview' | 'contact' | 'click', number>;

/**
 * Freezes all database connections of two site processes, `times` times, and measures how long it takes until a
 * publication is visible, a preview is shown, a contact message is stored and a click is in the database.
 */
export async function runFreezeDrill(times: number): Promise<void> {
  let proxy: FreezingProxy | null = null;
  const getSiteDatabaseUrl = async (databaseUrl: string) => {
    proxy = await startFreezingProxy(databaseUrl);
    return proxy.url;
  };
  try {
    await withEdge(2, (setup) => freeze(setup, () => proxy?.freeze(), times), undefined, getSiteDatabaseUrl);
  } finally {
    (proxy as FreezingProxy | null)?.stop();
  }
}

async function freeze(
  { edge, database }: EdgeSetup,
  freezeConnections: () => void,
  times: number,
): Promise<void> {
  await warmUp(edge, [PAGE, '/go/joki-casino']);
  const db = connect(database.url, { maxConnections: 2 });
  const figures: Figures[] = [];
  try {
    const preview = await savePreview(db);
    const round = async (number: number): Promise<Figures> => {
      const [publication, ...others] = await Promise.all([
        publishAndMeasure(database.url, edge.port, `Joki ${number}`),
        measure(async () => (await sendRequest(edge.port, { path: preview })).status === 200),
        sendContactMessage(edge.port, number),
        sendClick(edge.port, db),
      ]);
      const [previewMs, contact, click] = others;
      return { publication, preview: previewMs, contact, click };
    };
    await round(0);
    for (let number = 1; number <= times; number += 1) {
      // Long enough for a heartbeat over each connection.
      await pause(3_000);
      freezeConnections();
      figures.push(await round(number));
    }
  } finally {
    await db.end();
  }
  console.log(`Freeze drill, ${times} times: seconds until fresh`);
  for (const name of ['publication', 'preview', 'contact', 'click'] as const) {
    const all = figures.map((current) => current[name]);
    console.log(`  ${name}: ${all.map((ms) => (ms / 1000).toFixed(1)).join(', ')}`);
    check(Math.max(...all) <= FRESH_MS, `${name}: ${Math.max(...all).toFixed(0)} ms after a freeze`);
  }
}

async function measure(isFresh: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < TIMEOUT_MS) {
    if (await isFresh()) return performance.now() - startedAt;
    await pause(POLL_MS);
  }
  return Number.POSITIVE_INFINITY;
}

async function savePreview(db: Database): Promise<string> {
  const claim = { id: randomUUID(), expiresAt: new Date(Date.now() + 60 * 60_000) };
  const { text, values } = savePreviewStatement(claim, { published: [], withdrawn: [] });
  await db.unsafe(text, values);
  return previewPath(signPreview(claim, DEVELOPMENT_PREVIEW_SECRET), PAGE);
}

/** Sends one message repeatedly until the site confirms it, as a patient visitor would. */
async function sendContactMessage(port: number, number: number): Promise<number> {
  const request = buildContactRequest(`127.2.0.${1 + number}`);
  return measure(async () => (await sendRequest(port, request)).status === 201);
}

/** Follows a link once, and waits until the click has moved from the spool to the database. */
async function sendClick(port: number, db: Database): Promise<number> {
  const countClicks = async () => (await countByVisitor(db)).values().reduce((sum, count) => sum + count, 0);
  const before = await countClicks();
  await sendRequest(port, { path: '/go/joki-casino' });
  return measure(async () => (await countClicks()) > before);
}
