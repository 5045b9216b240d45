import type { ArticleCategory, ArticleKind } from '@nettobonus/domain/articles/article';
import type { LICENCE_TYPES } from '@nettobonus/domain/catalogue/casino';
import type { TYPED_TAGS } from '@nettobonus/domain/catalogue/labels';
import { getPaymentName, PAYMENT_METHODS } from '@nettobonus/domain/catalogue/payment-method';
import type { Market } from '@nettobonus/domain/markets/market';
import type { BONUS_KINDS, STICKINESS, WAGER_BASES } from '@nettobonus/domain/offers/offer-kinds';
import type { RequiredTerm } from '@nettobonus/domain/offers/offer-terms';
import { ROLE_RIGHTS, ROLES } from '../access/roles.ts';
import type { AccountStatus } from '../users/account-status.ts';

/** Select options with readable labels. CSV files and published documents contain the values. */
function toOptions<C extends string>(labels: Record<C, string>): { label: string; value: string }[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ label, value }));
}

export const QUIZ_SET_OPTIONS = toOptions<Market>({
  fi: 'Finnish',
  se: 'Swedish',
  no: 'Norwegian',
  dk: 'Danish',
});

export const BONUS_KIND_OPTIONS = toOptions<(typeof BONUS_KINDS)[number]>({
  match: 'Deposit bonus',
  'no-deposit': 'No-deposit bonus',
  'free-spins-only': 'Free spins only',
  cashback: 'Cashback',
});

export const WAGER_BASE_OPTIONS = toOptions<(typeof WAGER_BASES)[number]>({
  bonus: 'Bonus',
  'bonus-and-deposit': 'Bonus and deposit',
});

export const STICKINESS_OPTIONS = toOptions<(typeof STICKINESS)[number]>({
  cashable: 'Cashable: the bonus can be withdrawn',
  'non-sticky': 'Non-sticky: the player’s own money is used first',
  sticky: 'Sticky: the bonus cannot be withdrawn',
  'half-sticky': 'Half-sticky: the bonus cannot be withdrawn',
});

export const REQUIRED_TERM_OPTIONS = toOptions<RequiredTerm>({
  matchPercent: 'Bonus percentage',
  maxBonus: 'Maximum bonus',
  wagerTimes: 'Wagering',
  freeSpins: 'Free spins',
});

export const TAG_OPTIONS = toOptions<(typeof TYPED_TAGS)[number]>({
  pikakasino: 'Quick casino',
  suosittu: 'Popular',
});

export const ARTICLE_KIND_OPTIONS = toOptions<ArticleKind>({ guide: 'Guide', news: 'News' });

export const ARTICLE_CATEGORY_OPTIONS = toOptions<ArticleCategory>({
  wagering: 'Wagering',
  bonuses: 'Bonuses',
  licences: 'Licences',
  tax: 'Tax',
  complaints: 'Complaints',
  limits: 'Limits and self-exclusion',
});

export const PAYMENT_METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({
  value,
  label: getPaymentName(value, {
    'payment_online-bank': 'Online bank',
    'payment_bank-transfer': 'Bank transfer',
    payment_crypto: 'Cryptocurrency',
  }),
}));

export const LICENCE_OPTIONS = toOptions<(typeof LICENCE_TYPES)[number]>({
  mga: 'Malta (MGA)',
  estonian: 'Estonia (Tax and Customs Board)',
  curacao: 'Curaçao (GCB)',
  swedish: 'Sweden (Spelinspektionen)',
  danish: 'Denmark (Spillemyndigheden)',
});

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_RIGHTS[value].label }));

export const USER_STATUS_OPTIONS = toOptions<AccountStatus>({
  invited: 'Invited',
  active: 'Active',
  deactivated: 'Deactivated',
});
