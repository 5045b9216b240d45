import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { deposit } from '../client/deposit.ts';
import { getShellMessages } from '../i18n/shell.ts';
import { DepositControl } from './deposit-control.tsx';
import './shell.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  deposit.set(null);
});

const renderControl = (market: Market, deposit = referenceDeposit(market)) =>
  render(
    <DepositControl
      action={`/${market}`}
      deposit={deposit}
      market={market}
      messages={getShellMessages(market)}
      params={[
        ['sort', 'net'],
        ['search', 'bet'],
      ]}
    />,
  ).container;

const listSent = (form: HTMLFormElement, submitter?: HTMLElement) =>
  [...new FormData(form, submitter)].map(([name, value]) => `${name}=${value}`).join('&');

test.each([
  ['fi', /^Talletus 100\s€$/, 'Oma summa', /^10\s€:n välein, enintään 500\s€$/],
  ['se', /^Insättning 1\s000\skr$/, 'Eget belopp', /^I steg om 100\skr, högst 5\s000\skr$/],
  ['no', /^Innskudd 1\s000\skr$/, 'Eget beløp', /^I trinn på 100\skr, høyst 5\s000\skr$/],
  ['dk', /^Indbetaling 500\skr\.$/, 'Eget beløb', /^I trin på 50\skr\., højst 2\.500\skr\.$/],
] as const)(
  'in %s the button states the deposit, and the panel offers amounts',
  (market, button, own, range) => {
    const control = renderControl(market);
    expect(screen.getByRole('button', { name: button }).getAttribute('popovertarget')).toBe('my-deposit');
    const amounts = [...control.querySelectorAll<HTMLButtonElement>('.deposit-amounts button')];
    expect(amounts.map(({ value }) => Number(value) * 100)).toEqual(DEPOSITS[market]);
    expect(amounts.map((amount) => amount.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
    const field = within(control).getByLabelText<HTMLInputElement>(own);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(range);
  },
);

test.each(MARKETS)('in %s the forms work without scripts: they repeat the other parameters', (market) => {
  const control = renderControl(market);
  const [amounts, own] = control.querySelectorAll('form');
  if (!amounts || !own) throw new Error('The control has two forms');
  for (const form of [amounts, own])
    expect([form.method, form.getAttribute('action')]).toEqual(['get', `/${market}`]);
  const last = [...amounts.querySelectorAll('button')].at(-1);
  expect(listSent(amounts, last)).toBe(`sort=net&search=bet&deposit=${last?.value}`);
  expect(listSent(own)).toBe(`sort=net&search=bet&deposit=${referenceDeposit(market) / 100}`);
});

test('an own amount is stated, none of the three is pressed, and the field accepts only steps', () => {
  const control = renderControl('fi', 170_00);
  expect(screen.getByRole('button', { name: /^Talletus 170\s€$/ })).toBeTruthy();
  expect(control.querySelector('[aria-pressed=true]')).toBeNull();
  const field = within(control).getByLabelText<HTMLInputElement>('Oma summa');
  expect(field.value).toBe('170');
  const attributes = ['type', 'min', 'max', 'step'].map((name) => field.getAttribute(name));
  expect(attributes).toEqual(['number', '10', '500', '10']);
  expect(field.required).toBe(true);
});

test('with the shell script an amount is stored and shown without a navigation', async () => {
  const requested = vi.fn(async (_url: URL) => new Response('<main id="content"></main>'));
  vi.stubGlobal('fetch', requested);
  history.replaceState(null, '', '/fi?sort=net');
  document.documentElement.lang = 'fi';
  const control = renderControl('fi');
  const panel = control.querySelector<HTMLElement>('.deposit-panel');
  const hidePopover = vi.fn();
  Object.assign(panel ?? {}, { hidePopover });
  await userEvent.click(screen.getByText(/^250\s€$/));
  expect([deposit.get(), location.search]).toEqual([250_00, '?sort=net&deposit=250']);
  expect([sessionStorage.getItem('deposit_fi'), localStorage.getItem('deposit_fi')]).toEqual(['250', '250']);
  expect(hidePopover).toHaveBeenCalledOnce();
  const field = within(control).getByLabelText('Oma summa');
  await userEvent.clear(field);
  await userEvent.type(field, '170{Enter}');
  expect([deposit.get(), location.search]).toEqual([170_00, '?sort=net&deposit=170']);
  await vi.waitFor(() =>
    expect(requested.mock.calls.map(([url]) => url.search)).toEqual([
      '?sort=net&deposit=250',
      '?sort=net&deposit=170',
    ]),
  );
});
