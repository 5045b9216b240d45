import type { Payload } from 'payload';
import { formatLanguageFindings } from '../language/format-language-findings.ts';
import type { OverrideCollection } from '../overrides/overridable.ts';
import { formatFindings } from './format-findings.ts';
import type { FormattedFindings } from './formatted-findings.ts';
import { listReviewFindings } from './list-review-findings.ts';

/** The text of the panel next to a form: for a listing its rule findings and net, for others their texts. */
export async function formatDraftFindings(
  payload: Payload,
  collection: OverrideCollection,
  draft: object,
  now: Date,
): Promise<FormattedFindings> {
  if (collection === 'listings') return formatFindings(payload, draft, now);
  const ruleFindings = collection === 'reviews' ? await listReviewFindings(payload, draft, now) : [];
  const findings = [...formatLanguageFindings(payload, collection, draft), ...ruleFindings];
  return { findings, problems: [], net: null, labels: null };
}
