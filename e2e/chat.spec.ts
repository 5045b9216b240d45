import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect, type Page, type Route } from '@playwright/test';
import { setNewIpAddress } from './screen.ts';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

interface Expected {
  greeting: string;
  question: string;
  toCasino: string;
  failed: string;
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
    greeting: 'Hei! Autan löytämään kasinon ja kerron, mitä sen bonuksesta jää käteen. Mitä etsit?',
    question: 'Etsin bonusta ilman kierrätystä. Talletan noin 50 €.',
    toCasino: 'Siirry kasinolle',
    failed: 'Pahoittelut, jokin meni pieleen. Yritä hetken kuluttua uudelleen.',
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
    toCasino: 'Gå till casinot',
    failed: 'Förlåt, något gick fel. Försök igen om en stund.',
    form: 'Kontaktformulär',
    fields: ['Namn', 'E-post', 'Meddelande'],
    send: 'Skicka meddelandet',
    retry: 'Försök igen',
    badEmail: 'Skriv hela e-postadressen, till exempel namn@exempel.se',
    required: 'Fyll i det här fältet.',
    sent: 'Tack, meddelandet är skickat. Vi svarar till aino@esimerkki.fi inom 24 timmar.',
    notSent: 'Meddelandet kunde inte skickas. Texten finns kvar; försök igen om en stund.',
  },
  no: {
    greeting: 'Hei! Jeg hjelper deg med å finne et casino',
    question: 'Finnes det en omsetningsfri bonus?',
    toCasino: 'Gå til casinoet',
    failed: 'Beklager, noe gikk galt. Prøv igjen om litt.',
    form: 'Kontaktskjema',
    fields: ['Navn', 'E-post', 'Melding'],
    send: 'Send meldingen',
    retry: 'Prøv igjen',
    badEmail: 'Skriv hele e-postadressen, for eksempel navn@eksempel.no',
    required: 'Fyll ut dette feltet.',
    sent: 'Takk, meldingen er sendt. Vi svarer til aino@esimerkki.fi innen 24 timer.',
    notSent: 'Meldingen kunne ikke sendes. Teksten er tatt vare på; prøv igjen om litt.',
  },
  dk: {
    greeting: 'Hej! Jeg hjælper dig med at finde et casino',
    question: 'Findes der en bonus uden gennemspilskrav?',
    toCasino: 'Gå til casinoet',
    failed: 'Beklager, noget gik galt. Prøv igen om lidt.',
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
const CHAT_API = '**/api/casino-chat*';
const CONTACT_API = '**/api/contact*';
const PHONE = { width: 390, height: 844 };

const panel = (page: Page) => page.locator('#chat-panel');
const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => panel(page).locator('.chat-form input');
const send = (page: Page) => panel(page).locator('.chat-form button');

test.beforeEach(async ({ page }) => {
  await setNewIpAddress(page);
});

async function openChat(page: Page): Promise<void> {
  // On phones the button appears after the first scroll.
  await page.mouse.wheel(0, 700);
  await page.locator('.chat-button').click();
  await expect(panel(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await page.keyboard.press('Enter');
}

async function fillForm(page: Page, market: Market, email = 'aino@esimerkki.fi'): Promise<void> {
  const [name, address, message] = EXPECTED[market].fields;
  const form = panel(page).locator('.contact');
  await form.getByLabel(name).fill('Aino Lehtonen');
  await form.getByLabel(address).fill(email);
  await form.getByLabel(message).fill('Hei!\nMinimitalletus on muuttunut.');
}

for (const market of MARKETS) {
  const expected = EXPECTED[market];
  for (const width of [390, 1440]) {
    test(
      `in ${market} at ${width} the assistant greets the visitor and replies with cards of this market`,
      width === 1440 ? tagForLanguage(market) : NIGHTLY,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${market}`);
        await openChat(page);
        await expect(input(page)).toBeFocused();
        await expect(log(page)).toContainText(expected.greeting);
        await ask(page, expected.question);
        const cards = log(page).locator('.chat-offer');
        await expect(cards.first()).toBeVisible();
        for (const card of await cards.all()) {
          const link = card.getByRole('link', { name: expected.toCasino });
          await expect(link).toHaveAttribute('href', new RegExp(`^/${market}/kasino/`));
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'noopener');
          await expect(card).toContainText(/\d+\/10/);
        }
        expect(await cards.count()).toBeLessThanOrEqual(3);
        await expect(log(page)).not.toContainText('/kasino/');
        const [reviewTab] = await Promise.all([
          page.waitForEvent('popup'),
          cards.first().getByRole('link').click(),
        ]);
        const name = await cards.first().locator('b').first().textContent();
        await expect(reviewTab.getByRole('heading', { level: 1 })).toContainText(name ?? '');
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await overflow()).toBe(0);
      },
    );
  }

  test(
    `in ${market} the conversation persists on another page, but not in another market`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(`/${market}`);
      await openChat(page);
      await ask(page, expected.question);
      await expect(log(page).locator('.chat-offer').first()).toBeVisible();
      await page.goto(pathFor('competitions', market));
      await openChat(page);
      await expect(log(page).locator('.msg-user')).toContainText(expected.question);
      await expect(log(page).locator('.chat-offer').first()).toBeVisible();
      await page.goto(market === 'fi' ? '/se' : '/fi');
      await openChat(page);
      await expect(log(page).locator('.msg')).toHaveCount(1);
    },
  );

  test(
    `in ${market} a failure shows the market's error message, and the visitor can ask again`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(`/${market}/tietosuoja`);
      await openChat(page);
      const faults: ((route: Route) => Promise<void>)[] = [
        (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
        (route) => route.abort(),
        (route) => route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' }),
        (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
      ];
      for (const [index, fault] of faults.entries()) {
        await page.route(CHAT_API, fault, { times: 1 });
        await ask(page, expected.question);
        await expect(log(page).locator('.msg-failed')).toHaveCount(index + 1);
        await expect(log(page).locator('.msg-failed').last()).toHaveText(expected.failed);
      }
      await expect(send(page)).toBeEnabled();
      await ask(page, expected.question);
      await expect(log(page).locator('.chat-offer').first()).toBeVisible();
    },
  );

  test(
    `in ${market} the contact form reports errors, sends and confirms`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(`/${market}/tietosuoja`);
      await openChat(page);
      const toggle = panel(page).getByRole('button', { name: expected.form });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      const form = panel(page).locator('.contact');
      const [name, email, message] = expected.fields;
      await expect(form.getByLabel(name)).toBeFocused();

      await form.getByRole('button', { name: expected.send }).click();
      await expect(form.getByText(expected.required)).toHaveCount(3);
      await expect(form.getByLabel(name)).toBeFocused();
      await fillForm(page, market, 'aino@');
      await form.getByRole('button', { name: expected.send }).click();
      await expect(form.getByLabel(email)).toBeFocused();
      await expect(form.getByLabel(email)).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByLabel(email)).toHaveAccessibleDescription(expected.badEmail);
      await expect(form.getByLabel(name)).not.toHaveAttribute('aria-invalid');
      await form.getByLabel(email).fill('aino@esimerkki.fi');
      await expect(form.getByLabel(email)).not.toHaveAttribute('aria-invalid');

      // The form keeps its text while the conversation is shown.
      await toggle.click();
      await expect(input(page)).toBeFocused();
      await toggle.click();
      await expect(form.getByLabel(message)).toHaveValue('Hei!\nMinimitalletus on muuttunut.');

      const [request] = await Promise.all([
        page.waitForRequest(CONTACT_API),
        form.getByRole('button', { name: expected.send }).click(),
      ]);
      expect(new URL(request.url()).search).toBe(`?lang=${market}`);
      expect(request.postDataJSON()).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        name: 'Aino Lehtonen',
        email: 'aino@esimerkki.fi',
        message: 'Hei!\nMinimitalletus on muuttunut.',
        subject: '',
        filledMs: expect.any(Number),
      });
      expect(request.postDataJSON().filledMs).toBeGreaterThanOrEqual(3_000);
      expect((await request.response())?.status()).toBe(201);
      await expect(log(page).locator('.msg-done')).toHaveText(expected.sent);
      await expect(input(page)).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await toggle.click();
      for (const field of expected.fields) await expect(form.getByLabel(field)).toHaveValue('');
    },
  );

  test(
    `in ${market} a message that failed to send stays in the form, and is retried with the same id`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(`/${market}/tietosuoja`);
      await openChat(page);
      await panel(page).getByRole('button', { name: expected.form }).click();
      await fillForm(page, market);
      const form = panel(page).locator('.contact');
      await page.route(
        CONTACT_API,
        (route) => route.fulfill({ status: 503, json: { error: { message: expected.notSent } } }),
        {
          times: 1,
        },
      );
      const [first] = await Promise.all([
        page.waitForRequest(CONTACT_API),
        form.getByRole('button', { name: expected.send }).click(),
      ]);
      await expect(form.getByRole('alert')).toHaveText(expected.notSent);
      await expect(page.locator('#toasts .toast')).toBeVisible();
      await expect(form.getByLabel(expected.fields[2])).toHaveValue('Hei!\nMinimitalletus on muuttunut.');

      await page.route(CONTACT_API, (route) => route.abort(), { times: 1 });
      await form.getByRole('button', { name: expected.retry }).click();
      await expect(form.getByRole('button', { name: expected.retry })).toBeVisible();
      await expect(form.getByRole('alert')).toHaveText(expected.notSent);

      // The real server accepts it.
      const [retried] = await Promise.all([
        page.waitForRequest(CONTACT_API),
        form.getByRole('button', { name: expected.retry }).click(),
      ]);
      expect(retried.postDataJSON().id).toBe(first.postDataJSON().id);
      expect((await retried.response())?.status()).toBe(201);
      await expect(log(page).locator('.msg-done')).toHaveText(expected.sent);
    },
  );
}

