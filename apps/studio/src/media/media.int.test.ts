import { listDocuments } from '@nettobonus/content/documents';
import { createLocalReq } from 'payload';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../payload-types.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { drawPicture, uploadForm } from './test-picture.ts';
import { UsesField } from './uses.tsx';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

let token: string;

beforeAll(async () => {
  await loadDocuments(
    studio.payload,
    listDocuments().filter(({ kind, key }) => kind === 'casino' && /^(winz|joki)/.test(key)),
  );
  token = await logInAs(studio, 'editor');
}, 60_000);

const request = (method: string, path: string, body?: object) =>
  studio.request(method, path, { token, ...(body ? { body } : {}) });

async function upload(bytes: Buffer, name = 'logo.png', type = 'image/png', fields: object = {}) {
  const response = await request('POST', '/media', uploadForm(bytes, name, type, fields));
  const text = await response.text();
  return { status: response.status, text, doc: response.ok ? JSON.parse(text).doc : null };
}

async function findCasinoId(slug: string): Promise<number> {
  const { docs } = await studio.payload.find({ collection: 'casinos', where: { slug: { equals: slug } } });
  return docs[0]?.id as number;
}

const listStored = () => studio.db<{ hash: string; bytes: Buffer }[]>`SELECT hash, bytes FROM site.media`;
const readPublished = async (key: string) => {
  const [row] = await studio.db<[{ body: object }]>`
    SELECT body FROM site.published_documents WHERE (kind, market, key) = ('casino', 'all', ${key})`;
  return row.body;
};

