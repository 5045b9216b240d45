import type { ReactNode } from 'react';
import type { CompareWords } from '../../i18n/compare/words.ts';
import { formatMessage } from '../../i18n/message.ts';

interface EmptyComparisonProps {
  words: CompareWords;
  listHref: string;
  /** Two casinos with the same headline bonus, and the URL that compares them. */
  example: { first: string; second: string; bonus: string; href: string } | null;
  /** The form that adds a casino. */
  children?: ReactNode;
}

/** Explains the comparison and offers three ways to start one. */
export function EmptyComparison({ words, listHref, example, children }: EmptyComparisonProps) {
  return (
    <div className="compare-empty">
      <h2>{words.emptyHeading}</h2>
      <p>{words.emptyText}</p>
      {children}
      <p>
        <a className="link" href={listHref}>
          {words.toList}
        </a>
      </p>
      {example && (
        <p>
          {formatMessage(words.exampleText, example)}{' '}
          <a className="link" href={example.href}>
            {formatMessage(words.example, example)}
          </a>
        </p>
      )}
    </div>
  );
}
