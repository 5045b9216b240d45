import type { PageKey } from '@nettobonus/domain/routes/routes';

/** What editors call the pages. */
export const PAGE_NAMES: Record<PageKey, string> = {
  home: 'Home',
  'quick-casinos': 'Quick casinos',
  'estonian-licence': 'Estonian licence',
  'mga-licence': 'MGA licence',
  'wager-free': 'Wager-free bonuses',
  'bonus-over-200': 'Bonuses of 200 % or more',
  'tax-free': 'Tax-free, licensed in the EEA',
  'free-spins': 'Free spins',
  'no-deposit': 'No deposit',
  'non-sticky': 'Non-sticky bonuses',
  reviews: 'Reviews',
  competitions: 'Competitions',
  'demo-games': 'Demo games',
  disclaimer: 'Disclaimer',
  privacy: 'Privacy',
  compare: 'Comparison',
  calculator: 'Calculator',
  method: 'How we calculate',
  guides: 'Guides',
  news: 'News',
};

export const PAGE_OPTIONS = Object.entries(PAGE_NAMES).map(([value, label]) => ({ label, value }));
