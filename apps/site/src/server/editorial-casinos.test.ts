import { editorial as danishTexts } from '@nettobonus/content/dk/editorial';
import { editorial as norwegianTexts } from '@nettobonus/content/no/editorial';
import { toEditorial } from '@nettobonus/content/plain-texts';
import { expect, test } from 'vitest';
import { listTestOffers } from '../test-offers.ts';
import { fillBestByRule } from './editorial-casinos.ts';

const danish = toEditorial(danishTexts);
const norwegian = toEditorial(norwegianTexts);

test('Norway’s five empty entries get the best casinos of the catalogue, each with its reason', () => {
  const { best } = fillBestByRule(norwegian, listTestOffers('no'), 'no');
  expect(best.entries).toEqual([
    { title: 'Høyeste netto', casino: 'winz-casino', text: 'Høyest netto av alle tilbudene.' },
    { title: 'Beste hurtigcasino', casino: 'flamez-casino', text: 'Høyest netto blant hurtigcasinoene.' },
    { title: 'Beste store bonus', casino: 'rizzio-casino', text: expect.stringContaining('minst 200') },
    { title: 'Best på gratisspinn', casino: 'rizzio-casino', text: expect.stringContaining('gratisspinn') },
    { title: 'Beste nykommer', casino: 'røyskatt-bet', text: 'Høyest vurdering blant de nye casinoene.' },
  ]);
});

test('an entry for which the editors chose a casino stays', () => {
  expect(fillBestByRule(danish, listTestOffers('dk'), 'dk')).toEqual(danish);
});

test('a category without a good offer is left out', () => {
  const losing = listTestOffers('no').filter(({ net }) => (net ?? 0) <= 0);
  expect(fillBestByRule(norwegian, losing, 'no').best.entries).toEqual([]);
});