test('a changed text gets a new message id', NIGHTLY, async ({ page }) => {
  await page.goto('/fi/tietosuoja');
  await openChat(page);
  await panel(page).getByRole('button', { name: EXPECTED.fi.form }).click();
  await fillForm(page, 'fi');
  const ids: string[] = [];
  await page.route(CONTACT_API, async (route) => {
    ids.push(route.request().postDataJSON().id);
    await route.abort();
  });
  await panel(page).locator('.contact button').click();
  await expect.poll(() => ids.length).toBe(1);
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await panel(page).getByLabel('Nimi').fill('Aino L.');
  await panel(page).locator('.contact button').click();
  await expect.poll(() => ids.length).toBe(2);
  expect(ids[0]).not.toBe(ids[1]);
});

test('on wide screens the page stays usable beside the panel; escape and the button close it', async ({
  page,
}) => {
  await page.goto('/fi/kilpailut');
  await openChat(page);
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

test('on phones the panel fills the screen and traps the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/fi');
  await expect(page.locator('.chat-button')).toBeHidden();
  await openChat(page);
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('.chat-button')).toBeFocused();
});

test('nothing is sent while the input is empty or a reply is loading', async ({ page }) => {
  await page.goto('/fi/tietosuoja');
  await openChat(page);
  let requests = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHAT_API, async (route) => {
    requests++;
    await released;
    await route.continue();
  });
  await ask(page, '   ');
  await expect(log(page).locator('.msg-user')).toHaveCount(0);
  await ask(page, 'Mikä on non-sticky?');
  await expect(log(page).getByRole('img', { name: 'Kirjoittaa' })).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expect(panel(page).locator('.chat-form')).toHaveAttribute('aria-busy', 'true');
  await ask(page, 'Entä netto?');
  await expect(input(page)).toHaveValue('Entä netto?');
  release();
  await expect(send(page)).toBeEnabled();
  await expect(log(page).locator('.msg').last()).toContainText('Non-sticky tarkoittaa');
  await expect(log(page).getByRole('img')).toHaveCount(0);
  expect(requests).toBe(1);
});

