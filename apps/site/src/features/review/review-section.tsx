import type { ReactNode } from 'react';
import { withNoBreakRanges } from '../../i18n/format.ts';

/** A section of a review with its heading. `id` is the anchor that the navigation links to. */
export function ReviewSection({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section className="review-section" id={id}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Labels and values in two columns. */
export function Facts({ facts, isProse = false }: { facts: [string, ReactNode][]; isProse?: boolean }) {
  return (
    <dl className={isProse ? 'facts is-prose' : 'facts'}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? withNoBreakRanges(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
