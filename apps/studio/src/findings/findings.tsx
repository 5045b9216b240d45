'use client';

import type { Severity } from '@nettobonus/domain/market-rules/market-rule';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { Mark, type MarkName } from '../brand/status.tsx';
import type { FormattedFinding, FormattedFindings, FormattedNet } from './formatted-findings.ts';
import './findings-panel.css';

const MARKS: Record<Severity, MarkName> = { error: 'bad', warning: 'warning', information: 'ok' };

/** The panel next to the form. Payload renders it only when the form opens, so it fetches findings after each save. */
export function Findings({ initial }: { initial: FormattedFindings }) {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [shown, setShown] = useState({ formatted: initial, updateTime: lastUpdateTime });
  useEffect(() => {
    if (id === undefined || lastUpdateTime === shown.updateTime) return;
    const controller = new AbortController();
    fetchFindings(id, controller.signal).then(
      (formatted) => formatted && setShown({ formatted, updateTime: lastUpdateTime }),
      // Ignore errors: the next save fetches again.
      () => {},
    );
    return () => controller.abort();
  }, [id, lastUpdateTime, shown.updateTime]);
  const { findings, problems, net } = shown.formatted;
  return (
    <>
      <section aria-labelledby="findings-heading" className="findings">
        <h3 id="findings-heading">Rule findings</h3>
        {findings.length > 0 && <FindingList findings={findings} />}
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {findings.length + problems.length === 0 && <p className="findings-none">No findings today.</p>}
      </section>
      {net && <NetPreview {...net} />}
    </>
  );
}

async function fetchFindings(id: number | string, signal: AbortSignal): Promise<FormattedFindings | null> {
  const response = await fetch(`/api/findings/${id}`, { signal });
  return response.ok ? ((await response.json()) as FormattedFindings) : null;
}

function FindingList({ findings }: { findings: readonly FormattedFinding[] }) {
  return (
    <ul>
      {findings.map(({ key, severity, title, why, source }) => (
        <li className={`finding finding-${severity}`} key={key}>
          <Mark name={MARKS[severity]} />
          <div>
            <p className="finding-title">{title}</p>
            <p>{why}</p>
            {source && <p className="finding-source">{source}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function NetPreview({ net, tone, deposit, notes }: FormattedNet) {
  return (
    <section aria-labelledby="net-preview-heading" className="net-preview">
      <h3 id="net-preview-heading">Card preview</h3>
      <p>
        <b className={tone}>{net}</b> net value for a deposit of {deposit}
      </p>
      {notes.map((note) => (
        <p className="finding-source" key={note}>
          {note}
        </p>
      ))}
    </section>
  );
}
