import { expect } from '@playwright/test';
import { test } from './visitor.ts';

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

for (const [market, expected] of Object.entries({
  fi: {
    heading: 'Tarjouksen historia',
    lead: 'Otsikko on kasvanut kahdesti, netto laskenut joka muutoksessa.',
    days: ['20.10.2025', '1.9.2025', '12.5.2025', '3.2.2025'],
    news: ['Kierrätys nousiNYT', 'Bonus kasvoi', 'Uusi tervetuliaisbonus', 'Ensimmäinen merkintä'],
    grown: '150 % → 200 %, kierroksia 50 → 100',
    renewed: '100 % jopa 300 € → 150 % jopa 500 € + 50 ilmaiskierrosta, 25× → 30×',
    nets: ['−84 €', '−42 €', '−31 €', '±0 €'],
    finish: ['läpi 3/10', 'läpi 4/10'],
  },
  se: {
    heading: 'Erbjudandets historik',
    lead: 'Rubriken har vuxit två gånger, och nettot har sjunkit vid varje ändring.',
    days: ['2025-10-22', '2025-09-08', '2025-05-19', '2025-02-10'],
    news: ['Omsättningskravet höjdesNU', 'Bonusen växte', 'Ny välkomstbonus', 'Första noteringen'],
    grown: '150 % → 200 %, gratissnurr 50 → 100',
    renewed: '100 % upp till 3 000 kr → 150 % upp till 5 000 kr + 50 gratissnurr, 25× → 30×',
    nets: ['−838 kr', '−419 kr', '−310 kr', '±0 kr'],
    finish: ['i mål 3/10', 'i mål 4/10'],
  },
  no: {
    heading: 'Tilbudets historikk',
    lead: 'Overskriften har vokst to ganger, og nettobeløpet har falt ved hver endring.',
    days: ['20.10.2025', '3.9.2025', '14.5.2025', '5.2.2025'],
    news: ['Omsetningskravet økteNÅ', 'Bonusen vokste', 'Ny velkomstbonus', 'Første notering'],
    grown: '150 % → 200 %, gratisspinn 50 → 100',
    renewed: '100 % opptil 3 000 kr → 150 % opptil 5 000 kr + 50 gratisspinn, 25× → 30×',
    nets: ['−838 kr', '−419 kr', '−310 kr', '±0 kr'],
    finish: ['i mål 3/10', 'i mål 4/10'],
  },
  dk: {
    heading: 'Tilbuddets historik',
    lead: 'Overskriften er vokset to gange, og nettobeløbet er faldet ved hver ændring.',
    days: ['20.10.2025', '10.9.2025', '21.5.2025', '12.2.2025'],
    news: ['Gennemspillet stegNU', 'Bonussen voksede', 'Ny velkomstbonus', 'Første notering'],
    grown: '150 % → 200 %, gratis spins 50 → 100',
    renewed: '100 % op til 1 500 kr. → 150 % op til 2 500 kr. + 50 gratis spins, 25× → 30×',
    nets: ['−438 kr.', '−219 kr.', '−160 kr.', '±0 kr.'],
    finish: ['i mål 3/10', 'i mål 4/10'],
  },
})) {
  test(`a review of ${market} says what changed in its offer, from, to, when, and the effect on the net`, async ({
    page,
  }) => {
    await page.goto(`/${market}/kasino/casinoist`);
    await page.locator('.review-nav').getByRole('link', { name: expected.heading }).click();
    const section = page.locator('#history');
    await expect(section.getByRole('heading', { level: 2, name: expected.heading })).toBeInViewport();
    await expect(section.locator('.lead')).toHaveText(expected.lead);
    const versions = section.locator('.history > li');
    await expect(versions.locator('time')).toHaveText(expected.days);
    await expect(versions.locator('b').filter({ hasNotText: '/10' })).toHaveText(expected.news);
    expect(plain(await versions.nth(1).locator('.history-news p').textContent())).toBe(expected.grown);
    expect(plain(await versions.nth(2).locator('.history-news p').textContent())).toBe(expected.renewed);
    expect((await versions.locator('.amount').allTextContents()).map(plain)).toEqual(expected.nets);
    await expect(versions.first().locator('.finish')).toContainText(expected.finish[0] ?? '');
    await expect(versions.last().locator('.finish')).toContainText(expected.finish[1] ?? '');
    await expect(versions.first()).toHaveClass('is-now');
  });
}

test('a casino without a review has its history on its facts sheet', async ({ page }) => {
  await page.goto('/fi/kasino/hanki-casino');
  await expect(page.locator('#facts')).toBeVisible();
  await expect(page.locator('#history .history-news p').first()).toHaveText(
    'kierrätyksen perusteena bonus → bonus ja talletus, muu ennallaan',
  );
});

test('an offer that has not changed has neither a history nor a link to it', async ({ page }) => {
  await page.goto('/fi/kasino/joki-casino');
  await expect(page.locator('.review-nav a').first()).toBeVisible();
  await expect(page.locator('#history, a[href="#history"]')).toHaveCount(0);
});
