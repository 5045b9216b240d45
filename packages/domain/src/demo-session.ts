import { type Reel, type Spin, spin, THROWS_PER_SPIN } from './reels.ts';
import { seededRandom } from './seeded-random.ts';

export const DEMO_SESSION = {
  /** The play money at the start. */
  startStakes: 500,
  manySpins: 100,
  /** After so many spins the game is told in a sentence. */
  summarySpins: 500,
  /** More points than this make a chart heavy, not finer. */
  mostPoints: 480,
} as const;

/** How a game stood after so many spins. */
export interface DemoPoint {
  spins: number;
  /** Won so far, in stakes. */
  returned: number;
}

/** A game in play money. All amounts are in stakes; each spin stakes one. */
export interface DemoSession extends DemoPoint {
  seed: number;
  last: Spin | null;
  /** The way here: every so many spins one point, thinned out as the game grows longer. */
  points: readonly DemoPoint[];
  pointEvery: number;
}

export function startSession(seed: number): DemoSession {
  const points = [{ spins: 0, returned: 0 }];
  return { seed, spins: 0, returned: 0, last: null, points, pointEvery: 1 };
}

export function balanceOf({ spins, returned }: DemoPoint): number {
  return DEMO_SESSION.startStakes + returned - spins;
}

/** Plays on, until the play money is gone. The seed alone decides what comes: the same seed gives the same game. */
export function playSpins(session: DemoSession, reel: Reel, count: number): DemoSession {
  const random = seededRandom(session.seed, session.spins * THROWS_PER_SPIN);
  let { spins, returned, last, pointEvery } = session;
  let points = [...session.points];
  const end = spins + count;
  while (spins < end && balanceOf({ spins, returned }) >= 1) {
    last = spin(reel, random);
    spins += 1;
    returned += last.pays;
    if (spins % pointEvery !== 0) continue;
    points.push({ spins, returned });
    if (points.length > DEMO_SESSION.mostPoints) {
      pointEvery *= 2;
      points = points.filter((point) => point.spins % pointEvery === 0);
    }
  }
  return { ...session, spins, returned, last, points, pointEvery };
}
