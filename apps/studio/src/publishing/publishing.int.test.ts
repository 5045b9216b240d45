import { listDocuments } from '@nettobonus/content/documents';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { beforeAll, describe, expect, test } from 'vitest';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { loadDocuments } from './load-documents.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const documents = listDocuments();
const formatName = ({ kind, market, key }: Pick<PublishedDocument, 'kind' | 'market' | 'key'>) =>
  `${kind}/${market}/${key}`;

/** The bodies of the documents that the site shows, by kind, market and key. */
async function readPublished(): Promise<Map<string, unknown>> {
  const rows = await studio.db<PublishedDocument[]>`
    SELECT kind, market, key, body FROM site.published_documents WHERE body IS NOT NULL`;
  return new Map(rows.map((row) => [formatName(row), row.body]));
}

/** Finds a listing in the studio by its title. */
async function findListing(title: string) {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { title: { equals: title } },
    depth: 0,
  });
  const [listing] = docs;
  if (!listing) throw new Error(`The studio has no listing ${title}`);
  return listing;
}

describe('the whole sample content', () => {
  beforeAll(async () => {
    expect(await loadDocuments(studio.payload, documents)).toEqual({
      created: documents.length,
      changed: 0,
      unchanged: 0,
    });
  }, 300_000);

  test('is published unchanged', async () => {
    const published = await readPublished();
    expect(published.size).toBe(documents.length);
    for (const document of documents) {
      expect(published.get(formatName(document)), formatName(document)).toEqual(
        JSON.parse(JSON.stringify(document.body)),
      );
    }
  });

  test('does not change when loaded a second time', async () => {
    const [before] = await studio.db`SELECT max(version) FROM site.published_documents`;
    expect(await loadDocuments(studio.payload, documents)).toEqual({
      created: 0,
      changed: 0,
      unchanged: documents.length,
    });
    const [after] = await studio.db`SELECT max(version) FROM site.published_documents`;
    expect(after).toEqual(before);
  }, 120_000);

  test('a draft of a published listing does not change the site until it is published', async () => {
    const { id } = await findListing('Winz Casino · fi');
    const name = 'listing/fi/winz-casino';
    const before = (await readPublished()).get(name);
    await studio.payload.update({
      collection: 'listings',
      id,
      data: { verdict: 'Uusi sana.' },
      draft: true,
    });
    expect((await readPublished()).get(name)).toEqual(before);
    await studio.payload.update({
      collection: 'listings',
      id,
      data: { _status: 'published', verdict: 'Uusi sana.' },
    });
    expect((await readPublished()).get(name)).toMatchObject({ verdict: 'Uusi sana.' });
  });

  test('a changed offer is added to the offer history', async () => {
    const { id, terms } = await findListing('Joki Casino · fi');
    await studio.payload.update({
      collection: 'listings',
      id,
      data: { _status: 'published', terms: { ...terms, wagerTimes: 99 } },
    });
    const [change] = await studio.db`
      SELECT after -> 'terms' ->> 'wagerTimes' AS times FROM site.offer_changes
      WHERE market = 'fi' AND casino = 'joki-casino' ORDER BY version DESC LIMIT 1`;
    expect(change).toEqual({ times: '99' });
  });

  test('unpublishing removes a document from the site, and publishing restores it', async () => {
    const { id } = await findListing('Casinoist · fi');
    await studio.payload.update({ collection: 'listings', id, data: { _status: 'draft' } });
    expect((await readPublished()).has('listing/fi/casinoist')).toBe(false);
    await studio.payload.update({ collection: 'listings', id, data: { _status: 'published' } });
    expect((await readPublished()).has('listing/fi/casinoist')).toBe(true);
  });

  test('deleting a document removes it from the site', async () => {
    const { id } = await findListing('Crab Slots · dk');
    await studio.payload.delete({ collection: 'listings', id });
    expect((await readPublished()).has('listing/dk/crab-slots')).toBe(false);
  });

  test('a listing that is assigned to another casino disappears from its old page', async () => {
    const { id } = await findListing('Rizzio Casino · no');
    const { docs } = await studio.payload.find({
      collection: 'casinos',
      where: { slug: { equals: 'joki-casino' } },
    });
    await studio.payload.update({
      collection: 'listings',
      id,
      data: { _status: 'published', casino: docs[0]?.id as number },
    });
    const published = await readPublished();
    expect(published.has('listing/no/rizzio-casino')).toBe(false);
    expect(published.get('listing/no/joki-casino')).toMatchObject({ casino: 'joki-casino' });
  });

  test('a listing that a draft assigns to another casino disappears from its old page when the draft is published', async () => {
    const { id } = await findListing('LuckyNation · no');
    const { docs } = await studio.payload.find({
      collection: 'casinos',
      where: { slug: { equals: 'klikki-casino' } },
    });
    await studio.payload.update({
      collection: 'listings',
      id,
      data: { casino: docs[0]?.id as number },
      draft: true,
    });
    expect((await readPublished()).has('listing/no/luckynation')).toBe(true);
    await studio.payload.update({ collection: 'listings', id, data: { _status: 'published' } });
    expect((await readPublished()).has('listing/no/luckynation')).toBe(false);
  });

  test('a document that the site would refuse is neither saved as published nor sent to the site', async () => {
    const { id, bonus } = await findListing('Slot Mafia · fi');
    const before = (await readPublished()).get('listing/fi/slot-mafia');
    await expect(
      studio.payload.update({
        collection: 'listings',
        id,
        data: {
          _status: 'published',
          bonus: 'Toinen',
          terms: { kind: 'match', currency: 'EUR', validDays: 1.5 },
        },
      }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'terms.validDays' }] } });
    expect((await readPublished()).get('listing/fi/slot-mafia')).toEqual(before);
    expect((await findListing('Slot Mafia · fi')).bonus).toBe(bonus);
  });

  test('restoring a version publishes it', async () => {
    const { id, verdict } = await findListing('Speedz Casino · fi');
    await studio.payload.update({
      collection: 'listings',
      id,
      data: { _status: 'published', verdict: 'Muutettu.' },
    });
    const { docs } = await studio.payload.findVersions({
      collection: 'listings',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    await studio.payload.restoreVersion({ collection: 'listings', id: String(docs[0]?.id) });
    expect((await readPublished()).get('listing/fi/speedz-casino')).toMatchObject({ verdict });
  });

  test('a market cannot list a casino twice', async () => {
    const { casino } = await findListing('Slot Mafia · fi');
    await expect(
      studio.payload.create({ collection: 'listings', data: { market: 'fi', casino } as never, draft: true }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'casino' }] } });
  });

  test('a listed casino can neither be deleted nor renamed to another slug', async () => {
    const { docs } = await studio.payload.find({
      collection: 'casinos',
      where: { slug: { equals: 'slot-mafia' } },
    });
    const id = docs[0]?.id ?? 0;
    await expect(
      studio.payload.update({
        collection: 'casinos',
        id,
        data: { name: 'Slot Family', _status: 'published' },
      }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'name' }] } });
    await expect(studio.payload.delete({ collection: 'casinos', id })).rejects.toThrow(
      /listings in Suomi.*reviews in Suomi/,
    );
    await studio.payload.update({
      collection: 'casinos',
      id,
      data: { name: 'SLOT Mafia', _status: 'published' },
    });
    expect((await readPublished()).get('casino/all/slot-mafia')).toMatchObject({ name: 'SLOT Mafia' });
  });

  test('a document is published and unpublished at its scheduled time, not earlier', async () => {
    const { id } = await findListing('Crab Slots · fi');
    const schedule = (type: 'publish' | 'unpublish', waitUntil: Date) =>
      studio.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type, doc: { relationTo: 'listings', value: id } },
        waitUntil,
      } as never);
    await schedule('unpublish', new Date(Date.now() + 60_000));
    await studio.payload.jobs.run();
    expect((await readPublished()).has('listing/fi/crab-slots')).toBe(true);
    await schedule('unpublish', new Date(Date.now() - 1_000));
    await studio.payload.jobs.run();
    expect((await readPublished()).has('listing/fi/crab-slots')).toBe(false);
    await schedule('publish', new Date(Date.now() - 1_000));
    await studio.payload.jobs.run();
    expect((await readPublished()).has('listing/fi/crab-slots')).toBe(true);
  });

  test('the audit log omits autosaves', async () => {
    const { id } = await findListing('Winz Casino · fi');
    const token = await logInAs(studio, 'editor');
    const { totalDocs: before } = await studio.payload.count({ collection: 'audit-log' });
    const body = { verdict: 'Vielä kesken.', _status: 'draft' };
    const saved = await studio.request('PATCH', `/listings/${id}?draft=true&autosave=true`, { token, body });
    expect(saved.status).toBe(200);
    expect(await studio.payload.count({ collection: 'audit-log' })).toEqual({ totalDocs: before });
  });

  test('the audit log records every action and cannot be changed', async () => {
    const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-createdAt', limit: 100 });
    const entries = docs.map(({ action, title }) => `${action} ${title}`);
    expect(entries).toEqual(
      expect.arrayContaining([
        'published Winz Casino · fi',
        'saved a draft Winz Casino · fi',
        'withdrew Casinoist · fi',
        'deleted Crab Slots · dk',
      ]),
    );
    expect(
      docs.find(({ action, title }) => action === 'published' && title === 'Winz Casino · fi')?.fields,
    ).toEqual(['verdict']);
    const id = docs[0]?.id ?? 0;
    const anonymousRequest = { collection: 'audit-log', id, overrideAccess: false } as const;
    await expect(studio.payload.update({ ...anonymousRequest, data: { user: 'anonymous' } })).rejects.toThrow(
      /not allowed/,
    );
    await expect(studio.payload.delete(anonymousRequest)).rejects.toThrow(/not allowed/);
  });
});
