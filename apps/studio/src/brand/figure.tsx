import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  note?: ReactNode;
  isBad?: boolean;
  children: number | string;
}

/** One of a page's figures, within `<dl className="figures">`. */
export function Figure({ label, note, isBad = false, children }: FigureProps) {
  return (
    <div className={isBad ? 'is-bad' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note && <dd className="figures-note">{note}</dd>}
    </div>
  );
}
