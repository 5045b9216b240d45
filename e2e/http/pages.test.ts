import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { getTexts, loadPage, send } from './site.ts';

/** Parses an amount such as `−84 €`. */
const parseAmount = (text = '') =>
  Number(text.replace('−', '-').replaceAll(/[^\d-]/g, '')) * (text.includes('±') ? 0 : 1);

test('every page has the advertising disclosure, the age limit and the help line', async () => {
  for (const [path, label, phone] of [
    ['/fi/pikakasinot', 'Mainos.', '0800 100 101'],
    ['/se/snabbcasinon', 'Annons.', '020-81 91 00'],
    ['/no/hurtigcasinoer', 'Annonse.', '800 800 40'],
    ['/dk/hurtige-casinoer', 'Annonce.', '70 22 28 25'],
  ] as const) {
    const $ = await loadPage(path);
    expect($('.disclosure').text(), path).toContain(label);
    const [footer] = getTexts($, $('body > footer'));
    for (const text of ['18+', phone, `© ${new Date().getFullYear()}`]) expect(footer, path).toContain(text);
  }
});

test('the country menu links to the home page of a market that does not have the page, where a notice explains it', async () => {
  const $ = await loadPage('/fi/kasino/joki-casino');
  const getHref = (name: string) => $(`#language a:contains(${name})`).attr('href');
  expect(getHref('Sverige')).toBe('/se/kasino/joki-casino');
  expect(getHref('Norge')).toBe('/no#ei-vertailussa');
  const home = await loadPage('/no');
  expect(home('#ei-vertailussa').text()).toContain('finnes ikke i den norske sammenligningen');
});

test('the header and footer link to pages by names in the market’s language', async () => {
  const $ = await loadPage('/no');
  const hrefs = $('header a, footer a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(['/no/demospill', '/no/ansvarsfraskrivelse', '/no/personvern']),
  );
});

test('every link to a casino opens a new tab without opener or referrer, and is marked as an advertisement', async () => {
  const $ = await loadPage('/fi');
  const links = $('a[href*=".example"]').toArray();
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) {
    expect($(link).attr('target')).toBe('_blank');
    expect($(link).attr('rel')?.split(' ')).toEqual(
      expect.arrayContaining(['noopener', 'noreferrer', 'sponsored', 'nofollow']),
    );
  }
});

test('a review and the reviews page show the figures of the listing instead of tokens', async () => {
  const review = await loadPage('/fi/kasino/kanerva');
  expect(review('main').text()).toContain('Kierrätyksen saa tehtyä kolme kymmenestä pelaajasta.');
  // Structured data contains `{term}`, the placeholder of the search.
  const token = /\{(?!term\})\w+(?:\.\w+)?\}/;
  for (const path of ['/fi/kasino/kanerva', '/fi/kasinoarvostelut', '/fi']) {
    const $ = await loadPage(path);
    expect($('script[type="application/ld+json"]').text(), path).not.toMatch(token);
    $('script').remove();
    expect($('main').text(), path).not.toMatch(token);
  }
});

test('the calculator shows the same net or cashback as the offer card for every casino in a market', async () => {
  const offers: { casino: string; terms?: OfferTerms; net: number | null }[] = await (
    await send('/fi/casinos.json')
  ).json();
  expect(offers.length).toBeGreaterThan(50);
  expect(offers.some(({ terms }) => terms?.kind === 'cashback')).toBe(true);
  for (const { casino, terms, net } of offers) {
    const $ = await loadPage(`/fi/nettolaskuri?kasino=${encodeURIComponent(casino)}`);
    const [shown] = getTexts($, $('.verdict-figure b'));
    const value = getNetValue(terms, referenceDeposit('fi'));
    if (value.state === 'cashback')
      expect(shown, casino).toBe(`${Math.round(value.amount / 100)} € takaisin`);
    else if (net === null) expect(shown, casino).toBe('Ei laskettu');
    else expect(Math.abs(parseAmount(shown)), casino).toBe(Math.round(Math.abs(net) / 100));
  }
});

test('the calculator page loads with any query string', async () => {
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
    const $ = await loadPage(path);
    expect($('.verdict h2'), query).toHaveLength(1);
    expect($('.calculator').text(), query).not.toMatch(/NaN|Infinity|undefined|null/);
  }
  const $ = await loadPage('/fi/nettolaskuri?deposit=abc&wagerTimes=x');
  expect(getTexts($, $('.verdict-figure b'))[0]).toBe('−40 €');
});

test('the method page states the average with the number of players who lose everything', async () => {
  const $ = await loadPage('/fi/nain-laskimme');
  const table = $('.method-table');
  expect(getTexts($, table.find('thead th')).slice(3, 5)).toEqual(['Keskiarvo', 'Kaiken menettää (sadasta)']);
  expect(getTexts($, table.find('tbody tr:contains("35×") td'))).toEqual(['3/10', '−40 €', '+20 €', '68']);
  for (const text of getTexts($, table.find('tbody td:last-child'))) expect(text).toMatch(/^\d+$/);
});

test('the method page lists the casinos whose position is an editorial decision', async () => {
  const $ = await loadPage('/fi/nain-laskimme');
  const [orderSection] = getTexts($, $('#jarjestys'));
  expect(orderSection).toContain('Joki Casino, Flamez Casino, Klikki Casino');
  const [excluded] = getTexts($, $('#jarjestys li:contains("jätetty pois")'));
  for (const name of [
    'Winz Casino',
    '247 Bet',
    'Rizzio Casino',
    'Boost Casino',
    'Ninja Casino',
    'Speedz Casino',
  ]) {
    expect(excluded).toContain(name);
  }
  const norwegian = await loadPage('/no/slik-regner-vi');
  expect(norwegian('#jarjestys').text()).not.toContain('Joki Casino');
});

