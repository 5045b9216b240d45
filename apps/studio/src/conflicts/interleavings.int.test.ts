import { listDocuments } from '@nettobonus/content/documents';
import { type Random, seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import {
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import { type MergeField, mergeDocuments, type Side } from './merge-documents.ts';
import type { Conflict } from './next-revision.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

/** More sequences find more: `INTERLEAVINGS=200 INTERLEAVINGS_SEED=7`. */
const SEED = Number(process.env.INTERLEAVINGS_SEED ?? 1);
const INTERLEAVINGS = Number(process.env.INTERLEAVINGS ?? 20);
const STEPS = 8;
const FIELDS = ['verdict', 'bonus', 'recommendationReason'] as const;
type FieldName = (typeof FIELDS)[number];
type Values = Record<FieldName, string>;

let id: number;
/** Two editors, one of them with two tabs. */
let tokens: string[];

/** For the rules that random terms break. */
const REASON = 'Agreed with the casino last week';

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) => kind === 'listing' && market === 'fi' && key === 'winz-casino',
  );
  await loadDocuments(studio.payload, documents);
  await turnOffSecondPerson(studio);
  const [admin, editor] = [await logInAs(studio, 'admin'), await logInAs(studio, 'editor')];
  tokens = [admin, editor, editor];
  id = (await studio.payload.find({ collection: 'listings' })).docs[0]?.id ?? 0;
}, 120_000);

/** A form in a browser tab. */
interface Tab {
  token: string;
  revision: number;
  /** The values of the revision that it shows, and those that it shows. */
  opened: Values;
  values: Values;
}

/** A save that the studio has accepted, and the values that its tab had shown before. */
interface Accepted {
  revision: number;
  values: Values;
  seen: ReadonlySet<string>;
}

const pickValues = (document: StoredDocument): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, String(document[name] ?? '')])) as Values;

async function open(token: string): Promise<Tab> {
  const response = await studio.request('GET', `/listings/${id}?draft=true&depth=0`, { token });
  const document: StoredDocument = await response.json();
  const values = pickValues(document);
  return { token, revision: Number(document.revision), opened: values, values };
}

/** Runs random edits and saves in three tabs. Returns the values that a save replaced although its tab had not shown them. */
async function runInterleaving(random: Random, label: string): Promise<string[]> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const tabs = await Promise.all(tokens.map(open));
  const shown = tabs.map(({ values }) => new Set(Object.values(values)));
  const accepted: Accepted[] = [];
  const show = (index: number, values: Values) => {
    for (const value of Object.values(values)) shown[index]?.add(value);
  };

  const accept = (index: number, tab: Tab, stored: StoredDocument) => {
    const [values, revision] = [pickValues(stored), Number(stored.revision)];
    accepted.push({ revision, values, seen: new Set(shown[index]) });
    show(index, values);
    Object.assign(tab, { revision, opened: values, values });
  };

  const save = async (index: number, query: string, status: string): Promise<void> => {
    const tab = tabs[index] as Tab;
    const body = { ...tab.values, _status: status, overrideReason: REASON, revision: tab.revision };
    const response = await studio.request('PATCH', `/listings/${id}${query}`, {
      token: tab.token,
      body,
      namesNoRevision: true,
    });
    const json = await response.json();
    if (response.ok) return accept(index, tab, json.doc);
    expect(response.status, `${label}: ${JSON.stringify(json)}`).toBe(409);
    const { stored, revision }: Conflict = json.errors[0].data.conflict;
    // The dialog shows both versions.
    show(index, pickValues(stored));
    const merged = mergeDocuments(
      studio.payload.collections.listings.config.fields as unknown as MergeField[],
      { opened: { ...stored, ...tab.opened }, stored, mine: { ...stored, ...tab.values } },
      () => pick<Side>(['stored', 'mine']),
    );
    Object.assign(tab, { revision, opened: pickValues(stored), values: pickValues(merged.document) });
  };

  for (let step = 0; step < STEPS; step += 1) {
    const working = tabs.map((_, index) => index).filter(() => random() < 0.6);
    for (const index of working) {
      if (random() < 0.7) {
        const tab = tabs[index] as Tab;
        tab.values = { ...tab.values, [pick(FIELDS)]: `${label}-${step}-${index}` };
      }
    }
    const saves = working.map((index) => [index, pick(['autosave', 'draft', 'publish'] as const)] as const);
    // At the same time, so that they wait for each other's locks.
    await Promise.all(
      saves.map(([index, kind]) =>
        save(
          index,
          { autosave: '?draft=true&autosave=true', draft: '?draft=true', publish: '' }[kind],
          kind === 'publish' ? 'published' : 'draft',
        ),
      ),
    );
  }
  const saves = accepted.toSorted((a, b) => a.revision - b.revision);
  return saves.flatMap(({ values, seen, revision }, index) => {
    const previous = saves[index - 1]?.values ?? values;
    return FIELDS.filter((field) => previous[field] !== values[field] && !seen.has(previous[field])).map(
      (field) => `${label}: revision ${revision} replaced ${field} “${previous[field]}” unseen`,
    );
  });
}

test(
  `no accepted value is replaced unseen in ${INTERLEAVINGS} interleavings of two editors in three tabs`,
  async () => {
    const lost: string[] = [];
    for (let number = 0; number < INTERLEAVINGS; number += 1) {
      lost.push(...(await runInterleaving(seededRandom(SEED * 10_000 + number), String(number))));
    }
    expect(lost).toEqual([]);
  },
  Math.max(600_000, INTERLEAVINGS * 10_000),
);
