import type { PlacesInput } from '@nettobonus/domain/places/places';

export const places: PlacesInput = {
  recommended: ['ninja-casino', 'speedz-casino', 'winz-casino', 'casinoist', 'kiekka-casino'],
  leftOut: [
    'winz-casino',
    '247-bet',
    'rizzio-casino',
    'kiekka-casino',
    'boost-casino',
    'ninja-casino',
    'speedz-casino',
  ],
  featuredCasino: 'ninja-casino',
  monthCasino: 'ninja-casino',
};
