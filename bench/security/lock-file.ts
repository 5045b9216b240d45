import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

export interface LockedPackage {
  name: string;
  version: string;
  /** As its maker states it, by SPDX's names; empty where nothing is stated. */
  licence: string;
  /** Whether the site or the studio contains it; otherwise it is only used to build and test them. */
  isProduction: boolean;
}

const LOCK_FILE = new URL('../../package-lock.json', import.meta.url);
const INSTALLED = /^.*node_modules\//;

/** Everything that the lock file names and that is not ours, each version once, for all platforms. */
export function listLocked(): LockedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(LOCK_FILE, 'utf8')));
  const known = new Map<string, LockedPackage>();
  for (const [path, { name, version = '', license: licence = '', link, dev }] of Object.entries(packages)) {
    if (link || !INSTALLED.test(path)) continue;
    const called = name ?? path.replace(INSTALLED, '');
    const before = known.get(`${called}@${version}`);
    const isProduction = !dev || before?.isProduction === true;
    known.set(`${called}@${version}`, { name: called, version, licence, isProduction });
  }
  return [...known.values()];
}
