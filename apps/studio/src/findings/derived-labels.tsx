'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useFindings } from './use-findings.ts';
import './findings-panel.css';

/** What terms and licence of the last saved version decide, above the labels that editors type. */
export function DerivedLabels() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <SavedLabels />;
}

function SavedLabels() {
  const formatted = useFindings(null);
  if (!formatted) return null;
  const { labels } = formatted;
  return (
    <section aria-labelledby="derived-labels-heading" className="derived-labels">
      <h2 id="derived-labels-heading">From terms, licence and category tags</h2>
      {labels ? (
        <dl>
          <dt>Category pages</dt>
          <dd>{labels.pages.join(', ') || 'None'}</dd>
          <dt>Labels added to the card</dt>
          <dd>{labels.added.join(', ') || 'None'}</dd>
        </dl>
      ) : (
        <p>Shown when all required fields are filled in.</p>
      )}
    </section>
  );
}
