/**
 * Everything that a stranger may send, a million times: `npm run faults:fuzz` after `npm run build`, with another number
 * (`npm run faults:fuzz -- 20000`), or with the seed of another run (`-- 20000 7`). Before the two processes of the site
 * stands a door that reads every address that the edge asks for. Fails where one is not the site's, where a header is a
 * visitor's word in the place of the edge's, and where anybody is answered with 5xx, late, or with what was slipped in.
 */
import { availableParallelism, loadavg } from 'node:os';
import { warm, withEdge } from './edge-setup.ts';
import { type SendFigures, send } from './fuzz/sender.ts';
import { KNOWN } from './fuzz/targets.ts';
import { Watch, watchSite } from './fuzz/watched-site.ts';

const REQUESTS = Number(process.argv[2] ?? 1_000_000);
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000);
const SENDERS = 2;
const CONNECTIONS = 32;

const watch = new Watch();
let isClean = false;
await withEdge(
  2,
  async ({ edge }) => {
    console.log(
      `${REQUESTS} requests with seed ${SEED}, ${SENDERS} × ${CONNECTIONS} connections; ${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`,
    );
    await warm(edge, KNOWN);
    const startedAt = performance.now();
    const figures = await Promise.all(
      Array.from({ length: SENDERS }, (_, from) =>
        send({
          port: edge.port,
          seed: SEED,
          from,
          step: SENDERS,
          requests: REQUESTS / SENDERS,
          connections: CONNECTIONS,
        }),
      ),
    );
    isClean = report(figures, (performance.now() - startedAt) / 1000);
  },
  { between: (port) => watchSite(port, watch) },
);
process.exit(isClean ? 0 : 1);

function report(figures: readonly SendFigures[], seconds: number): boolean {
  const sum = (of: (one: SendFigures) => number) => figures.reduce((total, one) => total + of(one), 0);
  const sent = sum((one) => one.sent);
  const byStatus = new Map<string, number>();
  for (const [status, count] of figures.flatMap(({ statuses }) => Object.entries(statuses))) {
    byStatus.set(status, (byStatus.get(status) ?? 0) + count);
  }
  const classes = ['2', '3', '4', '5'].map((first) => {
    const counted = [...byStatus].filter(([status]) => status.startsWith(first)).toSorted();
    const all = counted.reduce((total, [, count]) => total + count, 0);
    return `  ${first}xx ${String(all).padStart(8)}  ${counted.map((pair) => pair.join(': ')).join(', ')}`;
  });
  console.log(
    `${sent} sent, ${sum((one) => one.answered)} answered in ${seconds.toFixed(0)} s (${(sent / seconds).toFixed(0)}/s), load average ${loadavg()[0]?.toFixed(1)}\n${classes.join('\n')}`,
  );
  console.log(
    `  without a status ${sum((one) => one.wordless)} (closed after a refusal, or HTTP/0.9), truncated bodies ${sum((one) => one.left)}, timeouts ${sum((one) => one.late)}`,
  );
  const reached = [...watch.kinds].toSorted((a, b) => b[1] - a[1]);
  console.log(
    `Reached the site: ${reached.map(([kind, count]) => `${kind} ${count}`).join(', ')}, refused by its parser ${watch.unreadable}; statuses ${[
      ...watch.statuses,
    ]
      .toSorted()
      .map((pair) => pair.join(': '))
      .join(', ')}`,
  );
  const offenders = figures.flatMap((one) => one.offenders);
  console.log(
    `Unexpected requests at the site: ${watch.offences}. Wrong responses: ${sum((one) => one.offences)}.`,
  );
  for (const offender of [...watch.offenders, ...offenders]) console.log(`  PROBLEM ${offender}`);
  return watch.offences === 0 && sum((one) => one.offences) === 0;
}
