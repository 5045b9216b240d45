/**
 * A site with a thousand casinos and reviews in each market: how soon it is ready, and whether its pages grow
 * with the catalogue. `npm run bench:catalogue` after `npm run build`; fails above its limits.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { medianOf } from '@nettobonus/domain/median';
import type { PublishedDocument } from '@nettobonus/domain/published-document';
import { connect } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { publish } from '@nettobonus/store/publish';
import { findFreePort } from '../ops/embedded-database.ts';
import { startSite } from '../ops/site-process.ts';
import { startTestDatabase } from '../ops/test-database.ts';
import { buildCatalogue } from './synthetic-catalogue.ts';

const FEW_PER_MARKET = 100;
const PER_MARKET = 1_000;
const ROUNDS = 5;
const READY_LIMIT_MS = 3_000;
/** Counts have more digits in a larger catalogue and a chart has another shape; a list would add thousands. */
const GROWTH_LIMIT_BYTES = 256;
const PAGES = ['/fi', '/fi/pikakasinot', '/se', '/dk/casinoanmeldelser'];

const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
const database = await startTestDatabase();
try {
  await migrate(database.url);
  const small = buildCatalogue(FEW_PER_MARKET);
  const large = buildCatalogue(PER_MARKET);
  const sizes = new Map(PAGES.map((path) => [path, { small: 0, large: 0 }]));
  const readyMs = { small: [] as number[], large: [] as number[] };

  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, documents] of [['small', small] as const, ['large', large] as const]) {
      await publishAll(documents);
      const startedAt = performance.now();
      const site = await startSite({
        mode: 'production',
        port: await findFreePort(),
        databaseUrl: database.url,
        snapshotPath: join(dir, `${name}-${round}.ndjson`),
        output: 'ignore',
      });
      await site.ready(30_000);
      readyMs[name].push(performance.now() - startedAt);
      for (const path of PAGES) {
        const size = (await (await fetch(site.url + path)).arrayBuffer()).byteLength;
        const seen = sizes.get(path);
        if (seen) seen[name] = size;
      }
      await site.stop();
    }
  }

  const worst = Math.max(...readyMs.large);
  console.log(
    `\nDocuments: ${small.length} with ${FEW_PER_MARKET}, ${large.length} with ${PER_MARKET} casinos and reviews a market`,
  );
  console.log(`Ready after, ${ROUNDS} interleaved starts each (median, slowest):`);
  console.log(
    `  few   ${medianOf(readyMs.small)?.toFixed(0)} ms, ${Math.max(...readyMs.small).toFixed(0)} ms`,
  );
  console.log(
    `  many  ${medianOf(readyMs.large)?.toFixed(0)} ms, ${worst.toFixed(0)} ms (limit ${READY_LIMIT_MS} ms)`,
  );
  console.log('HTML, bytes:');
  let grows = false;
  for (const [path, size] of sizes) {
    const growth = size.large - size.small;
    grows ||= growth > GROWTH_LIMIT_BYTES;
    console.log(
      `  ${path.padEnd(24)} few ${size.small}  many ${size.large}  growth ${growth} (limit ${GROWTH_LIMIT_BYTES})`,
    );
  }
  if (worst > READY_LIMIT_MS || grows) process.exitCode = 1;
} finally {
  await database.remove();
  await rm(dir, { recursive: true, force: true });
}

// The embedded database ends a process that it was part of with 0, unless the process ends itself.
process.exit();

async function publishAll(documents: PublishedDocument[]): Promise<void> {
  const db = connect(database.url, { maxConnections: 1 });
  await publish(db, documents, { withdrawOthers: true });
  await db.end();
}