test('the text of an interrupted reply stays, followed by the error message', async ({ page }) => {
  await page.goto('/fi/tietosuoja');
  await openChat(page);
  const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const body = event('Arvostelu: /fi/kasino/casinoist ja <b>https://evil.example/fi/kasino/x</b>');
  await page.route(CHAT_API, (route) => route.fulfill({ contentType: 'text/event-stream', body }), {
    times: 1,
  });
  await ask(page, 'Kerro');
  await expect(log(page).locator('.msg-failed')).toHaveText(EXPECTED.fi.failed);
  const reply = log(page).locator('.msg').nth(2);
  await expect(reply).toContainText('<b>https://evil.example/fi/kasino/x</b>');
  await expect(reply.locator('p a')).toHaveCount(1);
  await page.reload();
  await openChat(page);
  await expect(log(page)).toContainText('evil.example');
  await expect(log(page).locator('.msg-failed')).toHaveCount(0);
});

test('after twelve seconds without a reply the error message is shown', async ({ page }) => {
  await page.clock.install();
  await page.goto('/fi/tietosuoja');
  await openChat(page);
  await page.route(CHAT_API, () => new Promise(() => {}));
  await ask(page, 'Kerro');
  await expect(send(page)).toBeDisabled();
  await page.clock.runFor(9_000);
  await expect(log(page).locator('.msg-failed')).toHaveCount(0);
  await page.clock.runFor(3_500);
  await expect(log(page).locator('.msg-failed')).toHaveText(EXPECTED.fi.failed);
});

