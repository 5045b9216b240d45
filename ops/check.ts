// What each commit has to pass, two commands at a time: a machine of two cores is done in half the time.
import { spawn } from 'node:child_process';
import { mapAtOnce } from './map-at-once.ts';

// The longest first: what is short fills the gaps.
const SCRIPTS = ['types', 'test', 'imports', 'lint', 'content:check'];
const failed: string[] = [];

function run(script: string) {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const child = spawn('npm', ['run', '--silent', script]);
  const said: Buffer[] = [];
  child.stdout.on('data', (piece) => said.push(piece));
  child.stderr.on('data', (piece) => said.push(piece));
  child.on('close', (code) => {
    console.log(`\n== npm run ${script} (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
    process.stdout.write(Buffer.concat(said));
    if (code !== 0) failed.push(script);
    resolve();
  });
  return promise;
}

await mapAtOnce(2, SCRIPTS, run);
console.log(
  failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nAll passed in ${process.uptime().toFixed(1)} s`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
