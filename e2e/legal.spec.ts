import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect } from '@playwright/test';
import { test } from './visitor.ts';

const WORDS: Record<Market, { inForce: string; controller: string; authority: string; help: string }> = {
  fi: {
    inForce: 'Voimassa 15.11.2026 alkaen',
    controller: 'Rekisterinpitäjä',
    authority: 'tietosuojavaltuutetun toimistoon',
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
    controller: 'Behandlingsansvarlig',
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
  const words = WORDS[market];

  for (const key of ['disclaimer', 'privacy'] as const) {
    test(`${key} of ${market} says from when it is in force, and its contents lead to each section`, async ({
      page,
    }) => {
      await page.goto(pathFor(key, market));
      await expect(page.locator('.page-note')).toHaveText(words.inForce);
      const links = page.locator('.contents nav a');
      await expect(links).toHaveCount(await page.locator('.contents section').count());
      for (const link of await links.all()) {
        await link.click();
        const heading = page.locator(`${await link.getAttribute('href')} h2`);
        await expect(heading).toHaveText((await link.textContent()) ?? '');
        await expect(heading).toBeInViewport();
      }
    });
  }

  test(`privacy of ${market} says what is stored, how long, by whom, and where to complain`, async ({
    page,
  }) => {
    await page.goto(pathFor('privacy', market));
    const rows = page.locator('#lyhyesti tbody tr');
    await expect(rows).toHaveCount(6);
    await expect(rows.nth(0)).toContainText('12');
    await expect(rows.nth(2)).toContainText('13');
    await expect(rows.nth(3)).toContainText('48');
    const controller = page.locator('#rekisterinpitaja');
    await expect(controller.locator('h2')).toHaveText(words.controller);
    await expect(controller.locator('address a')).toHaveAttribute('href', /^mailto:.+\.example$/);
    await expect(page.locator('#oikeudet')).toContainText(words.authority);
    await page.goto(pathFor('disclaimer', market));
    await expect(page.locator('#apua')).toContainText(words.help);
  });
}
