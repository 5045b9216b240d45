import { readFile, writeFile } from 'node:fs/promises';
import { type LockedPackage, listLocked } from './lock-file.ts';
import type { Outcome } from './outcome.ts';

/** They only require that their text is included, or, as MPL-2.0, concern changes to their own files only. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages whose field says nothing, or that are taken under a licence that is not for all, each with its reason. */
const KNOWN: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^(busboy|streamsearch)$/,
    licence: 'MIT',
    reason:
      'states it in the old form of the field, which the lock file leaves out; its LICENSE is the MIT text',
  },
  {
    name: /^@img\/sharp-(libvips|wasm32|win32)/,
    licence: 'LGPL-3.0-or-later',
    reason:
      "sharp's build of libvips: a library of its own that is loaded while the program runs, unchanged and replaceable, as the LGPL asks. Who hands the image of a program on passes its licence text and the place of its source on with it",
  },
];

export const LICENCES_FILE = new URL('../../docs/licences.md', import.meta.url);

function licenceOf({ name, licence }: LockedPackage): string {
  return licence || (KNOWN.find((known) => known.name.test(name))?.licence ?? 'none stated');
}

/** Of several to choose from one has to be allowed, of several together all. */
export function isAllowed(one: LockedPackage): boolean {
  const own = KNOWN.filter(({ name }) => name.test(one.name)).map(({ licence }) => licence);
  return licenceOf(one)
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) =>
      choice.split(/ AND /).every((licence) => ALLOWED.has(licence) || own.includes(licence)),
    );
}

/** The list for people: names only, since the lock file has the versions. */
export function formatLicences(packages: readonly LockedPackage[]): string {
  const section = (heading: string, some: readonly LockedPackage[]) => {
    const groups = [...Map.groupBy(some, licenceOf)].map(
      ([licence, members]) => [licence, [...new Set(members.map(({ name }) => name))].toSorted()] as const,
    );
    const ordered = groups.toSorted(
      ([a, ones], [b, others]) => others.length - ones.length || (a < b ? -1 : 1),
    );
    return [
      `## ${heading}`,
      '',
      '| licence | packages |',
      '|---|---|',
      ...ordered.map(([licence, names]) => `| ${licence} (${names.length}) | ${names.join(', ')} |`),
      '',
    ];
  };
  return [
    '# Licences of dependencies',
    '',
    'Written by `npm run licences` from the lock file, for all platforms. `npm run security` fails where a licence is none',
    'of those that `bench/security/licences.ts` allows.',
    '',
    ...section(
      'Part of the programs',
      packages.filter(({ isProduction }) => isProduction),
    ),
    ...section(
      'For building and testing only',
      packages.filter(({ isProduction }) => !isProduction),
    ),
    '## Reviewed one by one',
    '',
    ...KNOWN.map(({ name, licence, reason }) => {
      const names = [...new Set(packages.flatMap((one) => (name.test(one.name) ? [one.name] : [])))];
      return `- ${names.length > 3 ? `${names[0]} and ${names.length - 1} more like it` : names.join(', ')} (${licence}): ${reason}.`;
    }),
    '- The fonts of the site are cut from the two packages under OFL-1.1, which are not installed with it; the OFL allows that, and neither font reserves its name.',
    '',
  ].join('\n');
}

export async function updateLicences(): Promise<void> {
  await writeFile(LICENCES_FILE, formatLicences(listLocked()));
}

export async function checkLicences(): Promise<Outcome> {
  const packages = listLocked();
  const refused = packages.filter((one) => !isAllowed(one));
  const isCurrent = (await readFile(LICENCES_FILE, 'utf8')) === formatLicences(packages);
  const production = packages.filter(({ isProduction }) => isProduction).length;
  const licences = new Set(packages.map(licenceOf));
  return {
    check: 'licences',
    state: refused.length > 0 || !isCurrent ? 'FAULTY' : 'ok',
    figure: `${production} packages in production, ${packages.length - production} for development, ${licences.size} licences, ${refused.length} not allowed`,
    details: [
      ...refused.map((one) => `${one.name} ${one.version}: ${licenceOf(one)}`),
      ...(isCurrent ? [] : ['docs/licences.md is not current: npm run licences']),
    ],
  };
}
