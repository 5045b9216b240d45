import { MIN_FILL_MS } from '@nettobonus/domain/contact/contact';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { getContactMessages } from '../../i18n/assistant.ts';
import { formatContactProblems } from '../../i18n/contact-problem.ts';
import { currencySign } from '../../i18n/format.ts';
import { getEntryMessages } from '../../i18n/pages.ts';
import { EntryForm } from './entry-form.tsx';

const QUESTIONS = ['a', 'b', 'c', 'd', 'e'].map((label) => ({ label: `Bonus ${label}` }));
const post = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', post);
  post.mockReset().mockImplementation(async () => new Response('{}', { status: 201 }));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const createForm = (market: Market) => (
  <EntryForm
    action={`/api/contact?lang=${market}`}
    competition="Visa"
    contactMessages={getContactMessages(market)}
    currency={currencySign(market)}
    emailProblems={formatContactProblems(market).email}
    messages={getEntryMessages(market)}
    questions={QUESTIONS}
  />
);

function renderForm(market: Market = 'fi') {
  const messages = getEntryMessages(market);
  const { container } = render(createForm(market));
  const getAmount = (index: number) => screen.getByLabelText<HTMLInputElement>(QUESTIONS[index]?.label ?? '');
  const email = screen.getByLabelText<HTMLInputElement>(getContactMessages(market).email);
  const adult = screen.getByLabelText<HTMLInputElement>(messages.adult);
  const fill = (amounts: string[], address = 'aino@esimerkki.fi') => {
    for (const [index, amount] of amounts.entries()) {
      fireEvent.change(getAmount(index), { target: { value: amount } });
    }
    fireEvent.change(email, { target: { value: address } });
    if (!adult.checked) fireEvent.click(adult);
  };
  return { container, messages, getAmount, email, adult, fill };
}
const AMOUNTS = ['52', '−12', '18', '56', '34'];
const submit = () => fireEvent.click(screen.getByRole('button'));
const wait = (ms = MIN_FILL_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const readProblem = (field: HTMLElement) => {
  const problem = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  // The attribute and the message always go together.
  expect(problem?.hidden).toBe(field.getAttribute('aria-invalid') !== 'true');
  return problem?.textContent;
};

test.each(MARKETS)(
  'in %s the form sends five amounts, the email and the age, and confirms it',
  async (market) => {
    const { messages, fill } = renderForm(market);
    expect(screen.getByRole('heading', { name: messages.join })).toBeTruthy();
    expect(screen.getByText(messages.privacy)).toBeTruthy();
    expect(screen.getByRole('group').textContent).toContain(currencySign(market));
    fill(AMOUNTS);
    submit();
    expect(screen.getByRole('button').textContent).toBe(messages.sending);
    await wait();
    const [url, init] = post.mock.calls[0] ?? [];
    expect(url).toBe(`/api/contact?lang=${market}`);
    expect(new Headers(init?.headers).get('Accept')).toBe('application/json');
    const body = init?.body as URLSearchParams;
    expect(body.getAll('amount')).toEqual(AMOUNTS);
    expect(Object.fromEntries(body)).toMatchObject({
      email: 'aino@esimerkki.fi',
      adult: 'on',
      subject: '',
      competition: 'Visa',
    });
    expect(Number(body.get('filledMs'))).toBeGreaterThanOrEqual(MIN_FILL_MS);
    expect(screen.getByRole('status').textContent).toBe(messages.sent + messages.sentText);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test.each(MARKETS)(
  'in %s each field reports its problem, and the first invalid one gets the focus',
  async (market) => {
    const { messages, getAmount, email, adult } = renderForm(market);
    fireEvent.change(getAmount(0), { target: { value: '52' } });
    fireEvent.change(getAmount(1), { target: { value: 'x' } });
    submit();
    await wait();
    expect(readProblem(getAmount(0))).toBe('');
    expect(readProblem(getAmount(1))).toBe(messages.amountProblem);
    expect(readProblem(getAmount(4))).toBe(messages.amountProblem);
    expect(readProblem(email)).toBe(getContactMessages(market).required);
    expect(readProblem(adult)).toBe(messages.adultProblem);
    expect(screen.getByRole('alert').textContent).toBe(messages.check);
    expect(document.activeElement).toBe(getAmount(1));
    expect(post).not.toHaveBeenCalled();
  },
);

test('a second press while the entry is being sent is ignored', async () => {
  const { fill } = renderForm();
  fill(AMOUNTS);
  submit();
  submit();
  await wait();
  expect(post).toHaveBeenCalledOnce();
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page from a proxy', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('after %s the entry stays in the form and can be sent again', async (_, respond) => {
  const { messages, getAmount, fill } = renderForm();
  fill(AMOUNTS);
  post.mockImplementationOnce(respond);
  submit();
  await wait();
  expect(screen.getByRole('alert').textContent).toBe(messages.failed);
  expect(getAmount(1).value).toBe('−12');
  submit();
  await wait();
  expect(screen.getByRole('status').textContent).toContain(messages.sent);
});

test('the server’s messages are shown next to their fields', async () => {
  const { email, getAmount, fill } = renderForm();
  fill(AMOUNTS);
  const error = { message: 'Tarkista.', fields: { 'amount-2': 'Ei kelpaa.', email: 'Ei tämäkään.' } };
  post.mockImplementationOnce(async () => Response.json({ error }, { status: 400 }));
  submit();
  await wait();
  expect(screen.getByRole('alert').textContent).toBe('Tarkista.');
  expect([readProblem(getAmount(2)), readProblem(email)]).toEqual(['Ei kelpaa.', 'Ei tämäkään.']);
  expect(document.activeElement).toBe(getAmount(2));
});

test('without scripts it is a plain form that the browser validates, with notices for the redirects', () => {
  const html = renderToStaticMarkup(createForm('fi'));
  expect(html).toMatch(/<form[^>]* action="\/api\/contact\?lang=fi" method="post"/);
  expect(html).not.toMatch(/novalidate/i);
  expect(html.match(/<input[^>]* name="amount"[^>]*>/g)).toHaveLength(5);
  expect(html.match(/ required=""/g)).toHaveLength(7);
  for (const id of ['entry-sent', 'entry-check', 'entry-failed']) expect(html).toContain(`id="${id}"`);
});
