import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  note?: ReactNode;
  isBad?: boolean;
  children: number | string;
}

/** A key figure with its label. Must be inside `<dl className="figures">`. */
export function Figure({ label, note, isBad = false, children }: FigureProps) {
  return (
    <div className={isBad ? 'is-bad' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note && <dd className="figures-note">{note}</dd>}
    </div>
  );
}
