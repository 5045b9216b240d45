import { expect, type Locator } from '@playwright/test';
import { isPhone } from './screen.ts';
import { NIGHTLY, ON_PHONE, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

/** `−84 €` → −84 */
async function readAmount(element: Locator): Promise<number> {
  const text = (await element.textContent())?.replace('−', '-').replaceAll(/[^\d-]/g, '');
  return Number(text);
}

for (const [market, expected] of Object.entries({
  fi: {
    sections: ['Bonuksen netto', 'Yleiskuva', 'Bonus ja ehdot', 'Kysymyksiä ja vastauksia', 'Lopuksi'],
    chart:
      'Talletusbonus +200 €, Ilmaiskierrokset +10 €, Brutto 210 €, Bonuksen kierrätys −280 €, Kierrosvoittojen kierrätys −14 €, Netto −84 €',
    breakEven: 'Tämän bonuksen nollaraja on 25×. Kasinon kierrätys on 35× bonus.',
    lost: '100 pelaajasta 71 menettää koko saldonsa',
    eea: 'Voitot veronalaisia Suomessa',
    calculator: '/fi/nettolaskuri?kasino=casinoist',
    compare: '/fi/vertailu?kasinot=casinoist,rizzio-casino',
  },
  se: {
    sections: ['Vad är bonusen värd?', 'Översikt', 'Bonus och villkor', 'Frågor och svar', 'Sammanfattning'],
    chart:
      'Insättningsbonus +2 000 kr, Gratissnurr +96 kr, Brutto 2 096 kr, Bonusens omsättning −2 800 kr, Snurrens omsättning −134 kr, Netto −838 kr',
    breakEven: 'Nollpunkten för den här bonusen är 25 gångers omsättning. Casinots krav är 35× bonusen.',
    lost: '71 av 100 spelar bort hela saldot',
    eea: 'Vinster är normalt skattepliktiga',
    calculator: '/se/nettokalkylator?kasino=casinoist',
    compare: '/se/jamfor?kasinot=casinoist,rizzio-casino',
  },
  no: {
    sections: [
      'Hva er bonusen verdt netto?',
      'Oversikt',
      'Bonus og vilkår',
      'Spørsmål og svar',
      'Konklusjon',
    ],
    chart:
      'Innskuddsbonus +2 000 kr, Gratisspinn +96 kr, Brutto 2 096 kr, Omsetning av bonusen −2 800 kr, Omsetning av spinnene −134 kr, Netto −838 kr',
    breakEven: 'For denne bonusen går grensen ved et krav på 25×. Casinoets krav er 35× bonusen.',
    lost: '71 av 100 spiller bort hele saldoen',
    eea: 'Utenfor EØS',
    calculator: '/no/nettokalkulator?kasino=casinoist',
    compare: '/no/sammenlign?kasinot=casinoist,rizzio-casino',
  },
  dk: {
    sections: [
      'Hvad er bonussen værd netto?',
      'Overblik',
      'Bonus og vilkår',
      'Spørgsmål og svar',
      'Konklusion',
    ],
    chart:
      'Indbetalingsbonus +1.000 kr., Bonusspins +96 kr., Brutto 1.096 kr., Gennemspil af bonus −1.400 kr., Gennemspil af spins −134 kr., Netto −438 kr.',
    breakEven: 'Bonussen går i nul ved et gennemspil på 25×. Casinoets krav er 35× bonus.',
    lost: '72 ud af 100 ender med ingenting',
    eea: 'Uden for EØS',
    calculator: '/dk/nettoberegner?kasino=casinoist',
    compare: '/dk/sammenlign?kasinot=casinoist,rizzio-casino',
  },
})) {
  test.describe(`in ${market}`, tagForLanguage(market), () => {
    test('a review shows all its sections, and links to each of them: the calculation, the answers, similar offers', async ({
      page,
    }) => {
      await page.goto(`/${market}/kasino/casinoist`);
      for (const name of expected.sections) {
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      }
      await expect(page.locator('.scores li')).toHaveCount(6);
      await expect(page.locator('.review-figure .amount')).toHaveText(/^−/);
      await expect(page.locator('.review-figure .finish')).toContainText('3/10');
      expect(await page.locator('#payments tbody tr').count()).toBeGreaterThan(2);
      await expect(page.locator('#licence')).toContainText(expected.eea);

      // From gross to net: a chart, an explanation and the break-even multiplier.
      const net = page.locator('#net');
      const chart = net.getByRole('img', {
        name: expected.chart.replaceAll(/(?<=[+\d]) (?=\d|€|kr)/g, '\u00a0'),
      });
      if (isPhone(page)) {
        await expect(chart).toHaveCount(0);
        await expect(net.locator('.net-calculation-amount')).toHaveCount(3);
        await expect(net.locator('.net-calculation-amount').last()).toBeVisible();
      } else await expect(chart).toBeVisible();
      await expect(net.locator('figcaption')).toContainText(expected.lost);
      await expect(net.locator('.takeaway')).toContainText(expected.breakEven);
      await expect(net.locator('.takeaway a')).toHaveText('Rizzio Casino');
      await expect(net.locator('figcaption a')).toHaveAttribute('href', expected.calculator);

      await page.locator('.review-nav a').last().click();
      await expect(page.locator('#conclusion h2')).toBeInViewport();
      await expect(page.locator('.review-nav [aria-current]')).toHaveText(expected.sections.at(-1) ?? '');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator('.review-nav [aria-current]')).toHaveText('Netto');
      const answer = page.locator('#questions details p').first();
      await expect(answer).toBeHidden();
      await page.locator('#questions summary').first().click();
      await expect(answer).toBeVisible();

      // Offers with the same headline have a higher net. Here only one casino has one.
      const ownNet = await readAmount(page.locator('.review-figure .amount'));
      const nets = page.locator('.similar .similar-net');
      await expect(nets).toHaveCount(1);
      for (const similarNet of await nets.all()) expect(await readAmount(similarNet)).toBeGreaterThan(ownNet);
      for (const offer of await page.locator('.similar li').all()) {
        await expect(offer.locator('.finish')).toContainText('/10');
        await expect(offer.locator('.ad')).toBeVisible();
        await expect(offer.locator('a.button')).toHaveAttribute('rel', /noopener noreferrer sponsored/);
      }
      const compare = page.locator('.better .button');
      await expect(compare).toHaveAttribute('href', expected.compare);
      await page.locator('.similar h3 a').first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Rizzio Casino' })).toBeVisible();
    });
  });
}

