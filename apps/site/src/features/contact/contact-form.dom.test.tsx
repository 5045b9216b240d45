import { CONTACT_MAX_LENGTH, MIN_FILL_MS, MIN_SENDING_MS } from '@nettobonus/domain/contact/contact';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../client/toasts.ts';
import { getContactMessages } from '../../i18n/assistant.ts';
import { formatContactProblems } from '../../i18n/contact-problem.ts';
import { ContactForm } from './contact-form.tsx';

const EXPECTED: Record<Market, { lead: string; replyWithinToEmail: string; tooLong: string }> = {
  fi: {
    lead: 'Vastaamme 24 tunnin kuluessa.',
    replyWithinToEmail: 'Vastaamme 24 tunnin kuluessa osoitteeseen aino@esimerkki.fi.',
    tooLong: 'Teksti on liian pitkä. Tähän mahtuu 100 merkkiä.',
  },
  se: {
    lead: 'Vi svarar inom 24 timmar.',
    replyWithinToEmail: 'Svaret kommer till aino@esimerkki.fi inom 24 timmar.',
    tooLong: '100 tecken',
  },
  no: {
    lead: 'Vi svarer innen 24 timer.',
    replyWithinToEmail: 'Vi sender svar til aino@esimerkki.fi innen 24 timer.',
    tooLong: '100 tegn',
  },
  dk: {
    lead: 'Vi svarer inden for 24 timer.',
    replyWithinToEmail: 'Vi svarer til aino@esimerkki.fi inden for 24 timer.',
    tooLong: '100 tegn',
  },
};
const VALUES = {
  name: 'Aino Lehtonen',
  email: 'aino@esimerkki.fi',
  message: 'Hei!\nMinimitalletus on muuttunut.',
};

const post = vi.fn<typeof fetch>();
const onSent = vi.fn();
const formRef = createRef<{ focus: () => void }>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', post);
  post.mockReset().mockImplementation(async () => new Response(null, { status: 201 }));
  onSent.mockReset();
  toasts.set([]);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

type Field = keyof typeof VALUES;

function renderForm(market: Market = 'fi') {
  const messages = getContactMessages(market);
  const problemTexts = formatContactProblems(market);
  render(
    <ContactForm
      market={market}
      messages={messages}
      onSent={onSent}
      problemTexts={problemTexts}
      ref={formRef}
    />,
  );
  const getField = (field: Field) => screen.getByLabelText<HTMLInputElement>(messages[field]);
  const fill = (values: Partial<typeof VALUES> = VALUES) => {
    for (const [field, value] of Object.entries(values)) {
      fireEvent.input(getField(field as Field), { target: { value } });
    }
  };
  const getProblem = (field: Field) => {
    const input = getField(field);
    const problem = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    // The attribute and the message always go together.
    expect(problem?.hidden).toBe(input.getAttribute('aria-invalid') !== 'true');
    return problem?.textContent;
  };
  const getAlert = () => screen.queryByRole('alert')?.textContent ?? null;
  return { messages, problemTexts, getField, fill, getProblem, getAlert };
}

const getButton = () => screen.getByRole('button');
const submit = () => fireEvent.click(getButton());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const readPost = (index: number) => JSON.parse(String(post.mock.calls[index]?.[1]?.body));

async function send(): Promise<void> {
  submit();
  await pass(MIN_FILL_MS);
}

test.each(MARKETS)('in %s the form is translated, sends the message and confirms it', async (market) => {
  const { messages, getField, fill, getAlert } = renderForm(market);
  expect(screen.getByRole('heading', { name: messages.heading })).toBeTruthy();
  expect(screen.getByText(EXPECTED[market].lead)).toBeTruthy();
  expect(screen.getByText(messages.privacyNote)).toBeTruthy();
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect([getField('name').autocomplete, getField('email').autocomplete]).toEqual(['name', 'email']);
  expect([getField('email').type, getField('message').tagName]).toEqual(['email', 'TEXTAREA']);
  fill();
  expect(getButton().textContent).toBe(messages.send);
  submit();
  expect(getButton().textContent).toBe(messages.sending);
  await pass(MIN_FILL_MS);
  expect(post.mock.calls[0]?.[0]).toBe(`/api/contact?lang=${market}`);
  expect(onSent).toHaveBeenCalledExactlyOnceWith(messages.sent, EXPECTED[market].replyWithinToEmail);
  expect(getButton().textContent).toBe(messages.send);
  expect((['name', 'email', 'message'] as const).map((field) => getField(field).value)).toEqual(['', '', '']);
  expect(getAlert()).toBeNull();
});

test.each(MARKETS)('in %s each field reports its problem', async (market) => {
  const { problemTexts, fill, getProblem } = renderForm(market);
  fill({ name: 'a'.repeat(CONTACT_MAX_LENGTH.name + 1), email: 'aino@', message: ' ' });
  submit();
  expect(getProblem('name')).toBe(problemTexts.name.tooLong);
  expect(getProblem('name')).toContain(EXPECTED[market].tooLong);
  expect(getProblem('email')).toBe(problemTexts.email.invalid);
  expect(getProblem('message')).toBe(problemTexts.message.required);
});

test('invalid fields prevent the message from being sent, and the first one gets the focus', async () => {
  const { messages, problemTexts, getField, fill, getProblem } = renderForm();
  await send();
  expect(getProblem('name')).toBe(problemTexts.name.required);
  expect(document.activeElement).toBe(getField('name'));
  fill({ ...VALUES, email: 'aino@esimerkki' });
  await send();
  expect(document.activeElement).toBe(getField('email'));
  expect([getProblem('name'), getProblem('email'), getProblem('message')]).toEqual([
    '',
    problemTexts.email.invalid,
    '',
  ]);
  expect(getButton().textContent).toBe(messages.send);
  expect(post).not.toHaveBeenCalled();
});

