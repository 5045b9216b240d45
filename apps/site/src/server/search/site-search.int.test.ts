import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocuments } from '@nettobonus/content/documents';
import { DocumentSet } from '@nettobonus/store/document-set';
import { writeSnapshotFile } from '@nettobonus/store/snapshot-file';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/*
 * The whole search without PostgreSQL: nothing listens at this address, so the site reads its last snapshot from disk.
 */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'));
  const path = join(folder, 'snapshot.ndjson');
  const documents = listDocuments().map((document) => ({
    ...document,
    publishedAt: null,
    publishedSince: null,
  }));
  await writeSnapshotFile(path, DocumentSet.from(1, documents));
  vi.stubEnv('SNAPSHOT_PATH', path);
  vi.stubEnv('DATABASE_URL', 'postgres://site@127.0.0.1:1/none');
  const { waitForContent } = await import('../content.ts');
  expect(await waitForContent()).toBe(true);
});
afterAll(() => rm(folder, { recursive: true }));

const buildUrl = (query: string) => new URL(`http://localhost/fi${query}`);

describe('the results page', () => {
  const build = async (query: string) => {
    const { buildSearchPage } = await import('./search-page.ts');
    return buildSearchPage({
      market: 'fi',
      deposit: 100_00,
      url: buildUrl(query),
      route: { page: 'home' },
    } as App.Locals);
  };
  const kindsOf = ({ groups }: { groups: { kind: string }[] }) => groups.map(({ kind }) => kind);
  const titleOf = ({ title }: { title: { text: string }[] }) => title.map(({ text }) => text).join('');

  test('has the casinos whose name contains the text, then everything else about them', async () => {
    const { page, list } = await build('?search=rizzio');
    expect(list.offers.map(({ name }) => name)).toEqual(['Rizzio Casino']);
    expect(kindsOf(page)).toEqual(['review', 'question']);
    expect(page.groups[0]?.results[0]).toMatchObject({ href: '/fi/kasino/rizzio-casino', kind: 'review' });
    expect(page.groups[0]?.results[0]?.image).toMatch(/^\/tiles\/rizzio-casino\.svg/);
    expect(page.nearest).toEqual([]);
    expect(page.ways).toBeNull();
    expect(page.total).toBe(1 + page.groups.reduce((sum, { count }) => sum + count, 0));
  });

  test('answers a question', async () => {
    const { page } = await build('?search=kuinka+nopeasti+pikakasinolta+saa+rahat');
    const { answer } = page;
    expect(answer && titleOf(answer)).toBe('Kuinka nopeasti pikakasinolta saa rahat?');
    expect(answer?.href).toBe('/fi/pikakasinot#questions');
    expect(answer?.title.flatMap(({ text, isMatch }) => (isMatch ? [text] : []))).toEqual([
      'nopeasti',
      'pikakasinolta',
      'rahat',
    ]);
  });

  test('shows the whole answer first, unless the search names a casino', async () => {
    const { page } = await build('?search=mitä+half-sticky+tarkoittaa');
    expect(page.answer && titleOf(page.answer)).toMatch(/half-sticky/i);
    expect(page.answer?.passage.map(({ text }) => text).join('').length).toBeGreaterThan(100);
    expect((await build('?search=rizzio')).page.answer).toBeNull();
  });

  test('does not repeat the answer among the questions, and suggests no names that resemble its words', async () => {
    const { page } = await build('?search=kauanko+kotiutus+kestää');
    const titles = page.groups.flatMap(({ results }) => results.map(titleOf));
    expect(page.answer && titles.includes(titleOf(page.answer))).toBe(false);
    expect(page.total).toBe(1 + page.groups.reduce((sum, { count }) => sum + count, 0));
    expect(page.nearest).toEqual([]);
    expect([page.offersChat, page.hasUsefulFilters]).toEqual([true, false]);
  });

  test('links to what visitors look up about the one casino that it found', async () => {
    for (const [casino, other] of [
      ['casinoist', 'rizzio-casino'],
      ['rizzio-casino', 'casinoist'],
    ]) {
      const { page } = await build(`?search=${casino?.split('-')[0]}`);
      expect(page.quickLinks.map(({ href }) => href)).toEqual([
        `/fi/kasino/${casino}#licence`,
        `/fi/nettolaskuri?kasino=${casino}`,
        `/fi/vertailu?kasinot=${casino},${other}`,
      ]);
    }
    expect((await build('?search=ka')).page.quickLinks).toEqual([]);
  });

  test('has filters where they help', async () => {
    expect((await build('?search=rizzio')).page.hasUsefulFilters).toBe(true);
    expect((await build('?search=rizzio&license=curacao')).page.hasUsefulFilters).toBe(true);
    expect((await build('?search=rizio')).page.hasUsefulFilters).toBe(false);
  });

  test('shows the first results of each kind, and on their own the others too', async () => {
    const all = (await build('?search=kierrätys')).page;
    const [group] = all.groups;
    expect(group?.results).toHaveLength(5);
    expect(group?.count).toBeGreaterThan(5);
    expect(group?.allHref).toBe('/fi?search=kierr%C3%A4tys&kind=review');
    const { page } = await build('?search=kierrätys&kind=review');
    expect(kindsOf(page)).toEqual(['review']);
    expect(page.groups[0]?.results.length).toBeGreaterThan(5);
    expect(page.tabs.map(({ kind }) => kind)).toEqual(all.tabs.map(({ kind }) => kind));
  });

  test('suggests the nearest names for an unknown one', async () => {
    const { page, list } = await build('?search=rizio');
    expect(list.initial.total).toBe(0);
    expect(page.nearest[0]).toEqual({ name: 'Rizzio Casino', href: '/fi/kasino/rizzio-casino' });
    expect((await build('?search=ruletti+palatsi')).page.nearest.length).toBeLessThanOrEqual(3);
  });

  test('offers ways on if nothing is found', async () => {
    const { page } = await build('?search=xqzvw');
    expect(page.total).toBe(0);
    expect(page.groups).toEqual([]);
    expect(page.ways).toMatchObject({ casinoCount: 95, listHref: '/fi#kaikki-kasinot' });
  });

  test('links with the slug of an unknown casino find similar ones', async () => {
    const { page } = await build('?search=rizio-casino');
    expect(page.nearest.map(({ name }) => name)).toContain('Rizzio Casino');
  });
});

