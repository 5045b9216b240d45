/** The hero's reel: every four seconds it turns in eight steps, pauses, and shows the next casino. */
export const SHOWCASE = {
  count: 12,
  spinIntervalMs: 4_000,
  steps: 8,
  stepMs: 80,
  pauseMs: 100,
} as const;

/** The first twelve casinos, repeated if there are fewer. Empty without casinos. */
export function buildShowcase<T>(casinos: readonly T[]): T[] {
  const first = casinos.slice(0, SHOWCASE.count);
  return Array.from(
    { length: first.length && SHOWCASE.count },
    (_, index) => first[index % first.length] as T,
  );
}

export interface Reel {
  current: number;
  /** 0 at rest, 1 to `SHOWCASE.steps` while turning. */
  step: number;
}

/** The next state, and the delay before it. */
export function turnReel({ current, step }: Reel, count: number): { reel: Reel; afterMs: number } {
  if (step === 0) return { reel: { current, step: 1 }, afterMs: SHOWCASE.spinIntervalMs };
  if (step < SHOWCASE.steps) return { reel: { current, step: step + 1 }, afterMs: SHOWCASE.stepMs };
  return { reel: { current: (current + 1) % count, step: 0 }, afterMs: SHOWCASE.pauseMs };
}

/** The reel's offset in percent of a card. */
export function reelOffset({ step }: Reel): number {
  return (step / SHOWCASE.steps) * 100;
}
