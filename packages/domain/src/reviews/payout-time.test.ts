import { describe, expect, test } from 'vitest';
import { fastestPayoutMinutes, parseDurationMinutes } from './payout-time.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

describe('the longest duration that a text allows', () => {
  test.each([
    ['15–40 minuuttia', 40],
    ['7 minuuttia testissämme', 7],
    ['alle puoli tuntia', 30],
    ['Alle tunti hyväksynnästä', HOUR],
    ['Minuuteista tuntiin', HOUR],
    ['1–3 tuntia', 3 * HOUR],
    ['Muutama tunti', 5 * HOUR],
    ['saman päivän aikana', DAY],
    ['vuorokauden sisällä', DAY],
    ['1–2 arkipäivää', 2 * DAY],
    ['Seuraava pankkipäivä', 2 * DAY],
    ['Några minuter till några timmar på vardagar', 5 * HOUR],
    ['Inom 2 timmar efter godkännande', 2 * HOUR],
    ['Upp till ett dygn', DAY],
    ['15 minuter till 3 timmar', 3 * HOUR],
    ['14 timmar, natten inräknad', 14 * HOUR],
    ['Samma dag eller inom 2 bankdagar', 2 * DAY],
    ['Under en halv time', 30],
    ['Inntil 6 timer på hverdager', 6 * HOUR],
    ['Samme eller neste virkedag', 2 * DAY],
    ['2–3 virkedager, gebyr 25 kr', 3 * DAY],
    ['Få minutter, højst 1 time', HOUR],
    ['Inden for 24 timer', DAY],
    ['1,5 timer', 1.5 * HOUR],
  ])('%s: %d minutes', (text, minutes) => {
    expect(parseDurationMinutes(text)).toBe(minutes);
  });

  test.each(['heti', 'kampanjan aikana', 'sometimes', '25 kr'])('is unknown for: %s', (text) => {
    expect(parseDurationMinutes(text)).toBeNull();
  });
});

describe('the fastest payout of a review', () => {
  const review = (...times: string[]) => ({
    paymentMethods: {
      deposits: [],
      withdrawals: times.map((time) => ({ method: 'Bank', minimum: 10_00, time })),
      processingTime: '',
    },
  });

  test('is the one of the fastest method', () => {
    expect(fastestPayoutMinutes(review('1–3 bankdagar', 'Inom 2 timmar'))).toBe(2 * HOUR);
  });

  test('is unknown if the duration of any method is unknown, because that method may be faster', () => {
    expect(fastestPayoutMinutes(review('1–3 bankdagar', 'Direkt'))).toBeNull();
  });
});
