import { expect, test } from 'vitest';
import { clickBeaconSchema, clickSchema } from './click.ts';

const click = {
  id: '019a8a3c-2b1e-7c4d-8e5f-0123456789ab',
  clickedAt: 1_763_200_000_000,
  casino: 'winz-casino',
  market: 'fi',
  placement: 'list',
  page: 'review',
  position: 1,
  netShown: -12_00,
  isBot: false,
  visitor: '00112233445566778899aabbccddeeff',
};

test('a click requires a version 7 UUID, a slug and a hash', () => {
  expect(clickSchema.safeParse(click).success).toBe(true);
  expect(clickSchema.safeParse({ ...click, id: '019a8a3c-2b1e-4c4d-8e5f-0123456789ab' }).success).toBe(false);
  expect(clickSchema.safeParse({ ...click, casino: 'Winz Casino' }).success).toBe(false);
  expect(clickSchema.safeParse({ ...click, casino: '' }).success).toBe(false);
  expect(clickSchema.safeParse({ ...click, visitor: '192.0.2.1' }).success).toBe(false);
});

test('replaces the former page key in a click from an earlier release', () => {
  expect(clickSchema.parse({ ...click, page: 'tietosuoja' }).page).toBe('privacy');
  expect(clickSchema.parse({ ...click, page: null }).page).toBe(null);
  expect(clickSchema.safeParse({ ...click, page: 'unknown' }).success).toBe(false);
});

test('a beacon requires link and path, and other invalid fields fall back to defaults', () => {
  const beacon = { link: 'https://a.example/', path: '/fi' };
  expect(clickBeaconSchema.parse(beacon)).toEqual({
    ...beacon,
    token: '',
    placement: 'other',
    position: null,
    deposit: null,
  });
  const invalid = { ...beacon, token: 7, placement: 'go', position: -1, deposit: -3 };
  expect(clickBeaconSchema.parse(invalid)).toEqual({
    ...beacon,
    token: '',
    placement: 'other',
    position: null,
    deposit: null,
  });
  expect(clickBeaconSchema.safeParse({ link: 'https://a.example/' }).success).toBe(false);
  expect(clickBeaconSchema.safeParse({ ...beacon, path: 'https://b.example/fi' }).success).toBe(false);
});
