/** The random casino picker: it picks a casino every `intervalMs` and stops after `picks`. */
export const PICKER = {
  minRating: 9,
  intervalMs: 100,
  /** The specification's "more than 15". */
  picks: 16,
} as const;

/** The casinos that the picker can pick. */
export function pickerPool<T extends { rating: number; isUnlicensed?: boolean | undefined }>(
  casinos: readonly T[],
): T[] {
  return casinos.filter(({ rating, isUnlicensed }) => !isUnlicensed && rating >= PICKER.minRating);
}

export type PickerState<T> =
  | { phase: 'idle' }
  | { phase: 'spinning'; picks: number; casino: T | null }
  | { phase: 'result'; casino: T };

export const IDLE_PICKER = { phase: 'idle' } as const;

/** Starts a spin, unless one is running. */
export function startSpin<T>(state: PickerState<T>): PickerState<T> {
  return state.phase === 'spinning' ? state : { phase: 'spinning', picks: 0, casino: null };
}

/** One pick of a spin; the last one is the result. */
export function pickOnce<T>(state: PickerState<T>, pool: readonly T[], random: () => number): PickerState<T> {
  if (state.phase !== 'spinning') return state;
  const casino = pool[Math.floor(random() * pool.length)];
  if (casino === undefined) return IDLE_PICKER;
  const picks = state.picks + 1;
  return picks >= PICKER.picks ? { phase: 'result', casino } : { phase: 'spinning', picks, casino };
}

/** All picks at once, for visitors who prefer reduced motion. */
export function spinToEnd<T>(pool: readonly T[], random: () => number): PickerState<T> {
  let state = startSpin<T>(IDLE_PICKER);
  while (state.phase === 'spinning') state = pickOnce(state, pool, random);
  return state;
}
