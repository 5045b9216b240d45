import { listDocuments } from '@nettobonus/content/documents';
import { placesSchema } from '@nettobonus/domain/places/places';
import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { withServedSite } from '../../bench/served-site.ts';

/** The sample content, but the places of Finland are others, and Norway has none. */
const changedDocuments = listDocuments()
  .filter(({ kind, market }) => !(kind === 'places' && market === 'no'))
  .map((document) =>
    document.kind === 'places' && document.market === 'fi'
      ? {
          ...document,
          body: placesSchema.parse({
            leading: ['casinoist', 'joki-casino'],
            recommended: ['klikki-casino', 'winz-casino'],
            leftOut: ['flamez-casino'],
            categories: { 'quick-casinos': ['flamez-casino', 'joki-casino'] },
            featuredCasino: 'casinoist',
          }),
        }
      : document,
  );

const listNames = (page: CheerioAPI, selector: string) =>
  page(selector)
    .toArray()
    .map((element) => page(element).text().trim());

test('the lists of a market have the order and the casinos that its editors chose', async () => {
  await withServedSite(async (site) => {
    const open = async (path: string) => load(await (await fetch(site + path)).text());
    const home = await open('/fi?more=20');
    const listed = listNames(home, '.home-list .offer h3');
    expect(listed.slice(0, 3)).toEqual(['Casinoist', 'Joki Casino', 'Klikki Casino']);
    expect(listed).not.toContain('Flamez Casino');
    expect(listed).toContain('Winz Casino');
    expect(listNames(home, '.top-casinos h3')).toEqual(['Klikki Casino', 'Winz Casino']);

    const category = await open('/fi/pikakasinot');
    expect(listNames(category, '.offer h3').slice(0, 2)).toEqual(['Flamez Casino', 'Joki Casino']);
    const marked = category('.offer:has(.badge-placed) h3');
    expect(marked.toArray().map((element) => category(element).text())).toEqual([
      'Flamez Casino',
      'Joki Casino',
    ]);
    // The visitor's own order ignores the places.
    const byRating = await open('/fi/pikakasinot?sort=rating');
    expect(byRating('.badge-placed')).toHaveLength(0);

    const method = (await open('/fi/nain-laskimme'))('#jarjestys').parent().text();
    expect(method).toContain('Toimitus on nostanut listan alkuun: Casinoist, Joki Casino.');
    expect(method).toMatch(/kategoriasivujen alkuun: .+: Flamez Casino, Joki Casino\./);
  }, changedDocuments);
});

test('a market without places lists all its casinos by position, and recommends none', async () => {
  await withServedSite(async (site) => {
    const home = load(await (await fetch(`${site}/no?more=20`)).text());
    const positions = listDocuments()
      .flatMap(({ kind, market, body }) => (kind === 'listing' && market === 'no' ? [body] : []))
      .toSorted((a, b) => a.order - b.order);
    expect(home('.home-list .offer')).toHaveLength(positions.length);
    expect(listNames(home, '.home-list .offer h3').slice(0, 2)).toEqual(['Rizzio Casino', 'Winz Casino']);
    expect(home('.top-casinos')).toHaveLength(0);
    expect(home('.badge-recommended')).toHaveLength(0);
    expect((await fetch(`${site}/no/part/month`)).status).toBe(404);
  }, changedDocuments);
});
