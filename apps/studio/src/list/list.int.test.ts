import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { findDisplayedStatus } from './displayed-status.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

let token: string;
const CASINOS = ['winz-casino', 'joki-casino'];

beforeAll(async () => {
  await loadDocuments(
    studio.payload,
    listDocuments().filter(
      ({ kind, key }) => (kind === 'casino' || kind === 'listing') && CASINOS.includes(key),
    ),
  );
  token = await logInAs(studio, 'editor');
}, 120_000);

const listTitles = async (where: string) => {
  const response = await studio.request('GET', `/listings?draft=true&depth=0&sort=title&${where}`, { token });
  const { docs } = await response.json();
  return docs.map(({ title }: { title: string }) => title);
};

test.each(['no', 'norge', 'Norway'])('“winz %s” finds the Norwegian listing only', async (market) => {
  const search = encodeURIComponent(`winz ${market}`);
  expect(await listTitles(`where[or][0][title][like]=${search}&where[or][1][bonus][like]=${search}`)).toEqual(
    ['Winz Casino · no'],
  );
});

test('a search without a market finds all markets', async () => {
  expect(await listTitles('where[or][0][title][like]=winz casino')).toHaveLength(4);
});

test('a change of all documents that a search finds leaves other markets as they are', async () => {
  const where = 'where[and][0][or][0][title][like]=winz no';
  const response = await studio.request('PATCH', `/listings?draft=true&${where}`, {
    token,
    body: { rating: 1.1 },
  });
  const { docs } = await response.json();
  expect(docs.map(({ title }: { title: string }) => title)).toEqual(['Winz Casino · no']);
});

test('an unpublished document is not called a draft of a published one', async () => {
  const { payload } = studio;
  const { docs } = await payload.find({
    collection: 'listings',
    where: { title: { equals: 'Joki Casino · fi' } },
  });
  const id = docs[0]?.id ?? 0;
  const find = (status: string) => findDisplayedStatus(payload, 'listings', { id, status });
  expect(await find('published')).toBe('published');
  await payload.update({ collection: 'listings', id, data: { verdict: 'Kesken.' }, draft: true });
  expect(await find('changed')).toBe('changed');
  await payload.update({ collection: 'listings', id, data: { _status: 'draft' } });
  expect(await find('changed')).toBe('unpublished');
  expect(await find('draft')).toBe('draft');
});

test('every list with drafts shows this status', () => {
  const cells = studio.payload.config.collections.flatMap(({ slug, fields }) =>
    fields.flatMap((field) =>
      'name' in field && field.name === '_status'
        ? [[slug, (field.admin?.components as { Cell?: string } | undefined)?.Cell]]
        : [],
    ),
  );
  expect(cells.length).toBeGreaterThan(7);
  expect(new Set(cells.map(([, cell]) => cell))).toEqual(new Set(['/list/status-cell.tsx#StatusCell']));
});

test('every time of every collection is shown day first with a 24-hour clock, and weeks begin on Monday', () => {
  const dates = studio.payload.config.collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) =>
      field.type === 'date' ? [{ slug, name: field.name, ...field.admin }] : [],
    ),
  );
  expect(dates.map(({ slug, name }) => `${slug}.${name}`)).toEqual(
    expect.arrayContaining(['listings.updatedAt', 'messages.receivedAt', 'users.lastLoginAt']),
  );
  for (const { date } of dates) {
    expect(date).toMatchObject({
      displayFormat: 'd.M.yyyy HH:mm',
      timeFormat: 'HH:mm',
      overrides: { calendarStartDay: 1 },
    });
  }
});
