// Runs npm scripts three at a time, because some mostly wait: `node ops/run-scripts.ts types test lint`. List the
// longest scripts first, so that the short ones fill the gaps.
import { spawn } from 'node:child_process';
import pMap from 'p-map';

const failed: string[] = [];

function run(script: string) {
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const child = spawn('npm', ['run', '--silent', script]);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  child.on('close', (code) => {
    console.log(`\n== npm run ${script} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`);
    process.stdout.write(Buffer.concat(output));
    if (code !== 0) failed.push(script);
    resolve();
  });
  return promise;
}

await pMap(process.argv.slice(2), run, { concurrency: 3 });
console.log(
  failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nAll passed in ${process.uptime().toFixed(1)} s`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
