import { getLinkCheck } from '@nettobonus/store/link-checks';
import type { FormattedFinding } from '../findings/formatted-listing.ts';
import { siteDatabase } from '../site-database.ts';
import { momentOf, noteOf, STATUS_LABELS } from './format-link-check.ts';

/** A finding if a listing's link is not in order, or null. */
export async function findLinkFault(link: unknown): Promise<FormattedFinding | null> {
  const check = typeof link === 'string' && link ? await getLinkCheck(siteDatabase(), link) : null;
  if (!check || check.status === 'ok') return null;
  return {
    key: 'link',
    severity: check.status === 'broken' ? 'error' : 'warning',
    title: `Link: ${STATUS_LABELS[check.status]}`,
    why: `${noteOf(check)}. Checked ${momentOf(check.checkedAt)}.`,
  };
}
