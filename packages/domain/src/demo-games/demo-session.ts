import { seededRandom } from '../shared/seeded-random.ts';
import { DRAWS_PER_SPIN, type Reel, type Spin, spin } from './reels.ts';

export const DEMO_SESSION = {
  /** The play money at the start, in stakes. */
  startStakes: 500,
  batchSpins: 100,
  /** The summary sentence appears after this many spins. */
  summarySpins: 500,
  /** More points would make the chart slower, but not visibly more detailed. */
  maxPoints: 480,
} as const;

/** How long the reels turn, and how fast a batch is played: its balance line is drawn as it goes. */
export const DEMO_MOTION = {
  spinMs: 500,
  batchMs: 2_000,
  frameMs: 40,
} as const;

/** The state of a game after a number of spins. */
export interface DemoPoint {
  spins: number;
  /** The sum of all payouts, in stakes. */
  returned: number;
}

/** A play-money game. All amounts are in stakes; each spin costs one. */
export interface DemoSession extends DemoPoint {
  seed: number;
  last: Spin | null;
  /** The history: one point every `pointInterval` spins, thinned out as the game gets longer. */
  points: readonly DemoPoint[];
  pointInterval: number;
}

export function startSession(seed: number): DemoSession {
  const points = [{ spins: 0, returned: 0 }];
  return { seed, spins: 0, returned: 0, last: null, points, pointInterval: 1 };
}

export function getBalance({ spins, returned }: DemoPoint): number {
  return DEMO_SESSION.startStakes + returned - spins;
}

/** Plays `count` spins or until the play money runs out. The same seed always gives the same game. */
export function playSpins(session: DemoSession, reel: Reel, count: number): DemoSession {
  const random = seededRandom(session.seed, session.spins * DRAWS_PER_SPIN);
  let { spins, returned, last, pointInterval } = session;
  let points = [...session.points];
  const end = spins + count;
  while (spins < end && getBalance({ spins, returned }) >= 1) {
    last = spin(reel, random);
    spins += 1;
    returned += last.payout;
    if (spins % pointInterval !== 0) continue;
    points.push({ spins, returned });
    if (points.length > DEMO_SESSION.maxPoints) {
      pointInterval *= 2;
      points = points.filter((point) => point.spins % pointInterval === 0);
    }
  }
  return { ...session, spins, returned, last, points, pointInterval };
}
