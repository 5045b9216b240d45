import { REFERENCE_INDEX } from '@nettobonus/domain/catalogue/deposit-choice';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { deposit } from '../client/deposit.ts';
import { getOfferMessages } from '../i18n/offers.ts';
import { DepositField } from './deposit-field.tsx';

beforeEach(() => deposit.set(REFERENCE_INDEX));

const buildField = (initial: number, onChange?: (index: number) => void, market: Market = 'fi') => (
  <DepositField
    context={{ market, currentYear: 2026, methodHref: '/method', messages: getOfferMessages(market) }}
    initial={initial}
    {...(onChange && { onChange })}
  />
);

function hydrate(field: ReturnType<typeof buildField>, actEarly = () => {}) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  actEarly();
  render(field, { container, hydrate: true });
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const listChecked = () => radios().map(({ checked }) => checked);

const EXPECTED: Record<Market, { name: string; amounts: RegExp[] }> = {
  fi: { name: 'Laske netto talletukselle', amounts: [/^50\s€$/, /^100\s€$/, /^250\s€$/] },
  se: { name: 'Visa nettot vid en insättning på', amounts: [/^500\skr$/, /^1\s000\skr$/, /^2\s500\skr$/] },
  no: { name: 'Beregn for et innskudd på', amounts: [/^500\skr$/, /^1\s000\skr$/, /^2\s500\skr$/] },
  dk: { name: 'Netto ved en indbetaling på', amounts: [/^250\skr\.$/, /^500\skr\.$/, /^1\.000\skr\.$/] },
};

test.each(MARKETS)('in %s it offers three deposits, and the server selects one', (market) => {
  hydrate(buildField(2, undefined, market));
  expect(screen.getByRole('radiogroup', { name: EXPECTED[market].name })).toBeTruthy();
  expect(radios().map(({ id }) => id)).toEqual(['deposit-0', 'deposit-1', 'deposit-2']);
  for (const [index, amount] of EXPECTED[market].amounts.entries()) {
    expect(radios()[index]?.labels?.[0]?.textContent).toMatch(amount);
  }
  expect(listChecked()).toEqual([false, false, true]);
});

test('after hydration the deposit in the URL is shared with the other islands', () => {
  const onChange = vi.fn();
  hydrate(buildField(0, onChange));
  expect(deposit.get()).toBe(0);
  expect(listChecked()).toEqual([true, false, false]);
  expect(onChange).not.toHaveBeenCalled();
});

test('a deposit selected before hydration stays selected, and is reported', () => {
  const onChange = vi.fn();
  hydrate(buildField(1, onChange), () => {
    const last = radios().at(-1);
    if (last) last.checked = true;
  });
  expect(listChecked()).toEqual([false, false, true]);
  expect(deposit.get()).toBe(2);
  expect(onChange.mock.calls).toEqual([[2]]);
});

test('a click selects another deposit and reports it', async () => {
  const onChange = vi.fn();
  hydrate(buildField(1, onChange));
  await userEvent.click(radios()[2] as HTMLInputElement);
  expect(listChecked()).toEqual([false, false, true]);
  expect(deposit.get()).toBe(2);
  expect(onChange.mock.calls).toEqual([[2]]);
});

test('the arrow keys select another deposit', async () => {
  hydrate(buildField(1));
  act(() => radios()[1]?.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(deposit.get()).toBe(2);
  expect(listChecked()).toEqual([false, false, true]);
});

test('it updates when the deposit changes elsewhere, for example when the visitor goes back', () => {
  hydrate(buildField(1));
  act(() => deposit.set(0));
  expect(listChecked()).toEqual([true, false, false]);
});
