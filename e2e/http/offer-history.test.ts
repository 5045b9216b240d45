import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { getTexts, loadPage } from './site.ts';

/** The sample history is relative to the day of loading, so only the distances between its dates are fixed. */
const daysBefore = (day: string, last = '') => (Date.parse(last) - Date.parse(day)) / 86_400_000;

for (const [market, expected] of Object.entries({
  fi: {
    heading: 'Tarjouksen historia',
    lead: 'Mainostettu bonus on kasvanut kahdesti, mutta netto on pienentynyt joka kerralla.',
    dates: ['2025-10-20', '2025-09-01', '2025-05-12', '2025-02-03'],
    changes: ['Kierrätys kasvoiNYT', 'Bonus kasvoi', 'Uusi tervetuliaisbonus', 'Ensimmäinen merkintä'],
    increase: '150 % → 200 %, kierroksia 50 → 100',
    replacement: '100 % jopa 300 € → 150 % jopa 500 € + 50 ilmaiskierrosta, 25× → 30×',
    nets: ['−84 €', '−42 €', '−31 €', '±0 €'],
    finishRates: ['läpi 3/10', 'läpi 4/10'],
  },
  se: {
    heading: 'Erbjudandets historik',
    lead: 'Bonusen har höjts två gånger, men nettot har sjunkit vid varje ändring.',
    dates: ['2025-10-22', '2025-09-08', '2025-05-19', '2025-02-10'],
    changes: ['Omsättningskravet höjdesNU', 'Bonusen höjdes', 'Ny välkomstbonus', 'Första noteringen'],
    increase: '150 % → 200 %, gratissnurr 50 → 100',
    replacement: '100 % upp till 3 000 kr → 150 % upp till 5 000 kr + 50 gratissnurr, 25× → 30×',
    nets: ['−838 kr', '−419 kr', '−310 kr', '±0 kr'],
    finishRates: ['i mål 3/10', 'i mål 4/10'],
  },
  no: {
    heading: 'Endringer i tilbudet',
    lead: 'Bonusen er blitt større to ganger, men nettobeløpet har falt ved hver endring.',
    dates: ['2025-10-20', '2025-09-03', '2025-05-14', '2025-02-05'],
    changes: ['Omsetningskravet økteNÅ', 'Bonusen vokste', 'Ny velkomstbonus', 'Første gang vi sjekket'],
    increase: '150 % → 200 %, gratisspinn 50 → 100',
    replacement: '100 % opptil 3 000 kr → 150 % opptil 5 000 kr + 50 gratisspinn, 25× → 30×',
    nets: ['−838 kr', '−419 kr', '−310 kr', '±0 kr'],
    finishRates: ['i mål 3/10', 'i mål 4/10'],
  },
  dk: {
    heading: 'Tilbuddets historik',
    lead: 'Casinoet har hævet bonussen to gange, men nettobeløbet er faldet ved hver ændring.',
    dates: ['2025-10-20', '2025-09-10', '2025-05-21', '2025-02-12'],
    changes: ['Gennemspilskravet er hævetNU', 'Bonussen er hævet', 'Ny velkomstbonus', 'Første registrering'],
    increase: '150 % → 200 %, bonusspins 50 → 100',
    replacement: '100 % op til 1.500 kr. → 150 % op til 2.500 kr. + 50 bonusspins, 25× → 30×',
    nets: ['−438 kr.', '−219 kr.', '−160 kr.', '±0 kr.'],
    finishRates: ['i mål 3/10', 'i mål 4/10'],
  },
})) {
  test(`a review in ${market} lists the changes to its offer: old and new value, date, and effect on the net`, async () => {
    const $ = await loadPage(`/${market}/kasino/casinoist`);
    expect($('.review-nav a[href="#history"]').text()).toBe(expected.heading);
    expect($('#history h2').text()).toBe(expected.heading);
    expect($('#history .lead').text()).toBe(expected.lead);
    const versions = $('#history .history > li');
    const shown = versions
      .find('time')
      .toArray()
      .map((time) => $(time).attr('datetime')?.slice(0, 10) ?? '');
    expect(shown.map((day) => daysBefore(day, shown[0]))).toEqual(
      expected.dates.map((day) => daysBefore(day, expected.dates[0])),
    );
    const { locale } = MARKET_FACTS[market as Market];
    expect(getTexts($, versions.find('time'))).toEqual(
      shown.map((day) => new Date(day).toLocaleDateString(locale, { timeZone: 'UTC' })),
    );
    expect(getTexts($, versions.find('b')).filter((text) => !text.includes('/10'))).toEqual(expected.changes);
    expect(getTexts($, versions.eq(1).find('.history-news p'))).toEqual([expected.increase]);
    expect(getTexts($, versions.eq(2).find('.history-news p'))).toEqual([expected.replacement]);
    expect(getTexts($, versions.find('.amount'))).toEqual(expected.nets);
    expect(versions.first().find('.finish').text()).toContain(expected.finishRates[0]);
    expect(versions.last().find('.finish').text()).toContain(expected.finishRates[1]);
    expect(versions.first().attr('class')).toBe('is-now');
  });
}

test('a casino without a review shows the history on its fact sheet', async () => {
  const $ = await loadPage('/fi/kasino/hanki-casino');
  expect($('#facts')).toHaveLength(1);
  expect(getTexts($, $('#history .history-news p'))[0]).toBe(
    'kierrätyksen perusteena bonus → bonus ja talletus, muu ennallaan',
  );
});

test('an offer that has not changed has neither a history nor a link to it', async () => {
  const $ = await loadPage('/fi/kasino/joki-casino');
  expect($('.review-nav a').length).toBeGreaterThan(0);
  expect($('#history, a[href="#history"]')).toHaveLength(0);
});
