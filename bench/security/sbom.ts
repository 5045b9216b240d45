import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type LockedPackage, listLocked } from './lock-file.ts';
import type { Outcome } from './outcome.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SBOM_FILE = 'sbom.cdx.json';
const OURS = /^pkg:npm\/(nettobonus|%40nettobonus\/[a-z]+)@/;

const componentSchema = z.looseObject({
  type: z.literal('library'),
  name: z.string().min(1),
  version: z.string().min(1),
  purl: z.string().startsWith('pkg:npm/'),
  hashes: z.array(z.object({ alg: z.string(), content: z.hex() })).optional(),
});
const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string().regex(/^1\.\d$/),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f-]{36}$/),
  metadata: z.looseObject({ timestamp: z.iso.datetime(), component: componentSchema }),
  components: z.array(componentSchema),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});
export type Bom = z.infer<typeof bomSchema>;

/** The bill of materials, for all platforms, out of the lock file. */
export async function writeSbom(): Promise<Outcome> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { stdout } = await run('npm', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  const bom = bomSchema.parse(JSON.parse(stdout));
  // npm calls it by the folder that it happens to lie in.
  bom.metadata.component.name = 'nettobonus';
  await writeFile(`${ROOT}/${SBOM_FILE}`, `${JSON.stringify(bom, null, 2)}\n`);
  return judgeSbom(bom, listLocked());
}

/** Whether it names what the lock file names, no more and no less, each with the hash by which it is known. */
export function judgeSbom(bom: Bom, packages: readonly LockedPackage[]): Outcome {
  const theirs = bom.components.filter(({ purl }) => !OURS.test(purl));
  const named = new Set(theirs.map(({ purl }) => purl));
  const locked = new Set(packages.map(toPurl));
  const unhashed = theirs.filter(({ hashes }) => !hashes?.length);
  const details = [
    ...[...locked].filter((purl) => !named.has(purl)).map((purl) => `${purl} is not in the SBOM`),
    ...[...named].filter((purl) => !locked.has(purl)).map((purl) => `${purl} is not in the lock file`),
    ...unhashed.map(({ purl }) => `${purl} has no hash`),
  ];
  return {
    check: 'SBOM',
    state: details.length > 0 || theirs.length === 0 ? 'FAULTY' : 'ok',
    figure: `CycloneDX ${bom.specVersion}, ${theirs.length} components of ${locked.size} in the lock file, in ${SBOM_FILE}`,
    details,
  };
}

function toPurl({ name, version }: LockedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
