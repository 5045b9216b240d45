import type { PlacesInput } from '@nettobonus/domain/places/places';

export const places: PlacesInput = {
  leading: ['joki-casino', 'flamez-casino', 'klikki-casino'],
  recommended: ['winz-casino', 'rizzio-casino', 'speedz-casino', 'casinoist', 'kiekka-casino', '247-bet'],
  leftOut: [
    'winz-casino',
    '247-bet',
    'rizzio-casino',
    'kiekka-casino',
    'boost-casino',
    'ninja-casino',
    'speedz-casino',
  ],
  featuredCasino: 'rizzio-casino',
  monthCasino: 'rizzio-casino',
};