test('a picture is re-encoded, stored in the database, and shown in the studio', async () => {
  const { status, doc } = await upload(await drawPicture('#1f37d6', 300), 'Winz Logo.png');
  expect(status).toBe(201);
  expect(doc).toMatchObject({ name: 'A logo', mimeType: 'image/webp', width: 128, height: 128 });
  const row = (await listStored()).find(({ hash }) => hash === doc.hash);
  expect(await sharp(row?.bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
  const large = (await listStored()).find(({ hash }) => hash === doc.largeHash);
  expect(await sharp(large?.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  const path = `/media/file/${doc.filename}`;
  const served = await request('GET', path);
  expect(served.headers.get('Content-Type')).toBe('image/webp');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(row?.bytes);
  expect((await studio.request('GET', path)).status).toBe(403);
});

test('a duplicate picture is rejected', async () => {
  const picture = await drawPicture('#00ff00');
  expect((await upload(picture)).status).toBe(201);
  const duplicate = await upload(picture, 'other.png');
  expect(duplicate.status).toBe(400);
  expect(duplicate.text).toContain('This picture already exists as “A logo”.');
});

test.each([
  [
    'a script with the file name of a picture',
    Buffer.from('#!/bin/sh'),
    'x.png',
    'image/png',
    'This is not a picture',
  ],
  ['an HTML page', Buffer.from('<html></html>'), 'x.html', 'text/html', 'This is not a picture'],
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'x.svg',
    'image/svg+xml',
    'The SVG contains a script.',
  ],
])('%s is rejected with a message, and nothing is stored', async (_, bytes, name, type, message) => {
  const before = (await listStored()).length;
  const { status, text } = await upload(bytes, name, type);
  expect(status).toBe(400);
  expect(text).toContain(message);
  expect(await listStored()).toHaveLength(before);
});

test('a PNG declared as a JPEG is rejected', async () => {
  const { status, text } = await upload(await drawPicture('#abcdef'), 'x.jpg', 'image/jpeg');
  expect(status).toBe(400);
  expect(text).toContain('claims to be image/jpeg, but contains image/png');
});

test('a small file with too many pixels is rejected', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { status, text } = await upload(bomb);
  expect(status).toBe(400);
  expect(text).toContain('16 million pixels');
});

test('a logo over 2 MB is rejected, and any file over 10 MB during the upload', async () => {
  const logo = await upload(Buffer.alloc(3 * 1024 * 1024));
  expect(logo.status).toBe(400);
  expect(logo.text).toContain('larger than 2 MB');
  const large = await upload(Buffer.alloc(11 * 1024 * 1024), 'x.png', 'image/png', { kind: 'screenshot' });
  expect(large.status).toBeGreaterThanOrEqual(400);
  expect(large.text).toContain('larger than 10 MB');
});

test('clients cannot set the hashes of a picture', async () => {
  const hashes = { hash: 'ab'.repeat(32), largeHash: 'cd'.repeat(32) };
  const { doc } = await upload(await drawPicture('#123456'), 'x.png', 'image/png', hashes);
  expect(await listStored()).toContainEqual(expect.objectContaining({ hash: doc.hash }));
  const { hash, largeHash } = await studio.payload.findByID({ collection: 'media', id: doc.id });
  expect([hash, largeHash]).not.toContain(hashes.hash);
  expect([hash, largeHash]).not.toContain(hashes.largeHash);
  await request('PATCH', `/media/${doc.id}`, { name: 'y', ...hashes });
  expect(await studio.payload.findByID({ collection: 'media', id: doc.id })).toMatchObject({
    name: 'y',
    hash,
    largeHash,
  });
});

const ALT = { texts: { fi: { alt: 'Kassan näkymä', caption: 'Kassa' } } };

async function uploadScreenshot(background: string, fields: object = ALT) {
  const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  return upload(bytes, 'cashier.png', 'image/png', { kind: 'screenshot', name: 'Cashier', ...fields });
}

test('a screenshot keeps its shape, and its size and texts are stored', async () => {
  const { status, doc } = await uploadScreenshot('#334455', { ...ALT, credit: 'Winz' });
  expect(status).toBe(201);
  expect(doc).toMatchObject({ width: 900, height: 300, credit: 'Winz', largeHash: null });
  expect(doc.texts.fi).toEqual(ALT.texts.fi);
  expect((await listStored()).map(({ hash }) => hash)).toContain(doc.hash);
});

test('a screenshot needs an alternative text, unless it is explicitly a decoration', async () => {
  const rejected = await uploadScreenshot('#334466', {});
  expect(rejected.status).toBe(400);
  expect(rejected.text).toContain('Describe the picture in at least one language');
  expect((await uploadScreenshot('#334466', { isDecorative: true })).status).toBe(201);
});

test('a picture without a kind is rejected', async () => {
  const { status, text } = await upload(await drawPicture('#778899'), 'x.png', 'image/png', {
    kind: undefined,
  });
  expect(status).toBe(400);
  expect(text).toContain('Kind');
});

test('a logo cannot become a figure, even with a new file', async () => {
  const { doc } = await upload(await drawPicture('#99aa00'));
  const fields = { kind: 'figure', name: 'Lobby', ...ALT };
  const file = await drawPicture('#99aa11');
  for (const body of [fields, uploadForm(file, 'x.png', 'image/png', fields)]) {
    const response = await request('PATCH', `/media/${doc.id}`, body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Logos are converted differently');
  }
});

test('a market editor adds and changes screenshots, but not logos', async () => {
  const marketEditor = await logInAs(studio, 'market-editor');
  const send = (method: string, path: string, body?: object) =>
    studio.request(method, path, { token: marketEditor, ...(body ? { body } : {}) });
  const file = await drawPicture('#aa0099');
  const logo = await send('POST', '/media', uploadForm(file, 'x.png'));
  expect(logo.status).toBe(403);
  const fields = { kind: 'screenshot', name: 'Lobby', ...ALT };
  const created = await send('POST', '/media', uploadForm(file, 'x.png', 'image/png', fields));
  expect(created.status).toBe(201);
  const { doc } = await created.json();
  expect((await send('PATCH', `/media/${doc.id}`, { name: 'The lobby' })).status).toBe(200);
  expect((await send('PATCH', `/media/${doc.id}`, { kind: 'logo' })).status).toBe(400);
  const asLogo = uploadForm(await drawPicture('#aa0011'), 'x.png', 'image/png', { ...fields, kind: 'logo' });
  expect((await send('PATCH', `/media/${doc.id}`, asLogo)).status).toBe(403);
  const { kind, hash } = await studio.payload.findByID({ collection: 'media', id: doc.id });
  expect({ kind, hash }).toEqual({ kind: 'screenshot', hash: doc.hash });
  expect((await send('DELETE', `/media/${doc.id}`)).status).toBe(200);
  const { doc: other } = await upload(await drawPicture('#bb0099'));
  expect((await send('PATCH', `/media/${other.id}`, { name: 'Mine' })).status).toBe(403);
  expect((await send('DELETE', `/media/${other.id}`)).status).toBe(403);
});

test('a screenshot in a published text cannot be deleted or lose its text, and the message names the place', async () => {
  const { doc } = await uploadScreenshot('#556677');
  const unpublish = await publishWithPicture(doc.hash);
  const deletion = await request('DELETE', `/media/${doc.id}`);
  expect(deletion.status).toBe(400);
  expect(await deletion.text()).toContain('Used in page picture-test · fi.');
  const change = await request('PATCH', `/media/${doc.id}`, {
    texts: { fi: { alt: '' }, se: { alt: 'Kassan' } },
  });
  expect(change.status).toBe(400);
  expect(await change.text()).toContain(
    'The picture is used in page picture-test · fi, so it needs an alternative text for Suomi.',
  );
  await unpublish();
  expect((await request('DELETE', `/media/${doc.id}`)).status).toBe(200);
});

/** Publishes a text that contains the picture. Returns a function that unpublishes it. */
async function publishWithPicture(hash: string): Promise<() => Promise<unknown>> {
  const body = studio.db.json({ figure: { hash } });
  await studio.db`
    INSERT INTO site.published_documents (kind, market, key, body, version)
    VALUES ('page', 'fi', 'picture-test', ${body}, 1)`;
  return () => studio.db`DELETE FROM site.published_documents WHERE key = 'picture-test'`;
}

test('the form and the list of pictures name where a picture is used', async () => {
  const { doc } = await upload(await drawPicture('#ccdd00'));
  const id = await findCasinoId('joki-casino');
  await studio.payload.update({ collection: 'casinos', id, data: { logo: doc.id }, draft: true });
  const link = `<a href="/admin/collections/casinos/${id}">Joki Casino (logo)</a>`;
  expect(await renderUses(doc.id)).toContain(link);
  await studio.payload.update({ collection: 'casinos', id, data: { logo: null }, draft: true });
  expect(await renderUses(doc.id)).toContain('Nothing uses this picture.');
});

async function renderUses(id: number): Promise<string> {
  const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: 'editor' } } });
  const user = { ...(docs[0] as User), collection: 'users' as const };
  const req = await createLocalReq({ user }, studio.payload);
  const field = UsesField as unknown as (props: object) => Promise<ReactNode>;
  return renderToStaticMarkup(await field({ id, req }));
}

