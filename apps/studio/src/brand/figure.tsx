import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  note?: ReactNode;
  isBad?: boolean;
  /** The page with what the figure counts. */
  href?: string;
  children: number | string;
}

/** A key figure with its label. Must be inside `<dl className="figures">`. */
export function Figure({ label, note, isBad = false, href, children }: FigureProps) {
  return (
    <div className={isBad ? 'is-bad' : undefined}>
      <dt>{label}</dt>
      <dd>{href ? <a href={href}>{children}</a> : children}</dd>
      {note && <dd className="figures-note">{note}</dd>}
    </div>
  );
}
