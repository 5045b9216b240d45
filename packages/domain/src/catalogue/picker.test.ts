import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canClosePicker,
  IDLE_PICKER,
  type PickerState,
  pickerPool,
  pickOnce,
  spinToEnd,
  startSpin,
} from './picker.ts';

const POOL = ['a', 'b', 'c', 'd'];
const begun = startSpin<string>(IDLE_PICKER);

test('only casinos rated 9 or higher are in the pool', () => {
  const rated = [10, 9, 8.99, 0].map((rating) => ({ rating }));
  expect(pickerPool(rated)).toEqual([{ rating: 10 }, { rating: 9 }]);
});

test('it spins through fifteen picks and stops with the sixteenth, which is the result', () => {
  let state: PickerState<string> = begun;
  for (let pick = 1; pick <= 15; pick++) {
    state = pickOnce(state, POOL, () => 0.3);
    expect(state).toEqual({ phase: 'spinning', picks: pick, casino: 'b' });
  }
  expect(pickOnce(state, POOL, () => 0.99)).toEqual({ phase: 'result', casino: 'd' });
});

test('the button does nothing while it spins, and spins again from a result', () => {
  const spinning = pickOnce(begun, POOL, () => 0);
  expect(startSpin(spinning)).toBe(spinning);
  expect(startSpin({ phase: 'result', casino: 'a' })).toEqual(begun);
});

test('it can be closed only when it does not spin and has a result', () => {
  expect(canClosePicker(IDLE_PICKER)).toBe(false);
  expect(canClosePicker(begun)).toBe(false);
  expect(canClosePicker({ phase: 'result', casino: 'a' })).toBe(true);
});

test('a pick after the last one changes nothing', () => {
  const result = { phase: 'result', casino: 'a' } as const;
  expect(pickOnce(result, POOL, () => 0.9)).toBe(result);
});

test('an empty pool has no result', () => {
  expect(spinToEnd([], () => 0)).toEqual(IDLE_PICKER);
});

test('without the animation, the same random numbers give the same result', () => {
  const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(roll, { minLength: 16, maxLength: 16 }), (rolls) => {
      const last = rolls.at(-1) ?? 0;
      const left = [...rolls];
      const end = spinToEnd(POOL, () => left.shift() ?? 0);
      expect(end).toEqual({ phase: 'result', casino: POOL[Math.floor(last * POOL.length)] });
      expect(left).toEqual([]);
    }),
  );
});
