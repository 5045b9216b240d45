import type { CSSProperties } from 'react';

/** A bar whose length shows `value` relative to `max`. */
export function Bar({ value, max }: { value: number; max: number }) {
  return <i style={{ '--length': max > 0 ? value / max : 0 } as CSSProperties} />;
}
