/** The hero's reel: every four seconds it starts to turn in eight steps, pauses, and shows the next casino. */
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

/** From the first step of a turn until the next casino is at rest. The first step starts the turn. */
const TURN_MS = (SHOWCASE.steps - 1) * SHOWCASE.stepMs + SHOWCASE.pauseMs;

export interface Reel {
  current: number;
  /** 0 at rest, 1 to `SHOWCASE.steps` while turning. */
  step: number;
  /** Whether a turn has just ended, rather than that the reel was stopped or moved by hand. */
  hasTurned?: boolean;
}

/** The next state, and the delay before it. Turns start at equal intervals, so the rest after a turn is shorter. */
export function turnReel({ current, step, hasTurned }: Reel, count: number): { reel: Reel; afterMs: number } {
  if (step === 0) {
    return { reel: { current, step: 1 }, afterMs: SHOWCASE.spinIntervalMs - (hasTurned ? TURN_MS : 0) };
  }
  if (step < SHOWCASE.steps) return { reel: { current, step: step + 1 }, afterMs: SHOWCASE.stepMs };
  return { reel: { current: (current + 1) % count, step: 0, hasTurned: true }, afterMs: SHOWCASE.pauseMs };
}

/** The reel's offset in percent of a card. */
export function reelOffset({ step }: Reel): number {
  return (step / SHOWCASE.steps) * 100;
}
