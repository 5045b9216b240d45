import type { Severity } from '@nettobonus/domain/market-rule';

export interface FormattedFinding {
  key: string;
  severity: Severity;
  title: string;
  why: string;
  /** Small print: field, source, day. */
  source?: string;
}

export interface FormattedNet {
  now: string;
  tone: string;
  deposit: string;
  notes: string[];
}

/** What is to be said beside the form of a listing, in words: the form asks for it anew whenever it is saved. */
export interface FormattedListing {
  findings: FormattedFinding[];
  /** What keeps the rules from looking at it. */
  problems: string[];
  net: FormattedNet | null;
}
