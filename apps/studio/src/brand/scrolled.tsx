import type { ReactNode } from 'react';

/** A table that is scrolled sideways where it does not fit. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too.
    <section aria-label={label} className="sheet-scroll" tabIndex={0}>
      {children}
    </section>
  );
}
