import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getReviewMessages } from '../../i18n/pages.ts';
import { ReviewNav } from './review-nav.tsx';
import { listReviewSections } from './review-sections.ts';

const LABELS: Record<Market, { navigation: string; last: string; history: string }> = {
  fi: { navigation: 'Arvostelun osat', last: 'Lopuksi', history: 'Tarjouksen historia' },
  se: { navigation: 'Recensionens delar', last: 'Sammanfattning', history: 'Erbjudandets historik' },
  no: { navigation: 'Deler av anmeldelsen', last: 'Konklusjon', history: 'Endringer i tilbudet' },
  dk: { navigation: 'Anmeldelsens dele', last: 'Konklusion', history: 'Tilbuddets historik' },
};
const SECTIONS = listReviewSections(getReviewMessages('fi'), false);

/** Replaces the observer: the test sets which sections start above the reading line. */
class ObserverStub {
  static current: ObserverStub | undefined;
  targets: Element[] = [];
  isConnected = true;
  readonly options: IntersectionObserverInit;
  private readonly report: (entries: Partial<IntersectionObserverEntry>[]) => void;
  constructor(report: ObserverStub['report'], options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    ObserverStub.current = this;
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {
    this.isConnected = false;
  }
  /** As browsers do, reports the sections whose state has changed. */
  change(isIntersecting: boolean, ...ids: string[]) {
    const changed = this.targets.filter(({ id }) => ids.includes(id));
    act(() => this.report(changed.map((target) => ({ isIntersecting, target }))));
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', ObserverStub));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function renderNav() {
  for (const { id } of SECTIONS) {
    document.body.appendChild(Object.assign(document.createElement('section'), { id }));
  }
  const { unmount } = render(<ReviewNav label="Arvostelun osat" sections={SECTIONS} />);
  const observer = ObserverStub.current as ObserverStub;
  return { observer, unmount };
}

const listCurrent = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.getAttribute('href'));

test.each(MARKETS)('in %s: it links to every section, and to the history only if there is one', (market) => {
  const { navigation, last, history } = LABELS[market];
  const messages = getReviewMessages(market);
  const sections = listReviewSections(messages, true);
  const { rerender } = render(<ReviewNav label={messages.reviewSections} sections={sections} />);
  expect(screen.getByRole('navigation', { name: navigation })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(11);
  expect(screen.getByRole('link', { name: 'Netto' }).getAttribute('href')).toBe('#net');
  expect(screen.getByRole('link', { name: last }).getAttribute('href')).toBe('#conclusion');
  expect(screen.getByRole('link', { name: history }).getAttribute('href')).toBe('#history');
  rerender(<ReviewNav label={messages.reviewSections} sections={listReviewSections(messages, false)} />);
  expect(screen.getAllByRole('link')).toHaveLength(10);
  expect(screen.queryByRole('link', { name: history })).toBeNull();
});

test('the server marks no section: without scripts the mark could not move', () => {
  expect(renderToString(<ReviewNav label="Arvostelun osat" sections={SECTIONS} />)).not.toContain(
    'aria-current',
  );
});

test('at the top of the page the first section is marked', () => {
  const { observer } = renderNav();
  observer.change(false, ...SECTIONS.map(({ id }) => id));
  expect(listCurrent()).toEqual(['#net']);
});

test('the last section that starts above the reading line is marked, when scrolling down and up', () => {
  const { observer } = renderNav();
  observer.change(true, 'net');
  expect(listCurrent()).toEqual(['#net']);
  observer.change(true, 'overview', 'pros');
  expect(listCurrent()).toEqual(['#pros']);
  observer.change(false, 'pros');
  expect(listCurrent()).toEqual(['#overview']);
});

test('a jump to the end marks the last section, and a jump to the top marks the first one again', () => {
  const { observer } = renderNav();
  const ids = SECTIONS.map(({ id }) => id);
  observer.change(true, ...ids);
  expect(listCurrent()).toEqual(['#conclusion']);
  observer.change(false, ...ids);
  expect(listCurrent()).toEqual(['#net']);
});

test('on phones the navigation scrolls to the marked link, once per section', () => {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(200);
  const { observer } = renderNav();
  expect(scrollTo).not.toHaveBeenCalled();
  observer.change(true, 'net', 'overview');
  expect(scrollTo.mock.contexts).toEqual([screen.getByRole('list')]);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 168 });
  observer.change(true, 'net');
  expect(scrollTo).toHaveBeenCalledOnce();
  observer.change(true, 'pros');
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('it observes the sections that the page contains, above a line in the upper third of the screen', () => {
  document.body.appendChild(Object.assign(document.createElement('section'), { id: 'net' }));
  render(<ReviewNav label="Arvostelun osat" sections={SECTIONS} />);
  expect(ObserverStub.current?.targets.map(({ id }) => id)).toEqual(['net']);
  expect(ObserverStub.current?.options.rootMargin).toMatch(/^\d{6,}px 0px -70%$/);
});

test('it stops observing when it is unmounted', () => {
  const { observer, unmount } = renderNav();
  unmount();
  expect(observer.isConnected).toBe(false);
});
