import { CHAT, chatStorageKey } from '@nettobonus/domain/assistant/chat';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { deposit } from '../../client/deposit.ts';
import { greetingFor } from '../../i18n/greeting.ts';
import { listTestOffers } from '../../test-offers.ts';
import type { OpenRequest } from '../../ui/dialog.tsx';
import { ChatPanel, type ChatPanelData } from './chat-panel.tsx';
import { buildPanelData, stubChatServer, stubWidth, type TestReply } from './test-chat.ts';

const cardStyle = vi.hoisted(() => ({ default: '' }));
vi.mock('./chat.css?url', () => ({ default: '/chat.css' }));
vi.mock('./chat-offer.css?url', () => cardStyle);

const REVIEWS = ['winz-casino', 'casinoist', 'crab-slots', 'slot-mafia'].map((slug) => `/fi/kasino/${slug}`);
const [WINZ = '', CASINOIST = ''] = REVIEWS;
const FAILED: Record<Market, string> = {
  fi: 'Pahoittelut, jokin meni pieleen. Yritä hetken kuluttua uudelleen.',
  se: 'Förlåt, något gick fel. Försök igen om en stund.',
  no: 'Beklager, noe gikk galt. Prøv igjen om litt.',
  dk: 'Beklager, noget gik galt. Prøv igen om lidt.',
};

let server: ReturnType<typeof stubChatServer>;
let setWide: ReturnType<typeof stubWidth>;

