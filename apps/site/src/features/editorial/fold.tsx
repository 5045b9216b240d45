import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface FoldProps {
  heading: string;
  text?: string;
  children: ReactNode;
}

/** A section that is collapsible on phones and open everywhere else. */
export function Fold({ heading, text, children }: FoldProps) {
  return (
    <details className="fold" open>
      <summary className="section-head">
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
        <Icon className="fold-icon" name="plus" size={20} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
