import process from 'node:process';

/**
 * Runs one of the longer benchmarks. Run `npm run build` first, then for example `npm run bench edge-flood`.
 * The benchmark gets the arguments after its name (`npm run bench edge-flood 10000`).
 */
const NAMES = [
  'click-drill',
  'database-outage',
  'edge-flood',
  'edge-publish',
  'go',
  'ledger-faults',
  'phone-tasks',
  'restore',
  'soak',
  'studio-lists',
];

const [name = ''] = process.argv.splice(2, 1);
if (!NAMES.includes(name)) {
  console.error(`Usage: npm run bench <${NAMES.join('|')}>`);
  process.exit(1);
}
await import(`./${name}.ts`);
