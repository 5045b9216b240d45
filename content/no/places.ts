import type { PlacesInput } from '@nettobonus/domain/places/places';

export const places: PlacesInput = {
  recommended: ['rizzio-casino', 'winz-casino', 'casinoist'],
  leftOut: ['winz-casino', '247-bet', 'rizzio-casino', 'kiekka-casino', 'speedz-casino'],
  monthCasino: 'rizzio-casino',
};
