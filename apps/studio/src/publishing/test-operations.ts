import { listDocuments } from '@nettobonus/content/documents';
import type { Random } from '@nettobonus/domain/shared/seeded-random';
import type { Database } from '@nettobonus/store/connect';
import type { Role } from '../access/roles.ts';
import type { StudioCall, StudioResponse } from '../test-studio-process.ts';
import { getTable, type ObservedCollection } from './test-observer.ts';

/** An operation that a user has sent to the studio. */
export interface Operation {
  name: OperationName;
  role: Role;
  collection: ObservedCollection;
  /** The documents that it may change; null if the test does not know them in advance. */
  ids: readonly number[] | null;
  /** How many documents it changes if it succeeds; null if that may be fewer. */
  size: number | null;
  /** Null if the studio was killed before it responded. */
  response: { status: number; body: Body } | null;
}

interface Body {
  doc?: { id: number };
  id?: number;
  docs?: { id: number }[];
  digest?: string;
  savedLines?: number[] | null;
}

interface Client {
  db: Database;
  token: string;
  send: (call: StudioCall) => Promise<StudioResponse | null>;
}

export const CASINOS = ['casinoist', 'winz-casino', 'crab-slots'];
export const MARKETS = ['fi', 'se', 'no'];
/** Only admins may change settings, so most operations on them are refused. */
const COLLECTIONS = [
  'listings',
  'listings',
  'listings',
  'reviews',
  'reviews',
  'casinos',
  'market-settings',
] as const;
export const OPERATIONS = [
  'create',
  'edit',
  'draft',
  'autosave',
  'autosave that publishes',
  'publish',
  'unpublish',
  'bulk edit',
  'bulk status',
  'bulk delete',
  'duplicate',
  'restore',
  'import',
  'schedule',
  'move',
  'delete',
  'change licence',
] as const;
export type OperationName = (typeof OPERATIONS)[number];
const OF_LISTINGS: readonly OperationName[] = ['create', 'import', 'move'];

const SAMPLE_LISTINGS = listDocuments().filter(({ kind }) => kind === 'listing');

/** Sends one random operation. */
export async function runOperation(
  role: Role,
  random: Random,
  { db, token, send }: Client,
): Promise<Operation> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const request = async (method: string, path: string, body?: object) =>
    (await send({
      type: 'request',
      method,
      path,
      token,
      ...(body ? { body } : {}),
    })) as Operation['response'];
  const name = pick(OPERATIONS);
  const collection =
    name === 'change licence' ? 'licences' : OF_LISTINGS.includes(name) ? 'listings' : pick(COLLECTIONS);
  const listIds = async (table: string) =>
    (await db<{ id: number }[]>`SELECT id FROM ${db(`studio.${table}`)} ORDER BY id`).map(({ id }) => id);
  const all = await listIds(getTable(collection));
  const id = pick(all) ?? 0;
  const path = `/${collection}/${id}`;
  const text = `Text ${Math.floor(random() * 1e6)}`;
  const market = pick(MARKETS);
  const fields = {
    listings: pick([{ verdict: text }, { rating: random() * 11 }, { terms: { validDays: 1.5 } }, { market }]),
    reviews: pick([{ conclusion: text }, { security: '' }, { market }]),
    casinos: pick([{ image: `/${text}.svg` }, { name: text }, { image: 'invalid' }]),
    licences: pick([{ entity: text }, { domains: ['no host'] }, { type: 'mga' }]),
    'market-settings': pick([{ monthPopup: random() < 0.5 }, { mode: 'unknown' }, { market }]),
  }[collection];
  const published = {
    _status: 'published',
    ...(collection === 'listings' ? { overrideReason: 'Agreed with the lawyer' } : {}),
  };
  const some = random() < 0.2 ? all : [id, pick(all) ?? 0];
  const where = `where[id][in]=${some.join(',')}`;

  let size: number | null = null;
  const run: Record<OperationName, () => Promise<Operation['response']>> = {
    create: async () => {
      const casino = pick(await listIds('casinos'));
      return request('POST', '/listings', {
        ...pick(SAMPLE_LISTINGS).body,
        terms: {},
        market,
        casino,
        licence: pick(await listIds('licences')),
        ...published,
      });
    },
    edit: () => request('PATCH', path, { ...fields, ...published }),
    draft: () => request('PATCH', `${path}?draft=true`, fields),
    autosave: () => request('PATCH', `${path}?draft=true&autosave=true`, fields),
    'autosave that publishes': () =>
      request('PATCH', `${path}?autosave=true&select[id]=true`, { ...fields, ...published }),
    publish: () => request('PATCH', `${path}?select[title]=true`, published),
    unpublish: () => request('PATCH', path, { _status: 'draft' }),
    'bulk edit': () =>
      request('PATCH', `/${collection}?${where}${pick(['', '&draft=true', '&draft=true&autosave=true'])}`, {
        ...fields,
        ...published,
      }),
    'bulk status': () => request('PATCH', `/${collection}?${where}`, pick([{ _status: 'draft' }, published])),
    'bulk delete': () => request('DELETE', `/${collection}?where[id][in]=${id}&select[title]=false`),
    duplicate: () => request('POST', `${path}/duplicate`, { market, name: text }),
    restore: async () => {
      const versions = await db<{ id: number }[]>`
        SELECT id FROM ${db(`studio._${getTable(collection)}_v`)} WHERE parent_id = ${id} ORDER BY id`;
      return request('POST', `/${collection}/versions/${pick(versions)?.id}${pick(['', '?draft=true'])}`);
    },
    import: async () => {
      const rows = CASINOS.slice(0, pick([1, 2])).map(
        (casino) => `${market},${casino},${Math.floor(random() * 10)}\n`,
      );
      const csv = `market,casino,rating\n${rows.join('')}`;
      const plan = await request('POST', '/sheets/listings', { csv });
      if (!plan?.body.digest) return plan;
      const save = pick(['published', 'as drafts']);
      const imported = await request('POST', '/sheets/listings?autosave=true', {
        csv,
        save,
        digest: plan.body.digest,
        reason: 'Agreed with the lawyer',
      });
      size = imported?.body.savedLines?.length ?? null;
      return imported;
    },
    schedule: () => {
      const doc = { relationTo: collection, value: String(id) };
      const change = { type: pick(['publish', 'unpublish']), doc, date: new Date() };
      return send({ type: 'schedule', token, change });
    },
    move: () => request('PATCH', path, { order: Math.floor(random() * 100), ...published }),
    delete: () => request('DELETE', `${path}?select[title]=true`),
    'change licence': () => request('PATCH', path, fields),
  };
  const isNew = name === 'create' || name === 'duplicate' || name === 'import';
  const ids = isNew ? null : name === 'bulk edit' || name === 'bulk status' ? some : [id];
  const response = await run[name]();
  return { name, role, collection, ids, size, response };
}

/** Whether nothing says if the operation was done: the studio was killed, or lost its connections and failed. */
export const isLost = ({ response }: Operation) => response === null || response.status >= 500;

/**
 * The ids of the documents that an operation has changed, according to its response. That of an import does not name
 * them, which null stands for.
 */
export function listChanged({ name, response }: Operation): (number | null)[] {
  if (!response || name === 'schedule') return [];
  const { status, body } = response;
  if (name === 'import') return (body.savedLines ?? []).map(() => null);
  if (body.docs) return body.docs.map(({ id }) => id);
  return status < 300 ? [body.doc?.id ?? body.id ?? 0] : [];
}
