import { expect, test } from 'vitest';
import { open, send, textsOf } from './site.ts';

/** `−84 €` as a number. */
const amountOf = (text = '') =>
  Number(text.replace('−', '-').replaceAll(/[^\d-]/g, '')) * (text.includes('±') ? 0 : 1);

test('every page says that it advertises, for whom it is, and where help is', async () => {
  for (const [path, label, phone] of [
    ['/fi/pikakasinot', 'Mainos.', '0800 100 101'],
    ['/se/snabbcasinon', 'Annons.', '020-81 91 00'],
    ['/no/hurtigcasinoer', 'Annonse.', '800 800 40'],
    ['/dk/hurtige-casinoer', 'Annonce.', '70 22 28 25'],
  ] as const) {
    const $ = await open(path);
    expect($('.disclosure').text(), path).toContain(label);
    const [footer] = textsOf($, $('body > footer'));
    for (const text of ['18+', phone, '© 2025']) expect(footer, path).toContain(text);
  }
});

test('a country without the page leads to its home', async () => {
  const $ = await open('/fi/kasino/joki-casino');
  const hrefOf = (name: string) => $(`#language a:contains(${name})`).attr('href');
  expect(hrefOf('Sverige')).toBe('/se/kasino/joki-casino');
  expect(hrefOf('Norge')).toBe('/no');
});

test('every link to a casino opens a new tab without opener and referrer, and is marked as an advertisement', async () => {
  const $ = await open('/fi');
  const links = $('a[href*=".example"]').toArray();
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) {
    expect($(link).attr('target')).toBe('_blank');
    expect($(link).attr('rel')?.split(' ')).toEqual(
      expect.arrayContaining(['noopener', 'noreferrer', 'sponsored', 'nofollow']),
    );
  }
});

test('every casino of a market has the figure of its card in the calculator', async () => {
  const offers: { casino: string; net: number | null }[] = await (await send('/fi/casinos.json')).json();
  expect(offers.length).toBeGreaterThan(50);
  for (const { casino, net } of offers) {
    const $ = await open(`/fi/nettolaskuri?kasino=${encodeURIComponent(casino)}`);
    const shown = $('.verdict-figure b').first().text();
    if (net === null) expect(shown, casino).toBe('Ei laskettu');
    else expect(Math.abs(amountOf(shown)), casino).toBe(Math.round(Math.abs(net) / 100));
  }
});

test('whatever stands in the address of the calculator, the page is there', async () => {
  for (const query of [
    'deposit=abc&wagerTimes=&rtp=NaN&kind=x',
    'deposit=-5&wagerTimes=99999&spread=0&stake=1e99&rtp=0',
    'kasino=ei-ole&deposit=%00',
    'matchPercent=0',
    'deposit=10000&matchPercent=1000&maxBonus=&wagerTimes=200&stake=0.01&spread=0.5',
    'kind=no-deposit&maxBonus=',
  ]) {
    const path = `/fi/nettolaskuri?${query}`;
    expect((await send(path)).status, query).toBe(200);
    const $ = await open(path);
    expect($('.verdict h2'), query).toHaveLength(1);
    expect($('.calculator').text(), query).not.toMatch(/NaN|Infinity|undefined|null/);
  }
  const $ = await open('/fi/nettolaskuri?deposit=abc&wagerTimes=x');
  expect(textsOf($, $('.verdict-figure b'))[0]).toBe('−40 €');
});

test('the average of the method never stands without how many lose everything', async () => {
  const $ = await open('/fi/nain-laskimme');
  const table = $('.method-table');
  expect(textsOf($, table.find('thead th')).slice(3, 5)).toEqual(['Keskiarvo', 'Sadasta häviää kaiken']);
  expect(textsOf($, table.find('tbody tr:contains("35×") td'))).toEqual(['3/10', '−40 €', '+20 €', '68']);
  for (const text of textsOf($, table.find('tbody td:last-child'))) expect(text).toMatch(/^\d+$/);
});

