import type { CSSProperties } from 'react';

const WEEK = 7;
/** The most blocks that remain distinguishable in the width of a row. */
const MOST_DAYS = 4 * WEEK;

/** One block per day, or per week if there are too many days. Pads the row to whole weeks, or to groups of four weeks. */
export function blocksOf(days: number): { filled: number; of: number } {
  if (days === 0) return { filled: 1, of: 1 };
  const [filled, group] = days > MOST_DAYS ? [Math.ceil(days / WEEK), 4] : [days, WEEK];
  return { filled, of: Math.ceil(filled / group) * group };
}

/** Decorative: the text beside it says the same. */
export function DaysLeft({ days }: { days: number }) {
  const { filled, of } = blocksOf(days);
  return (
    <i aria-hidden="true" className="days-left" style={{ '--n': filled, '--of': of } as CSSProperties} />
  );
}
