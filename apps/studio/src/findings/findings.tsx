'use client';

import type { ReactNode } from 'react';
import { Mark } from '../brand/status.tsx';
import { useFieldFocus } from '../form/use-field-focus.ts';
import {
  type FormattedFinding,
  type FormattedFindings,
  type FormattedNet,
  SEVERITY_MARKS,
} from './formatted-findings.ts';
import { useFindings } from './use-findings.ts';
import './findings-panel.css';

/** The summary under the title leads here. */
export const PANEL_ID = 'findings-panel';

/** The panel next to the form: the net value and the findings of the last saved version. */
export function Findings({ initial }: { initial: FormattedFindings }) {
  const { findings, problems, net } = useFindings(initial);
  const { focus } = useFieldFocus();
  return (
    <div className="findings-panel" id={PANEL_ID} tabIndex={-1}>
      {net && <NetPreview {...net} />}
      <section aria-labelledby="findings-heading" className="findings">
        <h2 id="findings-heading">Rule findings</h2>
        {findings.length > 0 && <FindingList findings={findings} onFocus={focus} />}
        {problems.map(({ path, label, message }) => (
          <p key={path}>
            <FieldLink onFocus={focus} path={path}>
              {label}
            </FieldLink>{' '}
            {message}
          </p>
        ))}
        {findings.length + problems.length === 0 && <p className="findings-none">No findings today.</p>}
      </section>
    </div>
  );
}

interface FieldLinkProps {
  path: string;
  onFocus: (path: string) => void;
  children: ReactNode;
}

function FieldLink({ path, onFocus, children }: FieldLinkProps) {
  return (
    <button className="field-link" onClick={() => onFocus(path)} type="button">
      {children}
    </button>
  );
}

interface FindingListProps {
  findings: readonly FormattedFinding[];
  onFocus: (path: string) => void;
}

function FindingList({ findings, onFocus }: FindingListProps) {
  return (
    <ul>
      {findings.map(({ key, severity, title, why, source, field, href }) => (
        <li className={`finding finding-${severity}`} key={key}>
          <Mark name={SEVERITY_MARKS[severity]} />
          <div>
            <p className="finding-title">
              {field ? (
                <FieldLink onFocus={onFocus} path={field}>
                  {title}
                </FieldLink>
              ) : href ? (
                <a href={href}>{title}</a>
              ) : (
                title
              )}
            </p>
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
      <h2 id="net-preview-heading">Card preview</h2>
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
