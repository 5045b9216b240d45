import type { Severity } from '@nettobonus/domain/market-rules/market-rule';

export interface FormattedFinding {
  key: string;
  severity: Severity;
  title: string;
  why: string;
  /** Small print: field, source, date. */
  source?: string;
}

export interface FormattedNet {
  net: string;
  tone: string;
  deposit: string;
  notes: string[];
}

/** The text of the panel next to a listing's form. The panel fetches it again after every save. */
export interface FormattedFindings {
  findings: FormattedFinding[];
  /** Why the rules cannot check the listing yet. */
  problems: string[];
  net: FormattedNet | null;
}
