import { buildShowcase } from '@nettobonus/domain/catalogue/showcase';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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
  document
    .querySelector<HTMLElement>('.showcase-strip')
    ?.style.transform.match(/^translateY\(-?(.*)%\)$/)?.[1];
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const getCount = () => document.querySelector('.showcase-count')?.textContent;
const getMarkedDot = () => {
  const dots = [...document.querySelectorAll('.showcase-dots i')];
  expect(dots).toHaveLength(12);
  return dots.findIndex((dot) => dot.classList.contains('is-current'));
};

test.each(MARKETS)('in %s it shows the first of twelve casinos, with named controls', (market) => {
  const names = renderShowcase(market);
  const expected = EXPECTED[market];
  const region = within(screen.getByRole('region', { name: expected.region }));
  expect(getCurrent()).toBe(names[0]);
  expect([getCount(), getMarkedDot()]).toEqual(['1/12', 0]);
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
  expect([getCount(), getMarkedDot()]).toEqual(['12/12', 11]);
  run(20_000);
  expect(getCurrent()).toBe(names[11]);
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

/** The elements whose presence changes the height of a card. */
const listCardParts = () =>
  [...document.querySelectorAll('.showcase-strip > .showcase-card > *')].map(({ className }) => className);

test.each(MARKETS)('in %s every casino has the same parts, so that the height does not change', (market) => {
  const names = renderShowcase(market);
  const parts = listCardParts();
  expect(parts).toEqual(['tile', 'showcase-offers', 'showcase-net', 'showcase-actions']);
  for (const name of names) {
    expect(getCurrent()).toBe(name);
    expect(listCardParts()).toEqual(parts);
    // Each card reserves the height of the longest text of all twelve.
    const sized = [...document.querySelectorAll('.showcase-strip > article .showcase-sizer b')];
    expect(sized.map(({ textContent }) => textContent)).toEqual(names);
    // The net is one line: a bar with its figure and the finish rate, or with the reason why there is no figure.
    const shown = document.querySelector('.showcase-net');
    expect([2, 3]).toContain(shown?.children.length);
    const notes = [...document.querySelectorAll('.showcase-terms > span')].map(
      ({ textContent }) => textContent,
    );
    expect(notes[0]).toMatch(/^18\+ · /);
    expect(notes.slice(1)).toContain(notes[0]);
    click(EXPECTED[market].next);
  }
});

test('an offer without a net has a sentence instead of the figure', () => {
  const [offer] = listTestOffers('fi');
  if (!offer) throw new Error('The sample content has no offer');
  render(
    <Showcase
      context={buildTestContext('fi')}
      offers={toShowcaseOffers([{ ...offer, terms: undefined }, offer])}
    />,
  );
  expect(document.querySelector('.showcase-figure')).toBeNull();
  expect(document.querySelector('.showcase-no-net')?.textContent).toBe(
    'Ei laskettu Ehdot eivät riitä neton laskemiseen',
  );
});

test('in Denmark it states the amount to wager, which the law requires next to an offer', () => {
  const offers = listTestOffers('dk').filter(({ terms }) => terms?.wagerTimes);
  render(<Showcase context={buildTestContext('dk')} offers={toShowcaseOffers(offers.slice(0, 2))} />);
  expect(document.querySelector('.showcase-terms > span')?.textContent).toMatch(
    /Du skal spille for [\d.]+\skr\.$/,
  );
});
