import type { CSSProperties } from 'react';

/** As long as its share of the largest. */
export function Bar({ of, largest }: { of: number; largest: number }) {
  return <i style={{ '--length': largest > 0 ? of / largest : 0 } as CSSProperties} />;
}
