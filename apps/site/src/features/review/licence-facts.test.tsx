import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import type { Licence } from '@nettobonus/domain/catalogue/casino';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getReviewMessages } from '../../i18n/pages.ts';
import { LicenceFacts } from './licence-facts.tsx';

function listFacts(market: Market, licence: Licence): string[] {
  const [casino] = listSampleCasinos(market);
  if (!casino) throw new Error(`The sample content has no casino in ${market}`);
  const html = renderToStaticMarkup(
    <LicenceFacts casino={{ ...casino, licence }} market={market} messages={getReviewMessages(market)} />,
  );
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => `${name}: ${value}`);
}

test.each<[Market, string, string]>([
  ['fi', 'Luvanhaltija: Joki Oy', 'Lisenssi tarkistettu: 3.11.2026'],
  ['se', 'Licenshavare: Joki Oy', 'Licensen kontrollerad: 2026-11-03'],
  ['no', 'Lisensinnehaver: Joki Oy', 'Lisens sjekket: 3.11.2026'],
  ['dk', 'Licenshaver: Joki Oy', 'Licens tjekket: 3.11.2026'],
])('%s shows the holder of a licence and the day of the check', (market, holder, check) => {
  const facts = listFacts(market, { type: 'mga', number: '1', entity: 'Joki Oy', checkedOn: '2026-11-03' });
  expect(facts).toEqual(expect.arrayContaining([holder, check]));
});

test.each(MARKETS)('%s omits a holder and a check that are unknown', (market) => {
  expect(listFacts(market, { type: 'mga', number: '1' })).toHaveLength(4);
});

test('the register is a link if its address is known', () => {
  const link =
    '<a class="link" href="https://mga.example" rel="noopener noreferrer" target="_blank">mga.example</a>';
  expect(listFacts('fi', { type: 'mga', register: 'mga.example' })).toContain(`Rekisteri: ${link}`);
  expect(listFacts('fi', { type: 'mga', register: 'on paper' })).toContain('Rekisteri: on paper');
});
