import { CRITERIA } from '@nettobonus/domain/catalogue/casino-filter';
import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { getTexts, loadPage, send } from './site.ts';

interface FeedOffer {
  name: string;
  category: string[];
  depositMethods: string[];
  net: number | null;
  finish: number | null;
}
const loadOffers = async (): Promise<FeedOffer[]> => (await send('/fi/casinos.json')).json();
const getNames = ($: CheerioAPI) => getTexts($, $('.offer h3'));
const getCount = ($: CheerioAPI) => Number.parseInt($('.section-aside').text(), 10);
const listOptions = ($: CheerioAPI, name: string) =>
  $(`.filters select[name=${name}] option`)
    .toArray()
    .map((option) => ({
      value: $(option).attr('value') ?? '',
      count: Number(/\((\d+)\)$/.exec($(option).text())?.[1]),
      isDisabled: $(option).attr('disabled') !== undefined,
    }));

test('without scripts every option of the filters states how many casinos it lists, and is disabled if none', async () => {
  const $ = await loadPage('/fi?license=curacao');
  for (const name of CRITERIA.filter((criterion) => criterion !== 'license')) {
    for (const { value, count, isDisabled } of listOptions($, name).slice(1)) {
      expect(isDisabled, `${name} ${value}`).toBe(count === 0);
      const filtered = await loadPage(`/fi?license=curacao&${name}=${value}`);
      expect(getCount(filtered) || 0, `${name} ${value}`).toBe(count);
    }
  }
});

test('a payment method, a deposit and a chance filter together, and chips remove them', async () => {
  const $ = await loadPage('/fi?payment=trustly&minDeposit=10&finish=5&deposit=250');
  const names = getNames($);
  expect(names.length).toBeGreaterThan(0);
  const offers = (await loadOffers()).filter(({ name }) => names.includes(name));
  for (const { name, depositMethods } of offers) expect(depositMethods, name).toContain('trustly');
  const hrefs = $('.filter-chip')
    .toArray()
    .map((chip) => $(chip).attr('href'));
  expect(hrefs).toEqual([
    '/fi?minDeposit=10&finish=5&deposit=250#kaikki-kasinot',
    '/fi?payment=trustly&finish=5&deposit=250#kaikki-kasinot',
    '/fi?payment=trustly&minDeposit=10&deposit=250#kaikki-kasinot',
  ]);
});

test('unknown values of a filter change nothing', async () => {
  const $ = await loadPage('/fi?payment=cash&minDeposit=15&finish=4');
  expect(getNames($)).toEqual(getNames(await loadPage('/fi')));
  expect($('.filter-chip')).toHaveLength(0);
});

test('a category page starts with the highest net value, the home page with the newest', async () => {
  const $ = await loadPage('/fi/ilmaiskierrokset');
  const offers = (await loadOffers()).filter(({ category }) => category.includes('ilmaiskierrokset'));
  const nets = getNames($).map((name) => offers.find((offer) => offer.name === name)?.net ?? -Infinity);
  expect(nets.length).toBeGreaterThan(10);
  expect(nets).toEqual(nets.toSorted((a, b) => b - a));
  expect($('nav.segments [aria-current]').text()).toBe('Netto');
  const newest = await loadPage('/fi/ilmaiskierrokset?sort=newest');
  expect(getNames(newest)).not.toEqual(getNames($));
  const home = await loadPage('/fi');
  expect(home('nav.segments [aria-current]').text()).toBe('Uusimmat');
});
