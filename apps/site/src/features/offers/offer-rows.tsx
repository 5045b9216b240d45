import type { Offer, OfferSetting } from './offer.ts';
import { OfferRow } from './offer-row.tsx';

export function OfferRows({ offers, setting }: { offers: Offer[]; setting: OfferSetting }) {
  return (
    <ul className="offers">
      {offers.map((offer) => (
        <OfferRow key={offer.casino} offer={offer} setting={setting} />
      ))}
    </ul>
  );
}
