import type { CSSProperties } from 'react';

/** A decorative row of stars. The rating next to them states the value. */
export function Stars({ filled, total }: { filled: number; total: number }) {
  return <i aria-hidden="true" className="stars" style={{ '--n': filled, '--of': total } as CSSProperties} />;
}
