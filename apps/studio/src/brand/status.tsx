import type { ReactNode } from 'react';

/** In order · needs attention · broken or blocking · information only. */
export type MarkName = 'ok' | 'warning' | 'bad' | 'info';

export function Mark({ name }: { name: MarkName }) {
  return <span aria-hidden="true" className={`mark mark-${name}`} />;
}

/** A status label with a mark. The shape of the mark differs per status: colour alone is not accessible. */
export function Status({ mark, children }: { mark: MarkName; children: ReactNode }) {
  return (
    <span className="status-label">
      <Mark name={mark} />
      {children}
    </span>
  );
}

/** A status with a mark, inline in text. */
export function Marked({ mark, children }: { mark: MarkName; children: ReactNode }) {
  return (
    <span className="marked">
      <Mark name={mark} /> {children}
    </span>
  );
}
