import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { send } from './site.ts';

for (const [from, to, status] of [
  ['/', '/fi', 302],
  ['/en', '/fi', 301],
  ['/sv', '/se', 301],
  ['/en/pikakasinot', '/fi/pikakasinot', 301],
  ['/en/snabbcasinon', '/fi/pikakasinot', 301],
  ['/sv/pikakasinot', '/se/snabbcasinon', 301],
  ['/da/privatliv', '/dk/privatliv', 301],
  ['/nb/casinoanmeldelser', '/no/casinoanmeldelser', 301],
  ['/nn/demopelit', '/no/demospill', 301],
  ['/en/viron-lisensi', '/fi/viron-lisenssi', 301],
  ['/de/kasino/kiekka-casino', '/fi/kasino/kiekka-kasino', 301],
  ['/sv?search=winz', '/se?search=winz', 301],
  ['/fi/', '/fi', 301],
  ['/dk/non-sticky/', '/dk/non-sticky', 301],
  ['/FI/Pikakasinot', '/fi/pikakasinot', 301],
  ['/Se/Pikakasinot/?search=winz', '/se/snabbcasinon?search=winz', 301],
  ['/fi/kasino/Winz-Casino', '/fi/kasino/winz-casino', 301],
  ['/dk/kasino/L%C3%86RKESPIL', '/dk/kasino/l%C3%A6rkespil', 301],
  ['/no/Demopelit/KULTASUONI', '/no/demospill/kultasuoni', 301],
  // Redirects of the sample content.
  ['/fi/oppaat/kierratysvaatimus', '/fi/oppaat/nain-kierratys-toimii', 301],
  ['/nb/guider/omsetningskrav', '/no/guider/slik-virker-omsetningskravet', 301],
] as const) {
  test(`${from} redirects to ${to}`, async () => {
    const response = await send(from);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(to);
    expect((await send(from, { redirect: 'follow' })).status).toBe(200);
  });
}

for (const [path, lang, heading] of [
  ['/fi/ei-ole', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/se/finns-inte', 'sv', 'Här finns ingen sida.'],
  ['/no/finnes-ikke', 'no', 'Av denne adressen ble det ingenting igjen.'],
  ['/dk/findes-ikke', 'da', 'Her er der ikke noget tilbage.'],
  ['/sv/finns-inte', 'sv', 'Här finns ingen sida.'],
  ['/en/nothing', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/eng/pikakasinot', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/pikakasinot', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/fi/kasino/tuntematon', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/en/kasino/tuntematon', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/fi/kasino', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/home', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/text', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/unavailable', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
  ['/500', 'fi', 'Tästä osoitteesta ei jäänyt käteen mitään.'],
] as const) {
  test(`${path} is not found, in ${lang}`, async () => {
    const response = await send(path, { redirect: 'follow' });
    expect(response.status).toBe(404);
    const $ = load(await response.text());
    expect($('html').attr('lang')).toBe(lang);
    expect($('h1').text()).toBe(heading);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });
}

test('the edge gets the 404 page at a dedicated URL, and an empty response for unknown URLs', async () => {
  const headers = { 'X-Content-Version': '1' };
  const page = await send('/se/404', { headers });
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('</html>');
  const unknown = await send('/se/kasino/okand', { headers });
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toBe('');
  expect(unknown.headers.get('Cache-Control')).toContain('s-maxage=300');
});

test('the logo of an unknown casino is not found', async () => {
  expect((await send('/tiles/rizzio-casino.svg')).status).toBe(200);
  expect((await send('/tiles/tuntematon.svg')).status).toBe(404);
});
