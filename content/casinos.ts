import type { Casino } from '@nettobonus/domain/casino';
import { toSlug } from '@nettobonus/domain/slug';

const NAMES = [
  '247 Bet',
  'Boost Casino',
  'Casinoist',
  'Crab Slots',
  'Flamez Casino',
  'Joki Casino',
  'Kiekka Casino',
  'Klikki Casino',
  'LuckyNation',
  'Ninja Casino',
  'Rizzio Casino',
  'Slot Mafia',
  'Speedz Casino',
  'Winz Casino',
];

/** The brands by slug. Their logos are drawn by the site from the name. */
export const casinos: Record<string, Casino> = Object.fromEntries(
  NAMES.map((name) => [toSlug(name), { name, image: `/tiles/${toSlug(name)}.svg` }]),
);
