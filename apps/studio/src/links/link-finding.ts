import { getLinkCheck } from '@nettobonus/store/link-checks';
import type { FormattedFinding } from '../findings/formatted-findings.ts';
import { formatMarketDateTime } from '../schedule/format-market-date-time.ts';
import { siteDatabase } from '../site-database.ts';
import { formatNote, STATUS_LABELS } from './format-link-check.ts';

/** Returns a finding if a listing's link is broken or needs attention, or null. */
export async function getLinkFinding(link: unknown): Promise<FormattedFinding | null> {
  const check = typeof link === 'string' && link ? await getLinkCheck(siteDatabase(), link) : null;
  if (!check || check.status === 'ok') return null;
  return {
    key: 'link',
    severity: check.status === 'broken' ? 'error' : 'warning',
    title: `Link: ${STATUS_LABELS[check.status]}`,
    why: `${formatNote(check)}. Checked ${formatMarketDateTime(check.checkedAt, undefined)}.`,
    field: 'affiliateLink',
  };
}
