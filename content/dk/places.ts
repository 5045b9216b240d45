import type { PlacesInput } from '@nettobonus/domain/places/places';

export const places: PlacesInput = {
  recommended: ['boost-casino', 'winz-casino'],
  leftOut: ['winz-casino', '247-bet', 'rizzio-casino', 'kiekka-casino', 'boost-casino', 'speedz-casino'],
  monthCasino: 'boost-casino',
};
