import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getShellMessages } from '../i18n/shell.ts';
import type { ShellData, ShellLink } from './shell-data.ts';
import { SiteHeader } from './site-header.tsx';

const link = (label: string, place: NonNullable<ShellLink['place']>, isCurrent = false): ShellLink => ({
  label,
  href: `/${label}`,
  isCurrent,
  place,
});

const buildShell = (market: Market, navigation: ShellData['navigation']): ShellData => ({
  market,
  messages: getShellMessages(market),
  homeHref: `/${market}`,
  earningsHref: '/earnings',
  compareHref: '/compare',
  search: '',
  navigation,
  markets: [],
  footer: { site: [], about: [] },
  copyright: '',
  help: [],
  sample: null,
  hasNoLinkTexts: false,
  informationOnly: null,
  deposit: '',
  depositControl: null,
});

const NAVIGATION = [
  { label: 'Group', links: [link('category', 'bar')], isCurrent: false },
  link('reviews', 'bar'),
  link('games', 'more'),
  link('calculator', 'wide-bar'),
];

const EXPECTED: Record<Market, { more: string; compare: string; quiz: string; picker: string }> = {
  fi: { more: 'Lisää', compare: 'Vertaa kasinoita', quiz: 'Tee kasinotesti', picker: 'Arvo yksi kasino' },
  se: { more: 'Mer', compare: 'Jämför casinon', quiz: 'Gör casinotestet', picker: 'Slumpa ett casino' },
  no: { more: 'Mer', compare: 'Sammenlign casinoer', quiz: 'Ta casinotesten', picker: 'Tilfeldig casino' },
  dk: { more: 'Mere', compare: 'Sammenlign casinoer', quiz: 'Tag casinotesten', picker: 'Tilfældigt casino' },
};

const getBar = () => document.querySelector('.site-nav > ul') as HTMLElement;
const getMorePanel = () => document.getElementById('navigation-more') as HTMLElement;
const listLabels = (links: Iterable<Element>) => [...links].map(({ textContent }) => textContent);

test.each(MARKETS)('in %s the "more" menu has the links without room in the bar, and the tools', (market) => {
  const expected = EXPECTED[market];
  render(<SiteHeader {...buildShell(market, NAVIGATION)} />);
  expect(listLabels(getBar().querySelectorAll(':scope > li > .nav-link'))).toEqual([
    'Group',
    'reviews',
    'calculator',
    expected.more,
  ]);
  expect(listLabels(getMorePanel().querySelectorAll('a, button'))).toEqual([
    'games',
    'calculator',
    expected.compare,
    expected.quiz,
    expected.picker,
  ]);
  const button = within(getBar()).getByRole('button', { name: expected.more });
  expect(button.getAttribute('popovertarget')).toBe('navigation-more');
});

test('the calculator is in the bar of wide screens and in the menu of narrower ones, never in both', () => {
  render(<SiteHeader {...buildShell('fi', NAVIGATION)} />);
  const [inBar, inMenu] = screen.getAllByRole('link', { name: 'calculator', hidden: true });
  expect(inBar?.parentElement?.className).toBe('nav-wide');
  expect(inMenu?.parentElement?.className).toBe('nav-narrow');
});

test('the "more" menu is marked if it contains the current page', () => {
  const isMarked = (navigation: ShellData['navigation']) => {
    const { unmount } = render(<SiteHeader {...buildShell('fi', navigation)} />);
    const { className } = screen.getByRole('button', { name: 'Lisää' });
    unmount();
    return className.includes('is-current');
  };
  expect(isMarked([link('games', 'more', true)])).toBe(true);
  expect(isMarked([link('games', 'more'), link('reviews', 'bar', true)])).toBe(false);
});