test('the casinos whose place the editors decided are named', async () => {
  const $ = await open('/fi/nain-laskimme');
  const [order] = textsOf($, $('#jarjestys'));
  expect(order).toContain('Joki Casino, Flamez Casino, Klikki Casino');
  const [left] = textsOf($, $('#jarjestys li:contains("jätetty pois")'));
  for (const name of [
    'Winz Casino',
    '247 Bet',
    'Rizzio Casino',
    'Boost Casino',
    'Ninja Casino',
    'Speedz Casino',
  ]) {
    expect(left).toContain(name);
  }
  const norwegian = await open('/no/slik-regner-vi');
  expect(norwegian('#jarjestys').text()).not.toContain('Joki Casino');
});

test('a demo game states what its reels give: return, spread and the exact odds', async () => {
  const $ = await open('/fi/demopelit/kultasuoni');
  const table = $('.pay-table');
  expect(textsOf($, table.find('p'))).toEqual([
    'Palautus 94,9 %, hajonta 13,2 × panos. Sama siemen antaa saman pelin.',
  ]);
  const rows = table
    .find('tbody tr')
    .toArray()
    .map((row) => textsOf($, $(row).find('th, td')).join(' '));
  expect(rows).toEqual([
    '3 × timantti 1 000 × 1 / 8 000',
    '3 × vuori 200 × 1 / 1 000',
    '3 × ratas 30 × 1 / 125',
    '3 × raidat 6 × 8 / 125',
  ]);
});

test('an unknown game is not found', async () => {
  expect((await send('/dk/demopelit/findes-ikke')).status).toBe(404);
});

test('where nothing like it leaves more, that is said and no box stands empty', async () => {
  const $ = await open('/no/kasino/winz-casino');
  expect($('#conclusion').text()).toContain('Ingen lignende tilbud gir mer igjen enn dette.');
  expect($('.similar, .better')).toHaveLength(0);
});

test('in Finland the licence decides whether winnings are taxed', async () => {
  const taxed = await open('/fi/kasino/casinoist');
  expect(taxed('#licence').text()).toContain('Voitot veronalaisia Suomessa');
  const untaxed = await open('/fi/kasino/rizzio-casino');
  expect(untaxed('#licence').text()).toContain('Voitot verovapaita Suomessa');
});

test('a casino without a review shows what is known of it, and says so', async () => {
  const $ = await open('/se/kasino/kattfot-casino');
  expect($('.review-head').text()).toContain('Recensionen är inte skriven än.');
  expect($('.review-head').text()).toMatch(/faktablad/i);
  expect($('#terms').text()).toContain('25×');
  expect($('#facts').text()).toContain('Spelinspektionen');
  expect($('.review-elsewhere, .review-nav')).toHaveLength(0);
});

test('undisclosed terms are named, and no figure is guessed', async () => {
  const $ = await open('/fi/kasino/loimu');
  expect($('#net').text()).toContain('Ei riittäviä ehtoja');
  expect($('.terms-check .is-undisclosed').text()).toMatch(/Kierrätys\s*Ei kerrottu/);
  expect($('.waterfall, .review-figure .amount')).toHaveLength(0);
  const nets = textsOf($, $('.similar .similar-net'));
  for (const net of nets) expect(amountOf(net)).toBeGreaterThan(0);
});

test('a review in another language only is said and linked', async () => {
  const $ = await open('/no/kasino/snöhare-casino');
  const link = $('a:contains("Anmeldelsen finnes på et annet språk: Sverige")');
  expect(link.attr('href')).toMatch(/^\/se\/kasino\//);
  const review = await open(link.attr('href') ?? '');
  expect(textsOf(review, review('h2'))).toContain('Översikt');
});

test('of several other languages Finnish stands in', async () => {
  const $ = await open('/no/kasino/speedz-casino');
  const link = $('a:contains("Anmeldelsen finnes på et annet språk: Suomi")');
  expect(link.attr('href')).toBe('/fi/kasino/speedz-casino');
  expect(link.attr('hreflang')).toBe('fi');
});

test('an unknown casino is not found in any language', async () => {
  for (const market of ['fi', 'se', 'no', 'dk']) {
    expect((await send(`/${market}/kasino/ei-ole`)).status).toBe(404);
  }
});
