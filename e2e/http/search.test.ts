import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { getTexts, loadPage, send } from './site.ts';

const HEADINGS = { fi: 'Haku', se: 'Sök', no: 'Søk', dk: 'Søg' };

test.each(MARKETS)('in %s a search text shows the results instead of hero and showcase', async (market) => {
  const $ = await loadPage(`/${market}?search=rizzio`);
  expect(getTexts($, $('h1'))).toEqual([HEADINGS[market]]);
  expect($('.hero, .showcase').length).toBe(0);
  expect(getTexts($, $('.offer h3'))).toEqual(['Rizzio Casino']);
  expect($('.search-results a').first().attr('href')).toBe(`/${market}/kasino/rizzio-casino`);
  expect($('.search-results mark').length).toBeGreaterThan(0);
});

test('the results are not indexed, and the canonical URL is the home page', async () => {
  const $ = await loadPage('/fi?search=rizzio');
  expect($('meta[name=robots]').attr('content')).toBe('noindex, follow');
  expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe('/fi');
  expect($('title').text()).toBe('Haku: rizzio · Nettobonus');
});

test('a search of spaces shows the home page', async () => {
  const $ = await loadPage('/fi?search=++');
  expect($('.hero').length).toBe(1);
});

test('the results of one kind have a URL of their own', async () => {
  const $ = await loadPage('/fi?search=kierr%C3%A4tys');
  const href = $('.search-kinds a[href*="kind=question"]').attr('href') ?? '';
  const questions = await loadPage(href);
  expect(questions('.search-kinds [aria-current]').attr('href')).toBe(href);
  expect(questions('.offer').length).toBe(0);
  expect(questions('.search-results li').length).toBeGreaterThan(5);
});

test('an unknown name shows the specification’s text, then the nearest names', async () => {
  const $ = await loadPage('/fi?search=rizio');
  expect(getTexts($, $('.empty h3'))).toEqual(['Ei tuloksia']);
  expect(getTexts($, $('.search-nearest a'))[0]).toBe('Rizzio Casino');
});

test('nonsense shows four ways on', async () => {
  const $ = await loadPage('/fi?search=xqzvw');
  expect($('.search-ways li').length).toBe(4);
  expect($('.search-results').length).toBe(0);
});

test('markup in a search is text', async () => {
  const text = '</title><script>alert(1)</script>';
  const $ = await loadPage(`/fi?${new URLSearchParams({ search: text })}`);
  expect(getTexts($, $('script')).filter((script) => script.includes('alert'))).toEqual([]);
  expect($('title').text()).toContain(text);
  expect($('.search-large input').attr('value')).toBe(text);
});

test('suggestions are small, cached like other widget data and not indexed', async () => {
  const response = await send('/fi/part/suggestions?search=ri');
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(response.headers.get('Cache-Control')).toBe(
    (await send('/fi/part/quiz')).headers.get('Cache-Control'),
  );
  const body = await response.text();
  expect(body.length).toBeLessThan(3_000);
  const { casinos, pages } = JSON.parse(body);
  expect(casinos).toHaveLength(3);
  expect(pages.length).toBeLessThanOrEqual(2);
});

test('a route of its own name does not exist', async () => {
  expect((await send('/search')).status).toBe(404);
  expect((await send('/fi/search')).status).toBe(404);
});
