import type { Click } from '@nettobonus/domain/clicks/click';
import { createClickId } from '@nettobonus/store/click-id';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates `count` clicks that differ only in their ids. */
export function createTestClicks(count: number, clickedAt: number, overrides: Partial<Click> = {}): Click[] {
  return Array.from({ length: count }, () => ({
    id: createClickId(clickedAt),
    clickedAt,
    casino: 'winz-casino',
    market: 'fi',
    placement: 'list',
    page: 'home',
    position: 1,
    netShown: 100_00,
    isBot: false,
    visitor: '00112233445566778899aabbccddeeff',
    ...overrides,
  }));
}
