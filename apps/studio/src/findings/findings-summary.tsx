'use client';

import { useDocumentInfo, useWindowInfo } from '@payloadcms/ui';
import { formatFindingCounts } from './count-findings.ts';
import { PANEL_ID } from './findings.tsx';
import type { FormattedFindings } from './formatted-findings.ts';
import { useFindings } from './use-findings.ts';
import './findings-panel.css';

/** On narrow screens the panel is below the whole form: this line under the title leads to it. */
export function FindingsSummary() {
  const { id } = useDocumentInfo();
  const { breakpoints } = useWindowInfo();
  return breakpoints?.m && id !== undefined ? <SummaryLink /> : null;
}

function SummaryLink() {
  const formatted = useFindings(null);
  if (!formatted) return null;
  const openPanel = () => {
    const panel = document.getElementById(PANEL_ID);
    panel?.scrollIntoView({ block: 'start' });
    panel?.focus({ preventScroll: true });
  };
  return (
    <button className="findings-summary" onClick={openPanel} type="button">
      {formatSummary(formatted)}
    </button>
  );
}

function formatSummary({ findings, problems, net }: FormattedFindings): string {
  if (problems.length > 0) {
    return problems.length === 1 ? 'One field to fill in' : `${problems.length} fields to fill in`;
  }
  const counts = formatFindingCounts(findings);
  return net ? `Net ${net.net} · ${counts}` : counts;
}
