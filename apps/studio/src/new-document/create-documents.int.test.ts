import type { Market } from '@nettobonus/domain/markets/market';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { listMarketChoices } from './list-choices.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const WITHOUT_MARKET: readonly DocumentKind[] = ['casino'];
const MANAGED: readonly DocumentKind[] = ['market-settings', 'navigation', 'places', 'person'];
const KINDS = Object.keys(COLLECTION_BY_KIND) as DocumentKind[];
const MARKET_KINDS = KINDS.filter((kind) => !WITHOUT_MARKET.includes(kind));
const EDITED_KINDS = MARKET_KINDS.filter((kind) => !MANAGED.includes(kind));

const tokens = new Map<Role, string>();
const users = new Map<Role, TypedUser>();
beforeAll(async () => {
  for (const role of ['admin', 'editor', 'market-editor', 'analyst'] as const) {
    tokens.set(role, await logInAs(studio, role));
    const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: role } } });
    users.set(role, { ...docs[0], collection: 'users' } as TypedUser);
  }
}, 60_000);

beforeEach(async () => {
  // Casinos last: other documents refer to them.
  for (const kind of KINDS.toReversed()) {
    await studio.payload.delete({
      collection: COLLECTION_BY_KIND[kind],
      where: {},
      trash: true,
      overrideAccess: true,
    });
  }
});

const send = async (role: Role, method: string, path: string, body?: object) => {
  const response = await studio.request(method, path, {
    token: tokens.get(role) ?? '',
    ...(body ? { body } : {}),
  });
  const { doc, errors } = await response.json();
  return { status: response.status, doc, message: errors?.[0]?.message as string | undefined };
};

const createCasino = async () =>
  (
    await studio.payload.create({
      collection: 'casinos',
      data: { name: 'Winz Casino' } as never,
      draft: true,
    })
  ).id;

const createListing = async (market: Market, fields: object = {}) => {
  const data = { market, ...fields } as never;
  return (await studio.payload.create({ collection: 'listings', data, draft: true })).id;
};

const countDocuments = async (kind: DocumentKind) =>
  (await studio.payload.count({ collection: COLLECTION_BY_KIND[kind] })).totalDocs;

describe('a document without a market', () => {
  test.each(MARKET_KINDS)('is not stored: %s', async (kind) => {
    const collection = COLLECTION_BY_KIND[kind];
    const role = MANAGED.includes(kind) ? 'admin' : 'market-editor';
    const { status, message } = await send(role, 'POST', `/${collection}?draft=true`, {});
    expect([status, message]).toEqual([400, expect.stringContaining('Choose a market')]);
    await expect(
      studio.payload.create({ collection, data: {} as never, draft: true, overrideAccess: true }),
    ).rejects.toThrow('Choose a market');
    expect(await countDocuments(kind)).toBe(0);
  });

  test('cannot be made by clearing the market, one by one or in bulk', async () => {
    const id = await createListing('se');
    for (const path of [`/listings/${id}?draft=true`, `/listings?draft=true&where[id][equals]=${id}`]) {
      expect((await send('editor', 'PATCH', path, { market: null })).status).toBe(400);
    }
    expect(await studio.payload.findByID({ collection: 'listings', id, draft: true })).toMatchObject({
      market: 'se',
    });
  });
});

