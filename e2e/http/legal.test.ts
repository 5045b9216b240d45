import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { getTexts, loadPage } from './site.ts';

const EXPECTED: Record<Market, { inForce: string; controller: string; authority: string; help: string }> = {
  fi: {
    inForce: 'Voimassa 15.11.2026 alkaen',
    controller: 'Rekisterinpitäjä',
    authority: 'tietosuojavaltuutetun toimistolle',
    help: '0800 100 101',
  },
  se: {
    inForce: 'Gäller från 2026-11-15',
    controller: 'Personuppgifts\u00adansvarig',
    authority: 'Integritetsskyddsmyndigheten',
    help: '020-81 91 00',
  },
  no: {
    inForce: 'Gjelder fra 15.11.2026',
    controller: 'Behandlings\u00adansvarlig',
    authority: 'Datatilsynet',
    help: '800 800 40',
  },
  dk: {
    inForce: 'Gælder fra 15.11.2026',
    controller: 'Dataansvarlig',
    authority: 'Datatilsynet',
    help: '70 22 28 25',
  },
};

for (const market of MARKETS) {
  const expected = EXPECTED[market];

  for (const key of ['disclaimer', 'privacy'] as const) {
    test(`the ${key} page in ${market} states its effective date, and its table of contents lists every section`, async () => {
      const $ = await loadPage(pathFor(key, market));
      expect($('.page-note').text()).toBe(expected.inForce);
      const links = $('.contents nav a').toArray();
      expect(links).toHaveLength($('.contents section').length);
      for (const link of links) {
        expect(getTexts($, $(`${$(link).attr('href')} h2`))).toEqual(getTexts($, $(link)));
      }
    });
  }

  test(`the privacy page in ${market} states what is stored, for how long, by whom, and where to complain`, async () => {
    const $ = await loadPage(pathFor('privacy', market));
    const rows = getTexts($, $('#lyhyesti tbody tr'));
    expect(rows).toHaveLength(8);
    expect(rows[0], 'contact message').toContain('12');
    expect(rows[1], 'competition entry').toContain('12');
    expect(rows[3], 'click').toContain('13');
    expect(rows[4], 'key of the click hashes').toContain('48');
    expect($('#rekisterinpitaja h2').text()).toBe(expected.controller);
    expect($('#rekisterinpitaja address a').attr('href')).toMatch(/^mailto:.+\.example$/);
    expect($('#oikeudet').text()).toContain(expected.authority);
    const disclaimer = await loadPage(pathFor('disclaimer', market));
    expect(disclaimer('#apua').text(), 'on one line').toContain(expected.help.replaceAll(' ', '\u00a0'));
  });
}
