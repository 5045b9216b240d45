import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect, type Page } from '@playwright/test';
import { listOverflows, listTextFaults } from './layout-faults.ts';
import { setNewIpAddress, waitForAnimations } from './screen.ts';
import { tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

interface Expected {
  greeting: string;
  question: string;
  review: RegExp;
  noWagering: string;
  form: string;
  fields: [name: string, email: string, message: string];
  send: string;
  retry: string;
  badEmail: string;
  required: string;
  sent: string;
  notSent: string;
}

const EXPECTED: Record<Market, Expected> = {
  fi: {
    greeting:
      'Hei! Autan vertaamaan kasinoita ja bonuksia. Netto on bonus miinus kierrätyksen hinta. Mitä etsit?',
    question: 'Etsin bonusta ilman kierrätystä. Talletan noin 50 €.',
    review: /^(Lue arvostelu|Katso tiedot)/,
    noWagering: 'Ei kierrätystä',
    form: 'Yhteydenottolomake',
    fields: ['Nimi', 'Sähköposti', 'Viesti'],
    send: 'Lähetä viesti',
    retry: 'Yritä uudelleen',
    badEmail: 'Kirjoita sähköpostiosoite kokonaan, esimerkiksi nimi@esimerkki.fi',
    required: 'Täytä tämä kohta.',
    sent: 'Kiitos, viesti on lähetetty. Vastaamme 24 tunnin kuluessa osoitteeseen aino@esimerkki.fi.',
    notSent: 'Viestiä ei voitu lähettää. Teksti on tallessa; yritä hetken kuluttua uudelleen.',
  },
  se: {
    greeting: 'Hej! Jag hjälper dig att hitta ett casino',
    question: 'Finns det en omsättningsfri bonus?',
    review: /^(Läs recension|Se faktabladet)/,
    noWagering: 'Utan omsättning',
    form: 'Kontaktformulär',
    fields: ['Namn', 'E-post', 'Meddelande'],
    send: 'Skicka meddelandet',
    retry: 'Försök igen',
    badEmail: 'Skriv hela e-postadressen, till exempel namn@exempel.se',
    required: 'Fyll i det här fältet.',
    sent: 'Tack, meddelandet är skickat. Svaret kommer till aino@esimerkki.fi inom 24 timmar.',
    notSent: 'Meddelandet kunde inte skickas. Texten finns kvar; försök igen om en stund.',
  },
  no: {
    greeting: 'Hei! Jeg hjelper deg med å sammenligne bonuser',
    question: 'Finnes det en omsetningsfri bonus?',
    review: /^(Les anmeldelse|Se faktaarket)/,
    noWagering: 'Uten omsetning',
    form: 'Kontaktskjema',
    fields: ['Navn', 'E-post', 'Melding'],
    send: 'Send meldingen',
    retry: 'Prøv igjen',
    badEmail: 'Skriv hele e-postadressen, for eksempel navn@eksempel.no',
    required: 'Fyll ut dette feltet.',
    sent: 'Takk, meldingen er sendt. Vi sender svar til aino@esimerkki.fi innen 24 timer.',
    notSent: 'Meldingen kunne ikke sendes. Teksten er tatt vare på. Prøv igjen om litt.',
  },
  dk: {
    greeting: 'Hej! Jeg hjælper dig med at finde et casino',
    question: 'Findes der en bonus uden gennemspilskrav?',
    review: /^(Læs anmeldelse|Se oplysninger)/,
    noWagering: 'Uden gennemspil',
    form: 'Kontaktformular',
    fields: ['Navn', 'E-mail', 'Besked'],
    send: 'Send beskeden',
    retry: 'Prøv igen',
    badEmail: 'Skriv hele e-mailadressen, for eksempel navn@eksempel.dk',
    required: 'Udfyld dette felt.',
    sent: 'Tak, beskeden er sendt. Vi svarer til aino@esimerkki.fi inden for 24 timer.',
    notSent: 'Beskeden kunne ikke sendes. Teksten er ikke gået tabt; prøv igen om lidt.',
  },
};
const MESSAGE = 'Hei!\nMinimitalletus on muuttunut.';
const CONTACT_API = '**/api/contact*';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const panel = (page: Page) => page.locator('#chat-panel');
const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => panel(page).locator('.chat-form input');

test.beforeEach(async ({ page }) => {
  await setNewIpAddress(page);
});

async function openChat(page: Page): Promise<void> {
  // On phones the button appears after the first screen, and is hidden while the visitor scrolls down.
  await page.mouse.wheel(0, 700);
  await page.mouse.wheel(0, -50);
  await page.locator('.chat-button').click();
  await expect(panel(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await page.keyboard.press('Enter');
}

for (const market of MARKETS) {
  const expected = EXPECTED[market];

  test(
    `in ${market} the assistant greets the visitor and replies with casinos in this market; the conversation persists on other pages, but not in other markets`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(`/${market}`);
      await openChat(page);
      await expect(input(page)).toBeFocused();
      await expect(log(page)).toContainText(expected.greeting);
      await expect(panel(page).locator('.chat-note a')).toHaveAttribute('href', /^https:/);
      await ask(page, expected.question);
      const cards = log(page).locator('.chat-offer');
      await expect(cards.first()).toBeVisible();
      for (const card of await cards.all()) {
        const link = card.getByRole('link', { name: expected.review });
        await expect(link).toHaveAttribute('href', new RegExp(`^/${market}/kasino/`));
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
        await expect(card).toContainText(/\d+\/10/);
        await expect(card.locator('.finish')).toHaveText(expected.noWagering);
      }
      expect(await cards.count()).toBeLessThanOrEqual(3);
      await expect(log(page)).not.toContainText('/kasino/');
      const [reviewTab] = await Promise.all([
        page.waitForEvent('popup'),
        cards.first().getByRole('link').click(),
      ]);
      const name = await cards.first().locator('b').first().textContent();
      await expect(reviewTab.getByRole('heading', { level: 1 })).toContainText(name ?? '');
      await reviewTab.close();
      for (const screen of [PHONE, DESKTOP]) {
        await page.setViewportSize(screen);
        await expect(cards.first()).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${screen.width}`).toBe(0);
      }

      await page.goto(pathFor('competitions', market));
      await openChat(page);
      await expect(log(page).locator('.msg-user')).toContainText(expected.question);
      await expect(cards.first()).toBeVisible();
      await page.goto(market === 'fi' ? '/se' : '/fi');
      await openChat(page);
      await expect(log(page).locator('.msg')).toHaveCount(1);
    },
  );

  test(
    `in ${market} the contact form reports errors, sends and confirms a message, even after two failed attempts`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(`/${market}/tietosuoja`);
      await openChat(page);
      const toggle = panel(page).getByRole('button', { name: expected.form });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      const form = panel(page).locator('.contact');
      const send = form.getByRole('button', { name: expected.send });
      const retry = form.getByRole('button', { name: expected.retry });
      const name = form.getByLabel(expected.fields[0]);
      const email = form.getByLabel(expected.fields[1]);
      const message = form.getByLabel(expected.fields[2]);
      await expect(name).toBeFocused();

      await send.click();
      await expect(form.getByText(expected.required)).toHaveCount(3);
      await expect(name).toBeFocused();
      await name.fill('Aino Lehtonen');
      await email.fill('aino@');
      await message.fill(MESSAGE);
      await send.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(expected.badEmail);
      await expect(name).not.toHaveAttribute('aria-invalid');
      await email.fill('aino@esimerkki.fi');
      await expect(email).not.toHaveAttribute('aria-invalid');

      // The form keeps its text while the conversation is shown.
      await toggle.click();
      await expect(input(page)).toBeFocused();
      await toggle.click();
      await expect(message).toHaveValue(MESSAGE);

      // The server refuses the first attempt.
      await page.route(
        CONTACT_API,
        (route) => route.fulfill({ status: 503, json: { error: { message: expected.notSent } } }),
        { times: 1 },
      );
      const [first] = await Promise.all([page.waitForRequest(CONTACT_API), send.click()]);
      const { id, filledMs } = first.postDataJSON();
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(filledMs).toBeGreaterThanOrEqual(3_000);
      await expect(form.getByRole('alert')).toHaveText(expected.notSent);
      await expect(page.locator('#toasts .toast')).toBeVisible();
      await expect(message).toHaveValue(MESSAGE);

      // The second attempt does not reach the server.
      await page.route(CONTACT_API, (route) => route.abort(), { times: 1 });
      await retry.click();
      await expect(retry).toBeVisible();
      await expect(form.getByRole('alert')).toHaveText(expected.notSent);

      const [request] = await Promise.all([page.waitForRequest(CONTACT_API), retry.click()]);
      expect(new URL(request.url()).search).toBe(`?lang=${market}`);
      expect(request.postDataJSON()).toEqual({
        id,
        name: 'Aino Lehtonen',
        email: 'aino@esimerkki.fi',
        message: MESSAGE,
        subject: '',
        page: `/${market}/tietosuoja`,
        filledMs: expect.any(Number),
      });
      expect(request.postDataJSON().filledMs).toBeGreaterThanOrEqual(3_000);
      expect((await request.response())?.status()).toBe(201);
      await expect(log(page).locator('.msg-confirmation')).toHaveText(expected.sent);
      await expect(input(page)).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await toggle.click();
      for (const field of [name, email, message]) await expect(field).toHaveValue('');
    },
  );
}

test('an English visitor is greeted in English; on wide screens the page stays usable next to the panel; Escape and the close button close the panel', async ({
  page,
}) => {
  await page.goto('/fi/kilpailut?lang=en');
  await openChat(page);
  await expect(log(page).locator('[lang=en]')).toContainText('Hi! I help you find a casino');
  await page.locator('summary').first().click();
  await expect(page.locator('details[open]').first()).toBeVisible();
  await input(page).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('.chat-button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await panel(page).getByRole('button', { name: 'Sulje' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('.chat-button')).toBeFocused();
});

test('on phones no name on a card of the chat is broken', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pathFor('privacy', 'se'));
  await openChat(page);
  await ask(page, 'Vilka casinon tar Swish?');
  await expect(log(page).getByText('Strömstare Casino', { exact: true })).toBeVisible();
  expect(await page.evaluate(listTextFaults)).toEqual([]);
  expect(await page.evaluate(listOverflows)).toEqual([]);
});

test('on phones the chat button does not cover the offer bar of a review; the panel fills the screen and traps the focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/fi/kasino/casinoist');
  await expect(page.locator('.chat-button')).toBeHidden();
  await page.mouse.wheel(0, 1_500);
  await expect(page.locator('.chat-button')).toHaveClass(/is-away/);
  await expect(page.locator('.chat-button')).toBeHidden();
  await page.mouse.wheel(0, -50);
  await expect(page.locator('.chat-button')).toBeVisible();
  await waitForAnimations(page);
  const getGap = async () => {
    const button = await page.locator('.chat-button').boundingBox();
    const bar = await page.locator('.offer-bar').boundingBox();
    return button && bar ? bar.y - (button.y + button.height) : null;
  };
  await expect.poll(getGap).toBeGreaterThanOrEqual(0);
  await openChat(page);
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('.chat-button')).toBeFocused();
});

test('a competition that is entered by contact form opens the form', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00Z'));
  await page.goto('/fi/kilpailut');
  const opener = page.getByRole('button', { name: 'Avaa yhteydenottolomake' });
  test.skip((await opener.count()) === 0, 'our own competition is not running today');
  await opener.click();
  await expect(panel(page).getByLabel('Nimi')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
