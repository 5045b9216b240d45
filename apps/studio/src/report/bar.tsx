import type { CSSProperties } from 'react';

/** Its length is its share of the largest value. */
export function Bar({ of, largest }: { of: number; largest: number }) {
  return <i style={{ '--length': largest > 0 ? of / largest : 0 } as CSSProperties} />;
}
