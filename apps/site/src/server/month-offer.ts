import type { Market } from '@nettobonus/domain/markets/market';
import type { Offer } from '../offer-ui/offer.ts';
import { getMarketSettings, getPlaces, isInformationOnly } from './content.ts';
import { listOffers } from './offers.ts';

/** The offer in the casino-of-the-month popup; null if the market has none or the popup is switched off. */
export function getOfferOfTheMonth(market: Market): Offer | null {
  if (!getMarketSettings(market)?.monthPopup || isInformationOnly(market)) return null;
  const { monthCasino } = getPlaces(market);
  const isMonthCasino = ({ casino, isUnlicensed, hasEnded }: Offer) =>
    casino === monthCasino && !isUnlicensed && !hasEnded;
  return listOffers(market).find(isMonthCasino) ?? null;
}
