import type { Market } from '@nettobonus/domain/markets/market';
import type { Offer } from '../offer-ui/offer.ts';
import { getMarketSettings, isInformationOnly } from './content.ts';
import { listOffers } from './offers.ts';

/** The offer in the casino-of-the-month popup; null if the market has none or the popup is switched off. */
export function getOfferOfTheMonth(market: Market): Offer | null {
  const settings = getMarketSettings(market);
  if (!settings?.monthPopup || isInformationOnly(market)) return null;
  const isMonthCasino = ({ casino, isUnlicensed }: Offer) => casino === settings.monthCasino && !isUnlicensed;
  return listOffers(market).find(isMonthCasino) ?? null;
}
