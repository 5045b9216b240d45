import type { CSSProperties } from 'react';

const WEEK = 7;
/** So many blocks at most can be told apart in a row's width. */
const MOST_DAYS = 4 * WEEK;

/** A block is a day, or a week where there are too many days. The row is filled up to whole weeks, or fours of weeks. */
export function blocksOf(days: number): { filled: number; of: number } {
  if (days === 0) return { filled: 1, of: 1 };
  const [filled, group] = days > MOST_DAYS ? [Math.ceil(days / WEEK), 4] : [days, WEEK];
  return { filled, of: Math.ceil(filled / group) * group };
}

/** A picture of the words beside it. */
export function DaysLeft({ days }: { days: number }) {
  const { filled, of } = blocksOf(days);
  return (
    <i aria-hidden="true" className="days-left" style={{ '--n': filled, '--of': of } as CSSProperties} />
  );
}