beforeEach(() => {
  // React waits for a new stylesheet, and the simulated browser loads none. So this one is marked as loaded.
  cardStyle.default = '/loaded.css';
  render(<link href="/loaded.css" precedence="on-demand" rel="stylesheet" />);
  server = stubChatServer();
  setWide = stubWidth(true);
  // Every message is 100 px high, if it is visible.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    if (!this.closest('dialog[open]') || this.closest('[hidden]')) return 0;
    return 20 + 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

async function renderPanel(
  changes: Partial<ChatPanelData> = {},
  market: Market = 'fi',
  openRequest: OpenRequest = {},
) {
  document.body.dataset.market = market;
  const data = { ...buildPanelData(market), ...changes };
  const element = (request: OpenRequest) => (
    <ChatPanel
      {...data}
      openRequest={request}
      renderContact={({ ref, onSent }) => (
        <>
          <input aria-label="contact" ref={ref as React.Ref<HTMLInputElement>} />
          <button onClick={() => onSent('Sent.', 'We reply.')} type="button">
            submit
          </button>
        </>
      )}
    />
  );
  const { rerender } = render(element(openRequest));
  const panel = await screen.findByRole<HTMLDialogElement>('dialog', { name: data.messages.name });
  return { panel, data, reopen: (request: OpenRequest) => rerender(element(request)) };
}

const getLog = () => screen.getByRole('log');
const getInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Viesti' });
const getSend = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Lähetä' });
const getToggle = () => screen.getByRole('button', { name: 'Yhteydenottolomake' });
const isBusy = (element: Element) => element.getAttribute('aria-busy') === 'true';
const listMessages = () => [...getLog().children].map(({ textContent }) => textContent);

/** Asks a question, and returns the reply for the test to send. */
async function ask(question: string): Promise<TestReply> {
  const count = server.replies.length;
  await userEvent.type(getInput(), `${question}{Enter}`);
  await waitFor(() => expect(server.replies).toHaveLength(count + 1));
  return server.replies[count] as TestReply;
}

async function askAndReply(question: string, text: string): Promise<void> {
  const reply = await ask(question);
  reply.write(text);
  reply.finish();
  await waitFor(() => expect(isBusy(getLog())).toBe(false));
}

const readStored = () => JSON.parse(sessionStorage.getItem(chatStorageKey('fi')) ?? '[]');

test.each(MARKETS)('in %s every element has its text', async (market) => {
  const { panel, data } = await renderPanel({}, market);
  const { messages, greeting, help } = data;
  const log = within(panel).getByRole('log', { name: messages.conversation });
  const examples = [messages.example_wagerFree, messages.example_deposit, messages.example_net];
  expect(log.firstElementChild?.textContent).toBe(greeting.text);
  const list = within(log).getByRole('list', { name: messages.examples });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(examples);
  expect(log.firstElementChild?.getAttribute('lang')).toBe(greeting.lang);
  const input = within(panel).getByRole<HTMLInputElement>('textbox', { name: messages.message });
  expect(input.placeholder).toBe(messages.placeholder);
  expect(input.maxLength).toBe(CHAT.questionMaxLength);
  expect(within(panel).getByRole('button', { name: messages.send })).toBeTruthy();
  expect(within(panel).getByRole('button', { name: messages.close })).toBeTruthy();
  expect(within(panel).getByRole('button', { name: messages.contactForm }).title).toBe(messages.contactForm);
  expect(within(panel).getByText(messages.answersFromCatalogue)).toBeTruthy();
  const newTab = ` (${data.context.messages.opensInNewTab})`;
  const helpLink = within(panel).getByRole<HTMLAnchorElement>('link', { name: help?.name + newTab });
  expect(helpLink.href).toMatch(/^https:/);
  expect(helpLink.rel).toBe('noopener noreferrer');
  expect(helpLink.parentElement?.textContent).toBe(`${messages.note} ${help?.label}: ${help?.name}${newTab}`);
});

test.each(MARKETS)(
  'in %s a reply shows the card of a listed casino, and a link to an unlisted one',
  async (market) => {
    const { data } = await renderPanel({}, market);
    const { messages, context } = data;
    const newTab = context.messages.opensInNewTab;
    await userEvent.type(screen.getByRole('textbox', { name: messages.message }), 'Hej{Enter}');
    expect(await screen.findByRole('img', { name: messages.typing })).toBeTruthy();
    server.replies[0]?.write(
      `A: /${market}/kasino/winz-casino\nB: /${market}/kasino/none\n/xx/kasino/casinoist`,
    );
    server.replies[0]?.interrupt();
    const card = await screen.findByRole<HTMLAnchorElement>('link', {
      name: `${context.messages.readReview} (Winz Casino, ${newTab})`,
    });
    expect(card.getAttribute('href')).toBe(`/${market}/kasino/winz-casino`);
    const link = screen.getByRole('link', { name: `${context.messages.readReview} (${newTab})` });
    expect(link.getAttribute('href')).toBe(`/${market}/kasino/none`);
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener', '_blank']);
    expect(getLog().children[1]?.textContent).toBe(`${messages.you}: Hej`);
    expect(getLog().children[2]?.textContent).toMatch(new RegExp(`^${messages.name}: `));
    expect(getLog().lastElementChild?.textContent).toBe(FAILED[market]);
  },
);

test('the panel states whether a language model replies', async () => {
  const { panel, data } = await renderPanel({ hasModel: true });
  expect(panel.textContent).toContain(data.messages.answersByModel);
  expect(panel.textContent).not.toContain(data.messages.answersFromCatalogue);
});

test('without casino links and a help organisation, the note mentions neither', async () => {
  const { panel } = await renderPanel({ isInformationOnly: true, help: null });
  expect(within(panel).getByText('18+ Älä jaa henkilötietoja.')).toBeTruthy();
  expect(within(panel).queryByRole('link')).toBeNull();
});

test('an English greeting is marked as English', async () => {
  await renderPanel({ greeting: greetingFor('en') });
  expect(
    screen
      .getByText(/^Hi! I help you/)
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('en');
});

test.each([
  { isWide: true, method: 'show', other: 'showModal' },
  { isWide: false, method: 'showModal', other: 'show' },
] as const)(
  'opens with $method, and reopens with $other when the width crosses the breakpoint',
  async (expected) => {
    const { isWide, method, other } = expected;
    const spies = {
      show: vi.spyOn(HTMLDialogElement.prototype, 'show'),
      showModal: vi.spyOn(HTMLDialogElement.prototype, 'showModal'),
      close: vi.spyOn(HTMLDialogElement.prototype, 'close'),
    };
    setWide = stubWidth(isWide);
    const { panel, reopen } = await renderPanel();
    expect(spies[method]).toHaveBeenCalledOnce();
    expect(spies[other]).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(getInput());

    getToggle().focus();
    act(() => setWide(!isWide));
    expect(spies.close).toHaveBeenCalledOnce();
    expect(spies[other]).toHaveBeenCalledOnce();
    expect(panel.open).toBe(true);
    expect(document.activeElement).toBe(getInput());

    // While the panel is open, another request only changes the view.
    reopen({ view: 'contact' });
    expect(spies.close).toHaveBeenCalledOnce();
    expect(spies[other]).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByLabelText('contact'));

    act(() => panel.close());
    act(() => setWide(isWide));
    expect(panel.open).toBe(false);
  },
);

test('Escape closes the panel, and a new request opens it with the conversation', async () => {
  const { panel, reopen } = await renderPanel({}, 'fi', { view: 'contact' });
  expect(document.activeElement).toBe(screen.getByLabelText('contact'));
  expect(panel.getAttribute('closedby')).toBe('closerequest');
  await userEvent.keyboard('a');
  expect(panel.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(panel.open).toBe(false);
  reopen({});
  expect(panel.open).toBe(true);
  expect(getToggle().getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(getInput());
});

test('the toggle switches between the contact form, which keeps its text, and the conversation', async () => {
  await renderPanel();
  const { contactForm, backToChat } = buildPanelData('fi').messages;
  const field = screen.getByLabelText<HTMLInputElement>('contact');
  expect(field.closest('[hidden]')).not.toBeNull();
  await userEvent.click(getToggle());
  expect(getToggle().getAttribute('aria-pressed')).toBe('true');
  expect(getToggle().title).toBe(backToChat);
  expect(document.activeElement).toBe(field);
  expect(field.closest('[hidden]')).toBeNull();
  expect(document.querySelector('.chat-talk')?.hasAttribute('hidden')).toBe(true);
  await userEvent.keyboard('Aino');
  await userEvent.click(getToggle());
  expect(getToggle().title).toBe(contactForm);
  expect(document.activeElement).toBe(getInput());
  await userEvent.click(getToggle());
  expect(field.value).toBe('Aino');
});

test('a sent contact message is confirmed in the conversation, but not stored', async () => {
  await renderPanel({}, 'fi', { view: 'contact' });
  await userEvent.click(screen.getByRole('button', { name: 'submit' }));
  expect(getLog().lastElementChild?.className).toBe('msg msg-confirmation');
  expect(getLog().lastElementChild?.textContent).toBe('Sent. We reply.');
  expect(getToggle().getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(getInput());
  expect(getLog().scrollTop).toBe(100);
  expect(readStored()).toEqual([]);
});

test('a confirmation does not open a closed panel', async () => {
  const { panel } = await renderPanel({}, 'fi', { view: 'contact' });
  act(() => panel.close());
  fireEvent.click(screen.getByText('submit'));
  expect(panel.open).toBe(false);
  expect(screen.getByText('Sent.')).toBeTruthy();
});

test('a streaming reply is hidden from screen readers, and announced when it is complete', async () => {
  await renderPanel();
  const reply = await ask('  Mikä on netto?  ');
  const form = getInput().form as HTMLFormElement;
  expect(listMessages().slice(1)).toEqual(['Sinä: Mikä on netto?', '']);
  expect(screen.getByRole('img', { name: 'Kirjoittaa' })).toBeTruthy();
  expect([isBusy(getLog()), isBusy(form), getSend().disabled]).toEqual([true, true, true]);
  expect(getInput().value).toBe('');
  expect(document.activeElement).toBe(getInput());

  // The dots stay until there is something to read.
  reply.write('\n');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole('img', { name: 'Kirjoittaa' })).toBeTruthy();
  reply.write(`Netto on\n\nse: ${WINZ}`);
  const partial = await screen.findByText('Netto on');
  expect(partial.parentElement?.getAttribute('aria-hidden')).toBe('true');
  expect(partial.parentElement?.textContent).toBe('Nettoapuri: Netto onse: …');
  expect(screen.queryByRole('img')).toBeNull();
  expect(within(getLog()).queryByRole('link')).toBeNull();

  // The visitor can type the next question, but not send it.
  await userEvent.type(getInput(), 'Entä bonus?{Enter}');
  fireEvent.submit(form);
  expect(getInput().value).toBe('Entä bonus?');
  expect(server.replies).toHaveLength(1);

  reply.finish();
  await waitFor(() => expect(getSend().disabled).toBe(false));
  expect([isBusy(getLog()), isBusy(form)]).toEqual([false, false]);
  const message = screen.getByText('Netto on').parentElement;
  expect(message).not.toBe(partial.parentElement);
  expect(message?.hasAttribute('aria-hidden')).toBe(false);
  expect(getLog().children).toHaveLength(3);
  expect(getInput().value).toBe('Entä bonus?');
});

test('nothing is sent while the input is empty', async () => {
  await renderPanel();
  await userEvent.type(getInput(), '   {Enter}');
  expect(server.replies).toHaveLength(0);
  expect(getLog().querySelectorAll('.msg')).toHaveLength(1);
});

test('the request contains the conversation, the deposit and the key, and the conversation is stored', async () => {
  deposit.set(170_00);
  await renderPanel();
  await askAndReply('Yksi', 'Kaksi');
  const { request } = await ask('Kolme');
  expect(JSON.parse(String(request.body))).toEqual({
    messages: [
      { role: 'user', content: 'Yksi' },
      { role: 'assistant', content: 'Kaksi' },
      { role: 'user', content: 'Kolme' },
    ],
    deposit: 170_00,
  });
  deposit.set(null);
  expect(new Headers(request.headers).get('Authorization')).toBe('Bearer public-key');
  expect(readStored()).toHaveLength(3);
});

test('HTML and links in messages are shown as text', async () => {
  await renderPanel();
  await askAndReply('<img src=x>', '<b>https://evil.example/fi/kasino/x</b> javascript:alert(1)');
  expect(listMessages().slice(1)).toEqual([
    'Sinä: <img src=x>',
    'Nettoapuri: <b>https://evil.example/fi/kasino/x</b> javascript:alert(1)',
  ]);
  expect(within(getLog()).queryByRole('link')).toBeNull();
  expect(getLog().querySelector('img, b')).toBeNull();
  server.failsCards = true;
  await askAndReply('Kerro', `Arvostelu: ${WINZ} ja <b>https://evil.example/fi/kasino/x</b>`);
  expect(getLog().lastElementChild?.textContent).toContain('<b>https://evil.example/fi/kasino/x</b>');
  expect(
    within(getLog())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([WINZ]);
});

test('each of the first casinos gets a card, further and repeated casinos get a link', async () => {
  await renderPanel();
  await askAndReply(
    'Talletan 50 €',
    `${[WINZ, ...REVIEWS].map((path) => `Arvostelu: ${path}`).join('\n')}\n18+`,
  );
  await waitFor(() => expect(getLog().querySelectorAll('.chat-offer')).toHaveLength(CHAT.cardsPerReply));
  expect(server.cardRequests).toEqual(
    ['winz-casino', 'casinoist', 'crab-slots'].map((slug) => `/fi/part/chat-offer/${slug}?deposit=50`),
  );
  expect(within(getLog()).getAllByText(/50 €/, { selector: '.chat-offer-note span' })).not.toHaveLength(0);
  const lines = [...(getLog().lastElementChild?.children ?? [])].slice(1);
  expect(lines.map((line) => line.getAttribute('aria-live') ?? line.tagName)).toEqual([
    'off',
    'P',
    'off',
    'off',
    'P',
    'P',
  ]);
  const links = within(getLog()).getAllByRole('link', { name: /^Lue arvostelu \(avautuu/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([WINZ, REVIEWS[3]]);
});

test.each([
  { line: WINZ, isReplaced: true },
  { line: `Arvostelu: ${WINZ}`, isReplaced: true },
  { line: `Hyvä kasino. Arvostelu: ${WINZ}`, isReplaced: false },
  { line: `${WINZ} on hyvä`, isReplaced: false },
  { line: `${WINZ} ja ${CASINOIST}`, isReplaced: false },
  { line: `Katso ${WINZ} ja ${CASINOIST}`, isReplaced: false },
])('a card replaces "$line": $isReplaced', async ({ line, isReplaced }) => {
  await renderPanel();
  await askAndReply('Kerro', line);
  await waitFor(() => expect(getLog().querySelector('.chat-offer')).not.toBeNull());
  expect(server.cardRequests[0]).toBe('/fi/part/chat-offer/winz-casino');
  expect(getLog().lastElementChild?.querySelector(':scope > p') === null).toBe(isReplaced);
});

test('a card replaces the line that states the same facts, and no other line', async () => {
  await renderPanel();
  const { bonus } = listTestOffers('fi').find(({ casino }) => casino === 'winz-casino') ?? {};
  await askAndReply(
    'Kerro',
    `Löytyi yksi.\nWinz Casino: ${bonus}\nWinz Casino: ${bonus} ja lisenssi\nArvostelu: ${WINZ}`,
  );
  await waitFor(() => expect(getLog().querySelector('.chat-offer')).not.toBeNull());
  const paragraphs = [...(getLog().lastElementChild?.querySelectorAll(':scope > p') ?? [])];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    'Löytyi yksi.',
    `Winz Casino: ${bonus} ja lisenssi`,
  ]);
  expect(getLog().querySelector('.chat-offer-bonus')?.textContent).toContain(bonus);
});

test('an example asks its question, moves the focus to the input, and disappears', async () => {
  await renderPanel();
  const { example_net } = buildPanelData('fi').messages;
  await userEvent.click(screen.getByRole('button', { name: example_net }));
  await waitFor(() => expect(server.replies).toHaveLength(1));
  expect(listMessages()[1]).toBe(`Sinä: ${example_net}`);
  expect(document.activeElement).toBe(getInput());
  expect(screen.queryByRole('button', { name: example_net })).toBeNull();
});

test('a stored conversation shows no examples', async () => {
  sessionStorage.setItem(chatStorageKey('fi'), JSON.stringify([{ role: 'user', content: 'Kerro' }]));
  await renderPanel();
  expect(screen.queryByRole('list', { name: 'Esimerkkejä' })).toBeNull();
});

test('if a card does not load, its link stays', async () => {
  server.failsCards = true;
  await renderPanel();
  await askAndReply('Kerro', WINZ);
  await waitFor(() => expect(server.cardRequests).toHaveLength(1));
  await act(async () => {});
  expect(screen.getByRole('link', { name: /^Lue arvostelu/ }).getAttribute('href')).toBe(WINZ);
  expect(getLog().querySelector('.chat-offer')).toBeNull();
});

test.each([
  ['an error from a proxy', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an empty response', async () => new Response('')],
  ['a response without a message', async () => Response.json({}, { status: 404 })],
])('%s shows the error message, and the visitor can ask again', async (_, respond) => {
  await renderPanel();
  server.respond = respond;
  await userEvent.type(getInput(), 'Kerro{Enter}');
  expect((await screen.findByText(FAILED.fi)).parentElement?.className).toBe('msg msg-failed');
  expect(getLog().children).toHaveLength(3);
  expect(document.activeElement).toBe(getInput());
  server.respond = null;
  await askAndReply('Kerro', 'Kyllä');
  expect(listMessages().at(-1)).toBe('Nettoapuri: Kyllä');
});

test('a refusal shows the message from the server', async () => {
  await renderPanel();
  server.respond = async () => Response.json({ error: { message: 'Odota <b>hetki</b>.' } }, { status: 429 });
  await userEvent.type(getInput(), 'Kerro{Enter}');
  expect(await screen.findByText('Odota <b>hetki</b>.')).toBeTruthy();
  expect(readStored()).toEqual([{ role: 'user', content: 'Kerro' }]);
});

test('the text of an interrupted reply stays, and is stored', async () => {
  await renderPanel();
  const reply = await ask('Kerro');
  reply.write('Netto on');
  reply.interrupt();
  await screen.findByText(FAILED.fi);
  expect(listMessages().slice(2)).toEqual(['Nettoapuri: Netto on', FAILED.fi]);
  expect(readStored()).toEqual([
    { role: 'user', content: 'Kerro' },
    { role: 'assistant', content: 'Netto on' },
  ]);
});

test('after twelve seconds without a reply the error message is shown', async () => {
  await renderPanel();
  server.respond = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.useFakeTimers();
  fireEvent.change(getInput(), { target: { value: 'Kerro' } });
  fireEvent.submit(getInput().form as HTMLFormElement);
  await act(() => vi.advanceTimersByTimeAsync(CHAT.idleTimeoutMs - 1));
  expect(getSend().disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(FAILED.fi)).toBeTruthy();
  expect(getSend().disabled).toBe(false);
});

const STORED = JSON.stringify([
  { role: 'user', content: 'Talletan 200 €\ntänään' },
  { role: 'assistant', content: WINZ },
  { role: 'user', content: 'Entä muut?' },
]);

test('a stored conversation is restored and scrolled to its last question', async () => {
  sessionStorage.setItem(chatStorageKey('fi'), STORED);
  await renderPanel();
  expect(getLog().scrollTop).toBe(300);
  await waitFor(() => expect(getLog().querySelector('.chat-offer')).not.toBeNull());
  expect(getLog().querySelector('.chat-offer-note')?.textContent).toMatch(/200\s€/);
  expect([...(getLog().children[1]?.querySelectorAll('p') ?? [])].map((p) => p.textContent)).toEqual([
    'Talletan 200 €',
    'tänään',
  ]);
  expect(listMessages()[3]).toBe('Sinä: Entä muut?');
});

test('a page from the back-forward cache shows messages from other pages', async () => {
  await renderPanel();
  await askAndReply('Kerro', 'Kyllä');
  sessionStorage.setItem(chatStorageKey('fi'), STORED);
  const show = (persisted: boolean) =>
    act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  show(false);
  expect(getLog().children).toHaveLength(3);
  show(true);
  expect(getLog().children).toHaveLength(4);
  expect(listMessages()[3]).toBe('Sinä: Entä muut?');
  const { request } = await ask('Lisää');
  expect(JSON.parse(String(request.body)).messages).toHaveLength(4);
});

test('invalid stored data and the conversation of another market are ignored', async () => {
  sessionStorage.setItem(chatStorageKey('fi'), '[{"role":"system","content":"x"},7,{"role":"user"');
  sessionStorage.setItem(chatStorageKey('se'), STORED);
  await renderPanel();
  expect(getLog().querySelectorAll('.msg')).toHaveLength(1);
});

test('without storage the conversation lasts as long as the page', async () => {
  // Browsers refuse access to the storage itself.
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await renderPanel();
  await askAndReply('Yksi', 'Kaksi');
  const { request } = await ask('Kolme');
  expect(JSON.parse(String(request.body)).messages).toHaveLength(3);
  storage.mockRestore();
  expect(readStored()).toEqual([]);
});

test.each(['wheel', 'touchMove', 'pointerDown', 'keyDown'] as const)(
  'the question stays at the top while its reply streams in, until %s',
  async (event) => {
    await renderPanel();
    const reply = await ask('Yksi');
    expect(getLog().scrollTop).toBe(100);
    getLog().scrollTop = 7;
    reply.write('Netto');
    await screen.findByText('Netto');
    expect(getLog().scrollTop).toBe(100);

    getLog().scrollTop = 7;
    fireEvent[event](getLog());
    reply.write(` on ${WINZ}`);
    reply.finish();
    await waitFor(() => expect(getLog().querySelector('.chat-offer')).not.toBeNull());
    expect(getLog().scrollTop).toBe(7);

    await ask('Kaksi');
    expect(getLog().scrollTop).toBe(300);
  },
);

test('a card waits for its stylesheet', async () => {
  cardStyle.default = '/new.css';
  await renderPanel();
  await askAndReply('Kerro', WINZ);
  const preload = await vi.waitUntil(() => document.head.querySelector('link[href="/new.css"]'));
  expect(getLog().querySelector('.chat-offer')).toBeNull();
  expect(screen.getByRole('link', { name: /^Lue arvostelu/ })).toBeTruthy();
  fireEvent.load(preload);
  await waitFor(() => expect(getLog().querySelector('.chat-offer')).not.toBeNull());
});

test('a card that loads late does not move the question', async () => {
  await renderPanel();
  await askAndReply('Yksi', WINZ);
  getLog().scrollTop = 7;
  await waitFor(() => expect(getLog().querySelector('.chat-offer')).not.toBeNull());
  expect(getLog().scrollTop).toBe(100);
});