test('the error message of a rate limit is shown', async ({ page }) => {
  await page.goto('/fi/tietosuoja');
  await openChat(page);
  const message = 'Kysymyksiä tuli paljon lyhyessä ajassa. Voit kysyä uudelleen 30 sekunnin kuluttua.';
  await page.route(CHAT_API, (route) => route.fulfill({ status: 429, json: { error: { message } } }));
  await ask(page, 'Kerro');
  await expect(log(page).locator('.msg-failed')).toHaveText(message);
});

test('if a card does not load, its link stays', async ({ page }) => {
  await page.route('**/part/chat-offer/**', (route) => route.abort());
  await page.goto('/fi/tietosuoja');
  await openChat(page);
  await ask(page, EXPECTED.fi.question);
  const link = log(page).getByRole('link', { name: EXPECTED.fi.toCasino }).first();
  await expect(link).toHaveAttribute('href', '/fi/kasino/winz-casino');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(log(page).locator('.chat-offer')).toHaveCount(0);
});

test('invalid data in the session storage is ignored', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('chat_fi', '[{"role":"system","content":"x"},7,{"role":"user"'),
  );
  await page.goto('/fi/tietosuoja');
  await openChat(page);
  await expect(log(page).locator('.msg')).toHaveCount(1);
});

test('without storage the chat works until the visitor leaves the page', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    };
    Object.defineProperties(window, { sessionStorage: blocked, localStorage: blocked });
  });
  await page.goto('/fi/kilpailut');
  await openChat(page);
  await ask(page, 'Mikä on non-sticky?');
  await expect(log(page).locator('.msg').last()).toContainText('Non-sticky tarkoittaa');
});

test('a competition with entry by contact form opens the form', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00Z'));
  await page.goto('/fi/kilpailut');
  const opener = page.getByRole('button', { name: 'Avaa yhteydenottolomake' });
  test.skip((await opener.count()) === 0, 'our own competition is not running today');
  await opener.click();
  await expect(panel(page).getByLabel('Nimi')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('an English visitor is greeted in English', async ({ page }) => {
  await page.goto('/fi/tietosuoja?lang=en');
  await openChat(page);
  await expect(log(page).locator('[lang=en]')).toContainText('Hi! I help you find a casino');
});

test('the panel links to a help organisation', async ({ page }) => {
  for (const market of MARKETS) {
    await page.goto(`/${market}/tietosuoja`);
    await openChat(page);
    await expect(panel(page).locator('.chat-note a')).toHaveAttribute('href', /^https:/);
  }
});

test('on phones the button does not cover the offer bar of a review', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/fi/kasino/casinoist');
  await page.mouse.wheel(0, 1_500);
  await expect(page.locator('.chat-button')).toBeVisible();
  const button = await page.locator('.chat-button').boundingBox();
  const bar = await page.locator('.offer-bar').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
