import { formatReportQuery } from '@nettobonus/domain/clicks/report-params';
import type { ReactNode } from 'react';
import type { Report } from './load-report.ts';
import type { TableName } from './report-tables.ts';

interface SectionProps {
  title: string;
  /** The table that the CSV link downloads. */
  csv: TableName;
  report: Report;
  children: ReactNode;
}

export function Section({ title, csv, report, children }: SectionProps) {
  const id = `report-${csv}`;
  return (
    <section aria-labelledby={id} className="studio-page-section report-section">
      <header>
        <h2 id={id}>{title}</h2>
        <a
          aria-label={`CSV: ${title}`}
          download
          href={`/api/report/${csv}.csv${formatReportQuery(report.params)}`}
        >
          CSV
        </a>
      </header>
      {children}
    </section>
  );
}
