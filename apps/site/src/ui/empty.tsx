import type { ReactNode } from 'react';

interface EmptyProps {
  heading: string;
  text: string;
  /** An action, such as clearing the filters. */
  children: ReactNode;
}

/** Empty state of a list. */
export function Empty({ heading, text, children }: EmptyProps) {
  return (
    <div className="empty">
      <svg aria-hidden="true" height="96" viewBox="0 0 160 96" width="160">
        <path d="M1 1h158v26H1zM1 35h92v60H1zM101 35h58v60h-58z" />
      </svg>
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
