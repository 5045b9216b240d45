import { listDocuments } from '@nettobonus/content/documents';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { withServedSite } from '../../bench/served-site.ts';
import { loadPage, send } from './site.ts';

const HEADLINES: Record<Market, string> = {
  fi: 'Parhaat kasinobonukset 2025',
  se: 'Bästa casinobonusarna 2025',
  no: 'Beste casinobonuser 2025',
  dk: 'Bedste casinobonusser 2025',
};

/** The sample content as an operator's own, in the edition of 2025. */
const ownContent = listDocuments().map((document) =>
  document.kind === 'market-settings'
    ? { ...document, body: { ...document.body, editionYear: 2025, isSample: false } }
    : document,
);

test('with the edition year 2025 headline, title and copyright are the specification’s', async () => {
  await withServedSite(async (site) => {
    for (const market of MARKETS) {
      const $ = load(await (await fetch(`${site}/${market}`)).text());
      // The first word has a line of its own.
      $('h1 br').replaceWith(' ');
      expect($('h1').text().replaceAll('\u00ad', '')).toBe(HEADLINES[market]);
      expect($('title').text()).toBe(`${HEADLINES[market]} · Nettobonus`);
      expect($('body > footer').text()).toContain('© 2025 ');
      expect($('meta[name=robots]').attr('content')).toBe('index, follow, max-image-preview:large');
      expect($('.sample-strip')).toHaveLength(0);
      expect(await (await fetch(`${site}/${market}/offers.json`)).json()).toMatchObject({ sample: false });
    }
    expect(await (await fetch(`${site}/llms.txt`)).text()).not.toContain('Sample content');
  }, ownContent);
});

test.each([
  ['fi', '/fi/kasino/joki-casino', 'keksittyjä'],
  ['se', '/se/integritet', 'påhittade'],
  ['no', '/no', 'oppdiktet'],
  ['dk', '/dk/ei-ole', 'opdigtede'],
])(
  'sample content in %s says on every page and in every feed that it is invented',
  async (market, path, word) => {
    const $ = await loadPage(path);
    expect($('.sample-strip').text()).toContain(word);
    expect($('.sample-strip').nextAll('.disclosure')).toHaveLength(1);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    const home = await loadPage(`/${market}`);
    expect(home('script[type="application/ld+json"]').text()).toContain(word);
    expect(await (await send(`/${market}/feed.xml`)).text()).toMatch(new RegExp(`<subtitle>[^<]*${word}`));
    expect(await (await send(`/${market}/offers.json`)).json()).toMatchObject({ sample: true });
    expect(await (await send('/llms.txt')).text()).toContain('Sample content');
  },
);
