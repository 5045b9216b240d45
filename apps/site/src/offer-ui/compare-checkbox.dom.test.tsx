import { COMPARISON_LIMIT } from '@nettobonus/domain/comparison/comparison-limit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { addCompared, compared, readCompared, removeCompared } from '../client/compared.ts';
import { toasts } from '../client/toasts.ts';
import { getOfferMessages } from '../i18n/offers.ts';
import { CompareCheckbox } from './compare-checkbox.tsx';
import { CompareForm } from './compare-form.tsx';

const OFFER = { casino: 'casinoist', name: 'Casinoist' };
const BOX = <CompareCheckbox label="Vertaa" offer={OFFER} />;
const getBox = (name = 'Vertaa Casinoist') => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => {
  compared.set([]);
  toasts.set([]);
});

/** Renders on the server, then hydrates. `actEarly` is what the visitor does before hydration. */
function hydrate(actEarly = (_: HTMLInputElement) => {}) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(BOX);
  actEarly(getBox());
  render(BOX, { container, hydrate: true });
}

test.each([
  ['fi', 'Vertaa Casinoist'],
  ['se', 'Välj Casinoist'],
  ['no', 'Velg Casinoist'],
  ['dk', 'Vælg Casinoist'],
] as const)('in %s its name is "%s"', (market, name) => {
  render(<CompareCheckbox label={getOfferMessages(market).compare} offer={OFFER} />);
  expect(getBox(name).checked).toBe(false);
});

test('a click selects the casino with a toast, and a second click deselects it', async () => {
  render(BOX);
  await userEvent.click(getBox());
  expect(getBox().checked).toBe(true);
  expect(compared.get()).toEqual(['casinoist']);
  expect(toasts.get()).toEqual([
    expect.objectContaining({ messageKey: 'added', name: 'Casinoist', count: 1 }),
  ]);
  await userEvent.click(getBox());
  expect(getBox().checked).toBe(false);
  expect(compared.get()).toEqual([]);
});

test('the space bar selects the casino too', async () => {
  render(BOX);
  await userEvent.tab();
  expect(document.activeElement).toBe(getBox());
  await userEvent.keyboard(' ');
  expect(compared.get()).toEqual(['casinoist']);
  expect(getBox().checked).toBe(true);
});

test('at the limit the box stays unticked', async () => {
  for (let index = 0; index < COMPARISON_LIMIT; index++) addCompared(`casino-${index}`, 'Casino');
  render(BOX);
  await userEvent.click(getBox());
  expect(getBox().checked).toBe(false);
  expect(compared.get()).toHaveLength(COMPARISON_LIMIT);
  expect(toasts.get()).toContainEqual(expect.objectContaining({ messageKey: 'full' }));
});

test('it updates when the selection changes elsewhere', () => {
  render(BOX);
  act(() => addCompared('casinoist', 'Casinoist'));
  expect(getBox().checked).toBe(true);
  act(() => removeCompared('casinoist'));
  expect(getBox().checked).toBe(false);
});

test('two boxes for the same casino stay in sync', async () => {
  render(
    <>
      {BOX}
      {BOX}
    </>,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  await userEvent.click(boxes[0] as HTMLInputElement);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
});

test('after hydration it shows a selection from an earlier page', () => {
  localStorage.setItem('compare_fi', '["casinoist"]');
  readCompared();
  hydrate((box) => expect(box.checked).toBe(false));
  expect(getBox().checked).toBe(true);
});

test('after hydration it shows the selection, not the state that the browser restored', () => {
  hydrate((box) => {
    box.checked = true;
  });
  expect(getBox().checked).toBe(false);
});

test('without scripts the ticked boxes are sent as parameters of the comparison page', () => {
  const html = renderToString(
    <>
      {BOX}
      <CompareForm action="/fi/vertailu" label="Vertaa kasinoita" />
    </>,
  );
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const box = body.querySelector('input');
  expect([box?.name, box?.value, box?.getAttribute('data-compare')]).toEqual([
    'kasinot',
    'casinoist',
    'casinoist',
  ]);
  const form = body.querySelector('form');
  expect(form?.id).toBe(box?.getAttribute('form'));
  expect(form?.getAttribute('action')).toBe('/fi/vertailu');
  expect(html).toMatch(/<noscript><button[^>]* type="submit">Vertaa kasinoita<\/button><\/noscript>/);
});