test(
  'the offer stays visible: next to the text on wide screens, at the bottom on phones',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('/fi/kasino/casinoist');
    const bar = page.locator('.offer-bar');
    const card = page.locator('.offer-card');
    await page.locator('#games h2').scrollIntoViewIfNeeded();
    if (!isPhone(page)) {
      await expect(bar).toBeHidden();
      await expect(card.getByRole('link', { name: 'Lunasta Bonus' })).toBeInViewport();
      return;
    }
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('−84');
    await expect(bar).toContainText('läpi 3/10');
    await expect(bar).toContainText('Mainoslinkki');
    // The bar never covers the focused element.
    for (const question of await page.locator('#questions summary').all()) {
      await question.focus();
      const [questionBox, barBox] = [await question.boundingBox(), await bar.boundingBox()];
      expect((questionBox?.y ?? 0) + (questionBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    }
    // The sticky bar ends above the footer.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();
  },
);

test(
  'the first phone screen answers: bonus, net, licence, wagering, payout time, smallest deposit',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('/fi/kasino/casinoist');
    const label = page.locator('.product-label');
    await expect(page.locator('.review-bonus')).toBeInViewport({ ratio: 1 });
    await expect(label).toBeInViewport({ ratio: 1 });
    await expect(label).toContainText('35× bonus');
    if (!isPhone(page)) return;
    const [labelBox, barBox] = [await label.boundingBox(), await page.locator('.offer-bar').boundingBox()];
    expect((labelBox?.y ?? 0) + (labelBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  },
);

test('on a phone no column of the payments is outside the screen', ON_PHONE, async ({ page }) => {
  await page.goto('/fi/kasino/casinoist');
  const table = page.locator('#payments .table-scroll');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const row = table.getByRole('row', { name: /Skrill/ });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('cell').last()).toBeInViewport({ ratio: 1 });
});

test(
  'on a phone a payment method shows only what applies to it, and the free spins are a table',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('/fi/kasino/rizzio-casino');
    const onlyDeposits = page.locator('#payments').getByRole('row', { name: /^Verkkopankki/ });
    const onlyWithdrawals = page.locator('#payments').getByRole('row', { name: /^Pankkisiirto/ });
    const days = page
      .locator('#bonus')
      .getByRole('row', { name: /^Päivä 1/ })
      .locator('th, td');
    await expect(onlyDeposits).toContainText('20 €');
    const phone = isPhone(page);
    await expect(onlyDeposits.locator('td:visible')).toHaveCount(phone ? 1 : 4);
    await expect(onlyWithdrawals.locator('td:visible')).toHaveCount(phone ? 2 : 4);
    const tops = await days.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  },
);

test('on a phone an offer with a higher net is named once', ON_PHONE, async ({ page }) => {
  await page.goto('/fi/kasino/rizzio-casino');
  const name = await page.locator('.similar h3').first().textContent();
  await expect(page.locator('main').getByRole('link', { name: name ?? '', exact: true })).toHaveCount(
    isPhone(page) ? 1 : 2,
  );
  await expect(page.locator('.better').getByRole('link', { name: 'Vertaa rinnakkain' })).toBeVisible();
});

test('from a fact sheet, visitors can report a missing term or request a review', async ({ page }) => {
  for (const name of ['Tiedätkö puuttuvan ehdon? Kerro meille', 'Pyydä arvostelua']) {
    await page.goto('/fi/kasino/loimu');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('textbox', { name: 'Viesti' })).toBeVisible();
  }
});

test('the zero line of a calculation does not cross the note below the bar', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dk/kasino/rizzio-casino');
  const row = page.locator('.net-panel .net-calculation-cost');
  await expect(row).toContainText('Du skal spille for');
  const gap = await row.evaluate((element) => {
    const [bar, note] = ['.net-calculation-bar', '.net-calculation-note'].map((selector) =>
      element.querySelector(selector),
    );
    if (!bar || !note) return Number.NaN;
    const overhang = -Number.parseFloat(getComputedStyle(bar, '::before').bottom);
    return note.getBoundingClientRect().top - (bar.getBoundingClientRect().bottom + overhang);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
});

test('a casino with non-ASCII letters in its name is reachable from the list', async ({ page }) => {
  await page.goto('/dk?search=lærke');
  await page.locator('.offer h3 a').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lærkespil' })).toBeVisible();
  const logo = page.locator('.review-head img');
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
