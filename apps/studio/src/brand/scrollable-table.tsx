import type { ReactNode } from 'react';

/** Lets a table that does not fit scroll horizontally. */
export function ScrollableTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus it to scroll.
    <section aria-label={label} className="studio-page-scroll" tabIndex={0}>
      {children}
    </section>
  );
}
