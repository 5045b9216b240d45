import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@nettobonus/store/connect';
import { publish } from '@nettobonus/store/publish';
import { sendRequest } from './send-request.ts';

const TIMEOUT_MS = 30_000;
const POLL_MS = 10;
const CASINO = 'joki-casino';

/** Publishes a new name for a casino and returns the milliseconds until the edge shows it. */
export async function publishAndMeasure(
  databaseUrl: string,
  edgePort: number,
  name: string,
  agent?: Agent,
): Promise<number> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    const body = { name, image: `/tiles/${CASINO}.svg` };
    await publish(db, [{ kind: 'casino', market: 'all', key: CASINO, body }]);
  } finally {
    await db.end();
  }
  const publishedAt = performance.now();
  while (performance.now() - publishedAt < TIMEOUT_MS) {
    const { text } = await sendRequest(edgePort, { path: `/fi/kasino/${CASINO}`, ...(agent && { agent }) });
    if (/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] === name) return performance.now() - publishedAt;
    await pause(POLL_MS);
  }
  return Number.POSITIVE_INFINITY;
}
