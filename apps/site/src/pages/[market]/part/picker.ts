import { pickerPool } from '@nettobonus/domain/catalogue/picker';
import type { APIRoute } from 'astro';
import type { PickerData } from '../../../features/picker/picker.tsx';
import { getPickerMessages } from '../../../i18n/games.ts';
import { getOfferContext, listOffers } from '../../../server/offers.ts';

export const GET: APIRoute = ({ locals: { market } }) => {
  const offers = listOffers(market).filter(({ hasEnded }) => !hasEnded);
  const data: PickerData = {
    pool: pickerPool(offers).map(({ casino, name, image, rating, reviewHref }) => ({
      casino,
      name,
      image,
      rating,
      reviewHref,
    })),
    messages: getPickerMessages(market),
    context: getOfferContext(market),
  };
  return Response.json(data);
};
