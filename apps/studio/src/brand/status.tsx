import type { ReactNode } from 'react';

/** In order · wants a look · broken or blocking · information only. */
export type MarkName = 'ok' | 'look' | 'bad' | 'info';

export function Mark({ name }: { name: MarkName }) {
  return <span aria-hidden="true" className={`mark mark-${name}`} />;
}

/** How a thing stands, in a word, with its shape: never by colour alone. */
export function Status({ mark, children }: { mark: MarkName; children: ReactNode }) {
  return (
    <span className="standing">
      <Mark name={mark} />
      {children}
    </span>
  );
}

/** The same, plainly within a text. */
export function Marked({ mark, children }: { mark: MarkName; children: ReactNode }) {
  return (
    <span className="marked">
      <Mark name={mark} /> {children}
    </span>
  );
}