describe('suggestions', () => {
  const suggest = async (text: string, deposit = 100_00) => {
    const { buildSuggestions } = await import('./suggestions.ts');
    return buildSuggestions('fi', deposit, buildUrl(`?${new URLSearchParams({ search: text })}`));
  };
  const namesOf = ({ casinos }: Awaited<ReturnType<typeof suggest>>) =>
    casinos.map(({ name }) => name.map(({ text }) => text).join(''));

  test('are at most three casinos and two pages', async () => {
    const suggestions = await suggest('ka');
    expect(suggestions.casinos).toHaveLength(3);
    expect(suggestions.pages).toHaveLength(2);
  });

  test('have the casino with its logo, licence and net', async () => {
    const { casinos } = await suggest('rizz');
    expect(casinos[0]).toEqual({
      name: [{ text: 'Rizzio', isMatch: true }, { text: ' Casino' }],
      href: '/fi/kasino/rizzio-casino',
      image: expect.stringMatching(/^\/tiles\/rizzio-casino\.svg/),
      licence: 'Malta (MGA)',
      net: { text: '+84\u00a0€', sign: 'plus' },
    });
  });

  test('have the net for the visitor’s deposit', async () => {
    const { casinos, deposit } = await suggest('rizz', 50_00);
    expect([casinos[0]?.net?.text, deposit]).toEqual(['+44\u00a0€', '50\u00a0€']);
  });

  test('include names that contain the text within a word', async () => {
    expect(namesOf(await suggest('pihka'))).toEqual(['Meripihka']);
  });

  test.each(['', ' ', '%', 'x'.repeat(500), '\ud800'])('of an odd text are empty: %j', async (text) => {
    expect(await suggest(text)).toMatchObject({ casinos: [], pages: [] });
  });
});

test('a preview searches the published content', async () => {
  const { getContent, runWithDraft } = await import('../content.ts');
  const { getSearchIndex } = await import('./site-search.ts');
  const find = async (text: string) =>
    (await getSearchIndex('fi')).search(text).map(({ document }) => document.id);
  const content = getContent();
  const casino = content.get('casino', 'all', 'rizzio-casino');
  const renamed = content.with(
    2,
    [
      {
        kind: 'casino',
        market: 'all',
        key: 'rizzio-casino',
        body: { ...casino, name: 'Zyxomma' },
        publishedAt: null,
        publishedSince: null,
      } as never,
    ],
    [],
  );
  const draft = { content: renamed, base: '/preview/x', expiresAt: new Date(), publishedHref: null };
  expect(await runWithDraft(draft, () => find('zyxomma'))).toEqual([]);
  expect(await find('zyxomma')).toEqual([]);
});
