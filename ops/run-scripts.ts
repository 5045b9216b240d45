// Runs npm scripts three at a time, because some mostly wait: `node ops/run-scripts.ts types test lint`. List the
// longest scripts first, so that the short ones fill the gaps.
import { spawn } from 'node:child_process';
import pMap from 'p-map';

/** The output of failed scripts, printed last because the other scripts print thousands of lines. */
const failed = new Map<string, Buffer>();

function run(script: string) {
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const child = spawn('npm', ['run', '--silent', script]);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  child.on('close', (code) => {
    console.log(`\n== npm run ${script} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`);
    if (code === 0) process.stdout.write(Buffer.concat(output));
    else failed.set(script, Buffer.concat(output));
    resolve();
  });
  return promise;
}

await pMap(process.argv.slice(2), run, { concurrency: 3 });
for (const [script, output] of failed) {
  console.log(`\n== Failed: npm run ${script}`);
  process.stdout.write(output);
}
console.log(
  failed.size > 0
    ? `\nFailed: ${[...failed.keys()].join(', ')}`
    : `\nAll passed in ${process.uptime().toFixed(1)} s`,
);
process.exitCode = failed.size > 0 ? 1 : 0;