test('an invalid field is validated again while the visitor types, a valid one only on submit', () => {
  const { problemTexts, fill, getProblem } = renderForm();
  fill({ name: 'Aino', email: 'aino@' });
  submit();
  expect(getProblem('email')).toBe(problemTexts.email.invalid);
  fill({ email: '' });
  expect(getProblem('email')).toBe(problemTexts.email.required);
  fill({ email: VALUES.email });
  expect(getProblem('email')).toBe('');
  fill({ name: '', email: 'aino@' });
  expect([getProblem('name'), getProblem('email')]).toEqual(['', '']);
  expect(getProblem('message')).toBe(problemTexts.message.required);
});

test("an address that only the browser's own validation rejects is invalid", () => {
  const { problemTexts, getField, fill, getProblem } = renderForm();
  fill();
  vi.spyOn(getField('email'), 'validity', 'get').mockReturnValue({ typeMismatch: true } as ValidityState);
  submit();
  expect(getProblem('email')).toBe(problemTexts.email.invalid);
});

test('while the message is being sent, the fields are read-only and a second submit is ignored', async () => {
  const { getField, fill } = renderForm();
  fill();
  submit();
  const form = getField('name').form as HTMLFormElement;
  const state = () => [
    form.getAttribute('aria-busy'),
    getButton().getAttribute('aria-disabled'),
    getField('name').readOnly,
    getField('email').readOnly,
    getField('message').readOnly,
  ];
  expect(state()).toEqual(['true', 'true', true, true, true]);
  submit();
  await pass(MIN_FILL_MS);
  expect(state()).toEqual(['false', 'false', false, false, false]);
  expect(post).toHaveBeenCalledOnce();
});

test('the time since the first focus is sent, and sending is delayed for a fast visitor', async () => {
  const { getField, fill } = renderForm();
  await pass(60_000);
  act(() => formRef.current?.focus());
  expect(document.activeElement).toBe(getField('name'));
  await pass(500);
  act(() => getField('email').focus());
  fill();
  submit();
  await pass(MIN_FILL_MS - 501);
  expect(post).not.toHaveBeenCalled();
  await pass(1);
  expect(readPost(0)).toEqual({
    ...VALUES,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    subject: '',
    filledMs: MIN_FILL_MS,
    page: location.pathname,
  });

  // After the message is sent, the time restarts at the next focus. A slow visitor waits only a moment.
  act(() => getField('name').focus());
  await pass(10_000);
  fill();
  submit();
  await pass(MIN_SENDING_MS - 1);
  expect(post).toHaveBeenCalledOnce();
  await pass(1);
  expect(readPost(1).filledMs).toBe(10_000 + MIN_SENDING_MS);
  expect(readPost(1).id).not.toBe(readPost(0).id);
});

test('text that a bot enters in the honeypot is sent', async () => {
  const { messages, fill } = renderForm();
  const honeypot = screen.getByLabelText<HTMLInputElement>(messages.leaveEmpty);
  expect(honeypot.tabIndex).toBe(-1);
  expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
  fill();
  fireEvent.input(honeypot, { target: { value: 'spam' } });
  await send();
  expect(readPost(0).subject).toBe('spam');
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page from a proxy', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an error without a message', async () => Response.json({}, { status: 500 })],
])('after %s the text stays, and is sent again with the same id', async (_, respond) => {
  const { messages, getField, fill, getAlert } = renderForm();
  fill();
  post.mockImplementationOnce(respond);
  await send();
  expect(getAlert()).toBe(messages.failed);
  expect(toasts.get()).toMatchObject([{ messageKey: 'messageFailed' }]);
  expect(getButton().textContent).toBe(messages.retry);
  expect(getField('message').value).toBe(VALUES.message);
  expect(onSent).not.toHaveBeenCalled();

  submit();
  expect(getAlert()).toBeNull();
  await pass(MIN_FILL_MS);
  expect(readPost(1).id).toBe(readPost(0).id);
  expect(onSent).toHaveBeenCalledOnce();
  expect(getButton().textContent).toBe(messages.send);
});

test('changed text is sent with a new id', async () => {
  const { fill } = renderForm();
  fill();
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await send();
  fill({ name: 'Aino L.' });
  await send();
  expect(readPost(1).id).not.toBe(readPost(0).id);
});

test('a request that times out counts as failed', async () => {
  const { messages, fill, getAlert } = renderForm();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  post.mockImplementationOnce((_, init) => {
    expect(init?.signal).toBe(timeout.mock.results[0]?.value);
    return Promise.reject(new DOMException('late', 'TimeoutError'));
  });
  fill();
  await send();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  expect(getAlert()).toBe(messages.failed);
});

test("the server's messages are shown next to their fields", async () => {
  const { getField, fill, getProblem, getAlert } = renderForm();
  fill();
  const error = {
    message: 'Tarkista kohdat.',
    fields: { email: 'Ei kelpaa.', message: 'Liian <b>pitkä</b>.' },
  };
  post.mockImplementationOnce(async () => Response.json({ error }, { status: 400 }));
  await send();
  expect(getAlert()).toBe(error.message);
  expect([getProblem('name'), getProblem('email'), getProblem('message')]).toEqual([
    '',
    'Ei kelpaa.',
    'Liian <b>pitkä</b>.',
  ]);
  expect(document.activeElement).toBe(getField('email'));
});
