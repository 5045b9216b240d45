import type { CSSProperties } from 'react';

const WEEK = 7;
/** With more blocks in a row, each block would be too narrow to see. */
const MAX_DAY_BLOCKS = 4 * WEEK;

/** One block per day, or per week if there are too many days. Pads the row to whole weeks, or to groups of four weeks. */
export function countBlocks(days: number): { filled: number; total: number } {
  if (days === 0) return { filled: 1, total: 1 };
  const [filled, group] = days > MAX_DAY_BLOCKS ? [Math.ceil(days / WEEK), 4] : [days, WEEK];
  return { filled, total: Math.ceil(filled / group) * group };
}

/** Decorative: the text next to it states the value. */
export function DaysLeft({ days }: { days: number }) {
  const { filled, total } = countBlocks(days);
  return (
    <i aria-hidden="true" className="days-left" style={{ '--n': filled, '--of': total } as CSSProperties} />
  );
}
