import type { CSSProperties } from 'react';

/** Ten small decorative blocks. The text next to them states the value. */
export function TenBlocks({ filled }: { filled: number }) {
  return <i aria-hidden="true" className="ten-blocks" style={{ '--n': filled } as CSSProperties} />;
}
