import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  awaitLookup,
  type OpenedDocument,
  openDocument,
  showList,
  withRevisions,
} from './opened-documents.ts';
import { formatIfMatch, parseIfMatch } from './opened-revisions.ts';

const origin = 'https://studio.example';
const CONFLICT = { id: 7, revision: 4, savedBy: 'Eva' };
const requests: { url: string; ifMatch: string | null }[] = [];
let answer: () => Response;
const showError = vi.fn();
const showRefusals = vi.fn();
const send = withRevisions(
  async (input, init) => {
    requests.push({ url: String(input), ifMatch: new Headers(init?.headers).get('If-Match') });
    return answer();
  },
  { origin, showError, showRefusals },
);

const refuse = () =>
  Response.json(
    { errors: [{ message: 'Eva has saved it.', data: { conflict: CONFLICT } }] },
    { status: 409 },
  );

beforeEach(() => {
  requests.length = 0;
  showError.mockClear();
  showRefusals.mockClear();
  answer = () => Response.json({ doc: { revision: 4, rating: 8 } });
});

function open(document: Partial<OpenedDocument> = {}) {
  const opened = { collection: 'listings', id: 7, revision: 3, values: {}, onConflict: null, ...document };
  return { opened, close: openDocument(opened) };
}

const patch = (path: string, init: RequestInit = {}) => send(path, { method: 'PATCH', ...init });

describe('a save', () => {
  test('names the revision of its form, and then the one that the response names', async () => {
    const { opened, close } = open();
    await patch('/api/listings/7?draft=true');
    await patch(`${origin}/api/listings/7`);
    close();
    expect(requests.map(({ ifMatch }) => ifMatch)).toEqual(['"7:3"', '"7:4"']);
    expect(opened.values).toEqual({ revision: 4, rating: 8 });
  });

  test('names the revision of its form when it restores its document from the trash', async () => {
    const { close } = open();
    const other = open({ id: 8, revision: 1 });
    await patch('/api/listings?trash=true&where[and][0][id][equals]=7&where[and][1][deletedAt][exists]=true');
    close();
    other.close();
    expect(requests.map(({ ifMatch }) => ifMatch)).toEqual(['"7:3"']);
  });

  test('does not name revisions of other documents, closed forms and other hosts', async () => {
    const { close } = open();
    await patch('/api/listings/8');
    await patch('/api/reviews/7');
    await patch('https://other.example/api/listings/7');
    await send('/api/listings/7');
    close();
    await patch('/api/listings/7');
    expect(requests.map(({ ifMatch }) => ifMatch)).toEqual([null, null, null, null, null]);
  });

  test('keeps the header that its caller has set', async () => {
    const { close } = open();
    await patch('/api/listings/7', { headers: { 'If-Match': '"7:9"' } });
    close();
    expect(requests[0]?.ifMatch).toBe('"7:9"');
  });

  test('does not move the revision of a form that was opened after it was sent', async () => {
    const first = open();
    answer = () => {
      first.close();
      return Response.json({ doc: { revision: 4 } });
    };
    const sent = patch('/api/listings/7');
    const second = open();
    await sent;
    second.close();
    expect(second.opened.revision).toBe(3);
  });

  test('that is refused is reported to the form, and Payload shows no error', async () => {
    const onConflict = vi.fn();
    const { close } = open({ onConflict });
    answer = refuse;
    const body = new FormData();
    body.set('_payload', JSON.stringify({ rating: 9, _status: 'draft' }));
    const response = await patch('/api/listings/7?draft=true&autosave=true', { body });
    close();
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ errors: [] });
    expect(onConflict).toHaveBeenCalledExactlyOnceWith({
      conflict: CONFLICT,
      url: '/api/listings/7?draft=true&autosave=true',
      isAutosave: true,
      status: 'draft',
    });
  });

  test('that is refused for another reason is answered unchanged', async () => {
    const onConflict = vi.fn();
    const { close } = open({ onConflict });
    answer = () => Response.json({ errors: [{ message: 'Invalid' }] }, { status: 400 });
    const response = await patch('/api/listings/7');
    close();
    expect(await response.json()).toEqual({ errors: [{ message: 'Invalid' }] });
    expect(onConflict).not.toHaveBeenCalled();
  });
});

test('a bulk edit names the revisions of the rows that it selects', async () => {
  const hide = showList(
    'listings',
    new Map([
      [7, 3],
      [8, 1],
      [9, 2],
    ]),
  );
  await patch('/api/listings?where[id][in]=7,8');
  await patch(`/api/listings?${encodeURI('where[and][0][id][in][0]=7&where[and][0][id][in][1]=9')}`);
  await patch('/api/listings?where[market][equals]=fi');
  hide();
  await patch('/api/listings?where[id][in]=7,8');
  expect(requests.map(({ ifMatch }) => ifMatch)).toEqual([
    '"7:3", "8:1"',
    '"7:3", "9:2"',
    '"7:3", "8:1", "9:2"',
    null,
  ]);
});

test('restoring a version names the newest revision, and shows why it was refused', async () => {
  const { close } = open();
  answer = refuse;
  const response = await send('/api/listings/versions/99?draft=true', { method: 'post' });
  close();
  expect(requests[0]?.ifMatch).toBe('"7:3"');
  expect(showError).toHaveBeenCalledExactlyOnceWith('Eva has saved it.');
  expect(response.status).toBe(409);
});

test('restoring a version waits until the page knows the newest revision', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  awaitLookup(promise);
  const response = send('/api/listings/versions/99', { method: 'POST' });
  const { close } = open();
  resolve();
  await response;
  close();
  expect(requests.map(({ ifMatch }) => ifMatch)).toEqual(['"7:3"']);
});

test('the header’s revisions are read as they were written', () => {
  const revisions: [number, number][] = [
    [7, 3],
    [120, 0],
  ];
  expect([...parseIfMatch(formatIfMatch(revisions))]).toEqual(revisions);
  expect(parseIfMatch('*').size).toBe(0);
  expect(parseIfMatch(null).size).toBe(0);
});

describe('a bulk edit', () => {
  const errors = [{ id: 7, title: 'Winz Casino · se', message: 'Choose a licence.', isPublic: true }];

  test('reports the documents that were refused', async () => {
    answer = () => Response.json({ docs: [{ id: 8 }, { id: 9 }], errors }, { status: 400 });
    await patch('/api/listings?where[id][in][0]=7');
    expect(showRefusals).toHaveBeenCalledExactlyOnceWith({ collection: 'listings', savedCount: 2, errors });
  });

  test('reports none if all were saved, or the whole operation failed', async () => {
    answer = () => Response.json({ docs: [{ id: 8 }], errors: [] });
    await patch('/api/listings?where[id][in][0]=8');
    answer = () => Response.json({ errors: [{ message: 'The query is invalid.' }] }, { status: 400 });
    await patch('/api/listings?where[x][in][0]=8');
    expect(showRefusals).not.toHaveBeenCalled();
  });
});