test('a demo game states the return, the standard deviation and the exact odds of its reels', async () => {
  const $ = await loadPage('/fi/demopelit/kultasuoni');
  const table = $('.pay-table');
  expect(getTexts($, table.find('p'))).toEqual([
    'Palautus 94,9 %. Tuloksen keskihajonta on 13,2 × panos: mitä suurempi luku, sitä suurempi vaihtelu. Samalla arvontaluvulla peli toistuu samanlaisena.',
  ]);
  const rows = table
    .find('tbody tr')
    .toArray()
    .map((row) => getTexts($, $(row).find('th, td')).join(' '));
  expect(rows).toEqual([
    '3 × timantti 1 000 × 1 / 8 000',
    '3 × vuori 200 × 1 / 1 000',
    '3 × ratas 30 × 1 / 125',
    '3 × raita 6 × 8 / 125',
  ]);
});

test('an unknown game is not found', async () => {
  expect((await send('/dk/demospil/findes-ikke')).status).toBe(404);
});

test('without a better similar offer the review says so and has no empty box', async () => {
  const $ = await loadPage('/no/kasino/winz-casino');
  expect($('#conclusion').text()).toContain('Ingen lignende bonus har høyere netto enn denne.');
  expect($('.similar, .better')).toHaveLength(0);
});

test('a review shows each term where it belongs, and is part of the reviews in the navigation', async () => {
  const $ = await loadPage('/fi/kasino/casinoist');
  expect(getTexts($, $('.site-header .is-current'))).toEqual(['Arvostelut']);
  expect($('.product-label a').attr('href')).toBe('https://gcb.example');
  expect(getTexts($, $('.review-terms li'))).toEqual([
    'Skrill- ja Neteller-talletukset eivät oikeuta bonukseen',
  ]);
  expect($('#bonus .facts').text()).toContain('35× bonus');
});

test('a fact sheet shows the better offers once, and is not part of the reviews', async () => {
  const $ = await loadPage('/se/kasino/kattfot-casino');
  const headings = getTexts($, $('h2'));
  expect(headings).toEqual([...new Set(headings)]);
  expect($('.better')).toHaveLength(0);
  expect($('#similar .button-line').attr('href')).toContain('kasinot=kattfot-casino,');
  expect($('.site-header .is-current')).toHaveLength(0);
});

test('the list of reviews opens with a headline and 20 rows, and a link shows more without scripts', async () => {
  const $ = await loadPage('/fi/kasinoarvostelut');
  expect(getTexts($, $('.review-teasers h2'))).toEqual([
    'Rizzio Casino Paras iso bonus: sama lupaus kuin muilla, puolet kierrätyksestä',
  ]);
  expect($('.teaser-text').text()).toMatch(/^.{40,240}\.$/);
  expect($('#reviews tbody tr')).toHaveLength(20);
  const href = $('#reviews .more a').attr('href') ?? '';
  expect(href).toBe('/fi/kasinoarvostelut?more=1#more-1');
  expect((await loadPage(href))('#reviews tbody tr')).toHaveLength(40);
});

test('in Finland the licence decides whether winnings are taxed', async () => {
  const taxed = await loadPage('/fi/kasino/casinoist');
  expect(taxed('#licence').text()).toContain('Voitot veronalaisia Suomessa');
  const untaxed = await loadPage('/fi/kasino/rizzio-casino');
  expect(untaxed('#licence').text()).toContain('Voitot verovapaita Suomessa');
});

test('a casino without a review shows the known facts, and says that there is no review', async () => {
  const $ = await loadPage('/se/kasino/kattfot-casino');
  expect($('.review-head').text()).toContain('Vi har inte recenserat casinot än.');
  expect($('.review-head').text()).toMatch(/faktablad/i);
  expect($('#terms').text()).toContain('25×');
  expect($('#facts').text()).toContain('Spelinspektionen');
  expect($('.review-other-language, .review-nav')).toHaveLength(0);
});

test('undisclosed terms are listed, and no figure is guessed', async () => {
  const $ = await loadPage('/fi/kasino/loimu');
  expect($('#net').text()).toContain('Ehdot puutteelliset');
  expect($('.terms-check .is-undisclosed').text()).toMatch(/Kierrätys\s*Ei kerrottu/);
  expect($('.waterfall, .review-figure .amount')).toHaveLength(0);
  const nets = getTexts($, $('.similar .similar-net'));
  expect(nets).toHaveLength(3);
  for (const net of nets) expect(parseAmount(net)).toBeGreaterThan(0);
});

test('a review that exists only in another language is linked', async () => {
  const $ = await loadPage('/no/kasino/snöhare-casino');
  const link = $('a:contains("Anmeldelsen finnes på svensk")');
  expect(link.attr('href')).toMatch(/^\/se\/kasino\//);
  const review = await loadPage(link.attr('href') ?? '');
  expect(getTexts(review, review('h2'))).toContain('Översikt');
});

test('the Finnish review is linked if several other languages have one', async () => {
  const $ = await loadPage('/no/kasino/speedz-casino');
  const link = $('a:contains("Anmeldelsen finnes på finsk")');
  expect(link.attr('href')).toBe('/fi/kasino/speedz-casino');
  expect(link.attr('hreflang')).toBe('fi');
});

test('the not-found page links to the home page, the reviews and the calculator', async () => {
  const $ = await loadPage('/no/finnes-ikke');
  const hrefs = $('.not-found li a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(hrefs).toEqual(['/no', pathFor('reviews', 'no'), pathFor('calculator', 'no')]);
});

test('an unknown casino is not found in any language', async () => {
  for (const market of ['fi', 'se', 'no', 'dk']) {
    expect((await send(`/${market}/kasino/ei-ole`)).status).toBe(404);
  }
});
