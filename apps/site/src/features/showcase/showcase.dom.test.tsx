import { buildShowcase } from '@nettobonus/domain/catalogue/showcase';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestContext, listTestOffers } from '../../test-offers.ts';
import { Showcase, toShowcaseOffers } from './showcase.tsx';

const EXPECTED: Record<
  Market,
  { region: string; pause: string; play: string; previous: string; next: string }
> = {
  fi: {
    region: 'Kuukauden nostot',
    pause: 'Pysäytä kierto',
    play: 'Jatka kiertoa',
    previous: 'Edellinen',
    next: 'Seuraava',
  },
  se: {
    region: 'Månadens urval',
    pause: 'Pausa bildspelet',
    play: 'Starta bildspelet',
    previous: 'Föregående',
    next: 'Nästa',
  },
  no: {
    region: 'Månedens utvalg',
    pause: 'Stopp rotasjonen',
    play: 'Fortsett rotasjonen',
    previous: 'Forrige',
    next: 'Neste',
  },
  dk: {
    region: 'Månedens udvalg',
    pause: 'Stop rotationen',
    play: 'Fortsæt rotationen',
    previous: 'Forrige',
    next: 'Næste',
  },
};

let isReduced = false;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  isReduced = false;
  visibility = 'visible';
  vi.stubGlobal('matchMedia', () => ({
    matches: isReduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function buildElement(market: Market = 'fi') {
  const offers = buildShowcase(listTestOffers(market));
  const names = offers.map(({ name }) => name);
  const element = <Showcase context={buildTestContext(market)} offers={toShowcaseOffers(offers)} />;
  return { element, names };
}

function renderShowcase(market?: Market) {
  const { element, names } = buildElement(market);
  render(element);
  return names;
}

/** Advances the clock in small steps, because each step of a spin starts the timer for the next step. */
function run(ms: number): void {
  for (let left = ms; left > 0; left -= 20) act(() => vi.advanceTimersByTime(Math.min(left, 20)));
}
const getCurrent = () => document.querySelector('.showcase-card h2')?.textContent;
const getOffset = () =>
  document.querySelector<HTMLElement>('.showcase-strip')?.style.getPropertyValue('--offset');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const getDot = (index: number) => screen.getAllByRole('radio')[index] as HTMLInputElement;

test.each(MARKETS)('in %s it shows the first of twelve casinos, with named controls', (market) => {
  const names = renderShowcase(market);
  const expected = EXPECTED[market];
  const region = within(screen.getByRole('region', { name: expected.region }));
  expect(getCurrent()).toBe(names[0]);
  expect(region.getAllByRole('radio')).toHaveLength(12);
  expect(region.getByRole<HTMLInputElement>('radio', { name: `${names[0]}, 1/12` }).checked).toBe(true);
  for (const name of [expected.pause, expected.previous, expected.next]) {
    expect(region.getByRole('button', { name })).toBeTruthy();
  }
  click(expected.pause);
  expect(region.getByRole('button', { name: expected.play })).toBeTruthy();
  expect(document.querySelector('.showcase-card')?.getAttribute('data-placement')).toBe('showcase');
  expect(document.querySelector('.showcase-card a[rel~=sponsored]')).toBeTruthy();
});

test('a spin starts every four seconds, and has eight steps of 80 ms and a pause of 100 ms', () => {
  const names = renderShowcase();
  for (const spin of [0, 1, 2]) {
    run(spin === 0 ? 3999 : 3339);
    expect([getCurrent(), getOffset()]).toEqual([names[spin], '0']);
    run(1);
    expect(getOffset()).toBe('12.5');
    for (let step = 2; step <= 8; step++) {
      run(80);
      expect(getOffset()).toBe(String(step * 12.5));
    }
    run(99);
    expect(getCurrent()).toBe(names[spin]);
    run(1);
    expect([getCurrent(), getOffset()]).toEqual([names[spin + 1], '0']);
  }
});

test('while the showcase spins, the incoming card is inert', () => {
  const names = renderShowcase();
  run(4000);
  const next = document.querySelector('.showcase-strip [inert]');
  expect(next?.getAttribute('aria-hidden')).toBe('true');
  expect(next?.querySelector('h2')?.textContent).toBe(names[1]);
});

test('it stops when paused, and spins again four seconds after it is resumed', () => {
  const names = renderShowcase();
  run(5000);
  expect(getCurrent()).toBe(names[1]);
  click('Pysäytä kierto');
  run(20_000);
  expect([getCurrent(), getOffset()]).toEqual([names[1], '0']);
  click('Jatka kiertoa');
  run(3999);
  expect(getOffset()).toBe('0');
  run(1);
  expect(getOffset()).toBe('12.5');
});

test('a pause during a spin undoes the spin', () => {
  const names = renderShowcase();
  run(4160);
  expect(getOffset()).toBe('37.5');
  click('Pysäytä kierto');
  expect([getCurrent(), getOffset()]).toEqual([names[0], '0']);
});

test('the controls show another casino and pause the showcase, even during a spin', () => {
  const names = renderShowcase();
  run(4200);
  click('Seuraava');
  expect([getCurrent(), getOffset()]).toEqual([names[1], '0']);
  click('Edellinen');
  click('Edellinen');
  expect(getCurrent()).toBe(names[11]);
  fireEvent.click(getDot(4));
  expect(getCurrent()).toBe(names[4]);
  expect(getDot(4).checked).toBe(true);
  expect(document.querySelector('.showcase-count')?.textContent).toBe('5/12');
  run(20_000);
  expect(getCurrent()).toBe(names[4]);
});

/** Focuses an element. `isVisible` simulates focus that comes from the keyboard. */
function focus(selector: string, isVisible: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} not found`);
  vi.spyOn(element, 'matches').mockImplementation((query) => query === ':focus-visible' && isVisible);
  act(() => element.focus());
}

test('it does not move while one of its elements has the keyboard focus', () => {
  const names = renderShowcase();
  run(4160);
  expect(getOffset()).toBe('37.5');
  focus('.showcase-actions a', true);
  run(20_000);
  expect([getCurrent(), getOffset()]).toEqual([names[0], '0']);
  // The pause button controls the showcase, so focus on it does not stop the showcase.
  focus('.showcase-pause', true);
  run(4660);
  expect(getCurrent()).toBe(names[1]);
});

test('focus that comes from a pointer does not stop it', () => {
  const names = renderShowcase();
  focus('.showcase-actions a', false);
  run(4660);
  expect(getCurrent()).toBe(names[1]);
});

test('with reduced motion it does not move, but its controls work', () => {
  isReduced = true;
  const names = renderShowcase();
  run(20_000);
  expect([getCurrent(), getOffset()]).toEqual([names[0], '0']);
  click('Seuraava');
  expect(getCurrent()).toBe(names[1]);
});

test('it stops in a hidden tab', () => {
  const names = renderShowcase();
  visibility = 'hidden';
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  run(20_000);
  expect(getCurrent()).toBe(names[0]);
  visibility = 'visible';
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  run(4660);
  expect(getCurrent()).toBe(names[1]);
});

test('a dot that was clicked before hydration shows its casino', () => {
  const { element, names } = buildElement();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  getDot(2).checked = true;
  render(element, { container, hydrate: true });
  expect(getCurrent()).toBe(names[2]);
  expect(screen.getByRole('button', { name: 'Jatka kiertoa' })).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([
    getDot(2),
  ]);
});
