/** The home page's showcase: every four seconds it spins in eight steps, pauses, and shows the next casino. */
export const SHOWCASE = {
  count: 12,
  spinIntervalMs: 4_000,
  steps: 8,
  stepMs: 80,
  pauseMs: 100,
} as const;

/**
 * The first twelve casinos, repeated if there are fewer. Empty without casinos. Omits casinos that the page shows right
 * above, unless there are no others.
 */
export function buildShowcase<T>(casinos: readonly T[], shownAbove: readonly T[] = []): T[] {
  const others = casinos.filter((casino) => !shownAbove.includes(casino));
  const first = (others.length > 0 ? others : casinos).slice(0, SHOWCASE.count);
  return Array.from(
    { length: first.length && SHOWCASE.count },
    (_, index) => first[index % first.length] as T,
  );
}

/** From the first step of a spin until the next casino is at rest. The first step starts the spin. */
const SPIN_MS = (SHOWCASE.steps - 1) * SHOWCASE.stepMs + SHOWCASE.pauseMs;

export interface ShowcaseState {
  current: number;
  /** 0 at rest, 1 to `SHOWCASE.steps` during a spin. */
  step: number;
  /** Whether the showcase is at rest because a spin has ended, and not because it was stopped or moved by hand. */
  hasSpun?: boolean;
}

/** The next state, and the delay before it. Spins start at equal intervals, so the rest after a spin is shorter. */
export function advanceShowcase(
  { current, step, hasSpun }: ShowcaseState,
  count: number,
): { state: ShowcaseState; afterMs: number } {
  if (step === 0) {
    return { state: { current, step: 1 }, afterMs: SHOWCASE.spinIntervalMs - (hasSpun ? SPIN_MS : 0) };
  }
  if (step < SHOWCASE.steps) return { state: { current, step: step + 1 }, afterMs: SHOWCASE.stepMs };
  return { state: { current: (current + 1) % count, step: 0, hasSpun: true }, afterMs: SHOWCASE.pauseMs };
}

/** How far the strip of cards has moved, in percent of a card. */
export function getSpinOffset({ step }: ShowcaseState): number {
  return (step / SHOWCASE.steps) * 100;
}
