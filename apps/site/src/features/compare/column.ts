import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { roundToUnits } from '@nettobonus/domain/net-value/net-breakdown';
import { getNetValue, netOrNull } from '@nettobonus/domain/net-value/net-value';
import type { Review } from '@nettobonus/domain/reviews/review';
import type { ReactNode } from 'react';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { CompareMessages, ReviewMessages } from '../../i18n/pages.ts';

/** A compared casino, with the shared components that show its offer. */
export interface Column {
  casino: ListedCasino;
  review: Review | null;
  reviewHref: string;
  tile: ReactNode;
  rating: ReactNode;
  claim: ReactNode;
  /** Renders the net with its bar and a label. */
  renderNet: (label: ReactNode) => ReactNode;
}

export interface CompareContext {
  market: Market;
  /** In minor units. */
  deposit: number;
  messages: CompareMessages;
  offerMessages: OfferMessages;
  reviewMessages: ReviewMessages;
}

/** The nets in whole units, as displayed, so that figures that look equal also rank equal. */
export function displayedNets(columns: readonly Column[], deposit: number): (number | null)[] {
  return columns.map(({ casino }) => {
    const net = netOrNull(getNetValue(casino.terms, deposit));
    return net === null ? null : roundToUnits(net);
  });
}