test('a casino is published with its logo, and a logo in use cannot be deleted', async () => {
  const { doc } = await upload(await drawPicture('#ff0000'));
  const id = await findCasinoId('winz-casino');
  await studio.payload.update({ collection: 'casinos', id, data: { logo: doc.id, _status: 'published' } });
  expect(await readPublished('winz-casino')).toEqual({
    name: 'Winz Casino',
    image: '/tiles/winz-casino.svg',
    logo: doc.hash,
    largeLogo: doc.largeHash,
  });
  const rejected = await request('DELETE', `/media/${doc.id}`);
  expect(rejected.status).toBe(400);
  expect(await rejected.text()).toContain('Used in Winz Casino (logo).');
  const replaced = await request(
    'PATCH',
    `/media/${doc.id}`,
    uploadForm(await drawPicture('#ff00ff'), 'x.png'),
  );
  expect(replaced.status).toBe(400);
  expect(await replaced.text()).toContain('Upload a new picture');

  await studio.payload.update({ collection: 'casinos', id, data: { logo: null, _status: 'published' } });
  expect(await readPublished('winz-casino')).not.toHaveProperty('logo');
  expect((await request('DELETE', `/media/${doc.id}`)).status).toBe(200);
  const hashes = (await listStored()).map(({ hash }) => hash);
  expect(hashes).not.toContain(doc.hash);
  expect(hashes).not.toContain(doc.largeHash);
});

test('a logo that only a draft uses cannot be deleted either', async () => {
  const { doc } = await upload(await drawPicture('#0000ff'));
  const id = await findCasinoId('joki-casino');
  await studio.payload.update({ collection: 'casinos', id, data: { logo: doc.id }, draft: true });
  expect(await readPublished('joki-casino')).not.toHaveProperty('logo');
  expect((await request('DELETE', `/media/${doc.id}`)).status).toBe(400);
});

test('the audit log records uploads and deletions', async () => {
  const { doc } = await upload(await drawPicture('#00ffff'));
  await request('DELETE', `/media/${doc.id}`);
  const { docs } = await studio.payload.find({
    collection: 'audit-log',
    where: { kind: { equals: 'media' }, document: { equals: String(doc.id) } },
    sort: 'createdAt',
  });
  const { docs: users } = await studio.payload.find({
    collection: 'users',
    where: { email: { equals: 'editor@example.org' } },
  });
  const user = String(users[0]?.id);
  expect(docs).toMatchObject([
    { user, action: 'created', title: 'A logo' },
    { user, action: 'deleted', title: 'A logo' },
  ]);
});
