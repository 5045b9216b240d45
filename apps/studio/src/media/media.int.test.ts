import { listDocuments } from '@nettobonus/content/documents';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { drawPicture, uploadForm } from './test-picture.ts';

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

async function upload(bytes: Buffer, name = 'logo.png', type = 'image/png') {
  const response = await request('POST', '/media', uploadForm(bytes, name, type));
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
  expect(doc).toMatchObject({ alt: 'A logo', mimeType: 'image/webp', width: 128, height: 128 });
  const row = (await listStored()).find(({ hash }) => hash === doc.hash);
  expect(await sharp(row?.bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
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
  ['an SVG', Buffer.from('<svg xmlns="x"/>'), 'x.svg', 'image/svg+xml', 'This is not a picture'],
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

test('a file over 2 MB is rejected during the upload', async () => {
  const { status, text } = await upload(Buffer.alloc(3 * 1024 * 1024));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).toContain('larger than 2 MB');
});

test('clients cannot set the hash of a picture', async () => {
  const form = uploadForm(await drawPicture('#123456'), 'x.png');
  form.set('_payload', JSON.stringify({ alt: 'x', hash: 'ab'.repeat(32) }));
  const { doc } = await (await request('POST', '/media', form)).json();
  expect(doc.hash).not.toBe('ab'.repeat(32));
  await request('PATCH', `/media/${doc.id}`, { alt: 'y', hash: 'ab'.repeat(32) });
  expect(await studio.payload.findByID({ collection: 'media', id: doc.id })).toMatchObject({
    alt: 'y',
    hash: doc.hash,
  });
});

test('a casino is published with its logo, and a logo in use cannot be deleted', async () => {
  const { doc } = await upload(await drawPicture('#ff0000'));
  const id = await findCasinoId('winz-casino');
  await studio.payload.update({ collection: 'casinos', id, data: { logo: doc.id, _status: 'published' } });
  expect(await readPublished('winz-casino')).toEqual({
    name: 'Winz Casino',
    image: '/tiles/winz-casino.svg',
    logo: doc.hash,
  });
  const rejected = await request('DELETE', `/media/${doc.id}`);
  expect(rejected.status).toBe(400);
  expect(await rejected.text()).toContain('A casino uses it as its logo.');
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
  expect((await listStored()).map(({ hash }) => hash)).not.toContain(doc.hash);
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
