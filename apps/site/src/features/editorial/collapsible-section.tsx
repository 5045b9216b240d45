import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface CollapsibleSectionProps {
  heading: string;
  text?: string;
  children: ReactNode;
}

/** A section that is collapsed on phones. On wider screens it is always open. */
export function CollapsibleSection({ heading, text, children }: CollapsibleSectionProps) {
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
