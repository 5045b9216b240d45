import type { ReactNode } from 'react';
import { formatMessage } from '../../i18n/message.ts';
import type { CompareMessages } from '../../i18n/pages.ts';

interface EmptyComparisonProps {
  messages: CompareMessages;
  listHref: string;
  /** Two casinos with the same headline bonus, and the URL that compares them. */
  example: { first: string; second: string; bonus: string; href: string } | null;
  /** The form that adds a casino. */
  children?: ReactNode;
}

/** Explains the comparison and offers three ways to start one. */
export function EmptyComparison({ messages, listHref, example, children }: EmptyComparisonProps) {
  return (
    <div className="compare-empty">
      <h2>{messages.emptyHeading}</h2>
      <p>{messages.emptyText}</p>
      {children}
      <p>
        <a className="link" href={listHref}>
          {messages.toList}
        </a>
      </p>
      {example && (
        <p>
          {formatMessage(messages.exampleText, example)}{' '}
          <a className="link" href={example.href}>
            {formatMessage(messages.example, example)}
          </a>
        </p>
      )}
    </div>
  );
}