describe('a market editor', () => {
  test.each(EDITED_KINDS)(
    'creates drafts of their own market only, and moves no others to the trash: %s',
    async (kind) => {
      const collection = COLLECTION_BY_KIND[kind];
      expect(
        (await send('market-editor', 'POST', `/${collection}?draft=true`, { market: 'fi' })).status,
      ).toBe(403);
      const { status, doc } = await send('market-editor', 'POST', `/${collection}?draft=true`, {
        market: 'se',
      });
      expect([status, doc?.market]).toEqual([201, 'se']);
      const foreign = await send('editor', 'POST', `/${collection}?draft=true`, { market: 'fi' });
      const trash = (id: number) =>
        send('market-editor', 'PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() });
      expect((await trash(foreign.doc.id)).status).toBe(403);
      expect((await trash(doc.id)).status).toBe(200);
      expect(await countDocuments(kind)).toBe(1);
    },
  );

  test('copies a document of another market into their own', async () => {
    const casino = await createCasino();
    const id = await createListing('fi', { casino, verdict: 'Hyvä.' });
    const copy = (body?: object) => send('market-editor', 'POST', `/listings/${id}/duplicate`, body);
    expect((await copy({})).message).toContain('Choose a market');
    expect((await copy({ market: 'fi' })).status).toBe(403);
    const { status, doc } = await copy({ market: 'se' });
    expect([status, doc]).toEqual([
      200,
      expect.objectContaining({ market: 'se', verdict: 'Hyvä.', _status: 'draft' }),
    ]);
    expect((await copy({ market: 'se' })).message).toContain('already has one');
    expect(await countDocuments('listing')).toBe(2);
  });

  test('sees in the menu of a form only what they may do', async () => {
    const casino = await createCasino();
    const [own, foreign] = [await createListing('se', { casino }), await createListing('fi')];
    const getPermissions = async (id: number) => {
      const response = await studio.request('POST', `/listings/access/${id}`, {
        token: tokens.get('market-editor') ?? '',
      });
      const permissions: Record<string, boolean | { permission: boolean }> = await response.json();
      const isAllowed = (operation: string) => {
        const allowed = permissions[operation] ?? false;
        return typeof allowed === 'object' ? allowed.permission : allowed;
      };
      return { create: isAllowed('create'), update: isAllowed('update'), delete: isAllowed('delete') };
    };
    expect(await getPermissions(own)).toEqual({ create: true, update: true, delete: false });
    expect(await getPermissions(foreign)).toEqual({ create: true, update: false, delete: false });
  });
});

test('the page for a new document offers the user’s markets, and says where the document exists', async () => {
  const casino = await createCasino();
  const finnish = await createListing('fi', { casino });
  const swedish = await createListing('se', { casino });
  const listChoices = async (role: Role, kind: 'listing' | 'editorial', source: object | null) => {
    const req = await createLocalReq({ user: users.get(role) as TypedUser }, studio.payload);
    const choices = await listMarketChoices(req, kind, source && { ...source });
    return Object.fromEntries(choices.map(({ market, existing }) => [market, existing?.id ?? null]));
  };
  expect(await listChoices('editor', 'listing', null)).toEqual({ fi: null, se: null, no: null, dk: null });
  expect(await listChoices('editor', 'listing', { casino })).toEqual({
    fi: finnish,
    se: swedish,
    no: null,
    dk: null,
  });
  expect(await listChoices('market-editor', 'listing', { casino })).toEqual({ se: swedish });
  expect(await listChoices('analyst', 'listing', null)).toEqual({});
  const { id } = await studio.payload.create({
    collection: 'editorial',
    data: { market: 'dk' } as never,
    draft: true,
  });
  expect(await listChoices('admin', 'editorial', null)).toEqual({ fi: null, se: null, no: null, dk: id });
});

describe('page texts', () => {
  const mayCreate = async (role: Role) => {
    const response = await studio.request('GET', '/access', { token: tokens.get(role) ?? '' });
    return Boolean((await response.json()).collections['page-texts']?.create);
  };
  const listMarkets = async (role: Role) => {
    const req = await createLocalReq({ user: users.get(role) as TypedUser }, studio.payload);
    return (await listMarketChoices(req, 'page', null)).map(({ market }) => market);
  };

  test('are not offered where every page has its texts', async () => {
    const [last = 'home', ...others] = PAGE_KEYS;
    const create = (page: string) =>
      studio.payload.create({
        collection: 'page-texts',
        data: { market: 'se', page } as never,
        draft: true,
      });
    for (const page of others) await create(page);
    expect(await mayCreate('market-editor')).toBe(true);
    expect(await listMarkets('market-editor')).toEqual(['se']);
    await create(last);
    expect(await mayCreate('market-editor')).toBe(false);
    expect(await mayCreate('editor')).toBe(true);
    expect(await listMarkets('editor')).toEqual(['fi', 'no', 'dk']);
    expect(await mayCreate('analyst')).toBe(false);
  });

  test('are named by their page and market', async () => {
    const data = { market: 'no', page: 'privacy' } as never;
    const { title } = await studio.payload.create({ collection: 'page-texts', data, draft: true });
    expect(title).toBe('Privacy · Norway');
  });
});
