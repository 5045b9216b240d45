import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IDLE_PICKER, type PickerState, pickerPool, pickOnce, spinToEnd, startSpin } from './picker.ts';

const POOL = ['a', 'b', 'c', 'd'];
const started = startSpin<string>(IDLE_PICKER);

test('only casinos rated 9 or higher are in the pool', () => {
  const rated = [10, 9, 8.99, 0].map((rating) => ({ rating }));
  expect(pickerPool(rated)).toEqual([{ rating: 10 }, { rating: 9 }]);
});

test('a casino without a licence in a licensed-only market is not in the pool', () => {
  expect(pickerPool([{ rating: 10, isUnlicensed: true }, { rating: 9 }])).toEqual([{ rating: 9 }]);
});

test('spins through fifteen picks and stops at the sixteenth, which is the result', () => {
  let state: PickerState<string> = started;
  for (let pick = 1; pick <= 15; pick++) {
    state = pickOnce(state, POOL, () => 0.3);
    expect(state).toEqual({ phase: 'spinning', picks: pick, casino: 'b' });
  }
  expect(pickOnce(state, POOL, () => 0.99)).toEqual({ phase: 'result', casino: 'd' });
});

test('a click during a spin does nothing, and a click on a result starts a new spin', () => {
  const spinning = pickOnce(started, POOL, () => 0);
  expect(startSpin(spinning)).toBe(spinning);
  expect(startSpin({ phase: 'result', casino: 'a' })).toEqual(started);
});

test('a pick after the last one changes nothing', () => {
  const result = { phase: 'result', casino: 'a' } as const;
  expect(pickOnce(result, POOL, () => 0.9)).toBe(result);
});

test('stays idle with an empty pool', () => {
  expect(spinToEnd([], () => 0)).toEqual(IDLE_PICKER);
});

test('without the animation, the same random numbers give the same result', () => {
  const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(roll, { minLength: 16, maxLength: 16 }), (rolls) => {
      const last = rolls.at(-1) ?? 0;
      const remaining = [...rolls];
      const end = spinToEnd(POOL, () => remaining.shift() ?? 0);
      expect(end).toEqual({ phase: 'result', casino: POOL[Math.floor(last * POOL.length)] });
      expect(remaining).toEqual([]);
    }),
  );
});
