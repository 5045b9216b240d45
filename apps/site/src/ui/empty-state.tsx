import type { ReactNode } from 'react';

interface EmptyStateProps {
  heading: string;
  text: string;
  /** An action, such as clearing the filters. */
  children: ReactNode;
}

export function EmptyState({ heading, text, children }: EmptyStateProps) {
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
