import type { Severity } from '@nettobonus/domain/market-rules/market-rule';
import type { MarkName } from '../brand/status.tsx';
import type { TextIds } from './casino-texts.ts';

export const SEVERITY_MARKS: Record<Severity, MarkName> = {
  error: 'bad',
  warning: 'warning',
  information: 'ok',
};

const PLACE = /^(review|home|page\.[^.]+)\.(.+)$/;
const TEXT_COLLECTIONS: Record<string, string> = { review: 'reviews', home: 'editorial' };

/** The field of another text, as findings of a listing name it: `review.faq.1.answer`; null for a listing’s own field. */
export function parseTextField(field: string): { place: string; path: string } | null {
  const [, place, path] = PLACE.exec(field) ?? [];
  return place === undefined || path === undefined ? null : { place, path };
}

/** The address of the form with a field, which opens the field. Without the id of another text, that of the listing. */
export function formatFieldHref(id: number, field: string, textIds: TextIds): string {
  const text = parseTextField(field);
  const textId = text && textIds[text.place];
  if (!text || textId === undefined || textId === null)
    return `/admin/collections/listings/${id}${text ? '' : `#field=${field}`}`;
  const collection = TEXT_COLLECTIONS[text.place] ?? 'page-texts';
  return `/admin/collections/${collection}/${textId}#field=${text.path}`;
}

export interface FormattedFinding {
  key: string;
  severity: Severity;
  title: string;
  why: string;
  /** Small print: field, source, date. */
  source?: string;
  /** Path of the form's field that the finding is about. */
  field?: string;
  /** The form with the field, if it is another one. */
  href?: string;
}

/** A field that prevents the rules from checking the listing. */
export interface FormattedProblem {
  path: string;
  label: string;
  message: string;
}

export interface FormattedNet {
  net: string;
  tone: string;
  deposit: string;
  notes: string[];
}

/** What terms and licence decide about the labels of a listing. */
export interface FormattedLabels {
  /** The category pages that list the casino. */
  pages: string[];
  /** The labels that the card shows in addition to those of the form. */
  added: string[];
}

/** The text of the panel next to a listing's form. The panel fetches it again after every save. */
export interface FormattedFindings {
  findings: FormattedFinding[];
  /** Why the rules cannot check the listing yet. */
  problems: FormattedProblem[];
  net: FormattedNet | null;
  /** Null if the rules cannot check the listing yet. */
  labels: FormattedLabels | null;
}
