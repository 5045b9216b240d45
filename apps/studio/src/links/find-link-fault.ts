import { getLinkCheck } from '@nettobonus/store/link-checks';
import type { FormattedFinding } from '../findings/formatted-listing.ts';
import { siteDatabase } from '../site-database.ts';
import { momentOf, noteOf, STANDING_SAID } from './link-words.ts';

/** How a listing's link stands, where it is not in order. */
export async function findLinkFault(link: unknown): Promise<FormattedFinding | null> {
  const check = typeof link === 'string' && link ? await getLinkCheck(siteDatabase(), link) : null;
  if (!check || check.standing === 'in order') return null;
  return {
    key: 'link',
    severity: check.standing === 'broken' ? 'error' : 'warning',
    title: `Link: ${STANDING_SAID[check.standing]}`,
    why: `${noteOf(check)}. Checked ${momentOf(check.checkedAt)}.`,
  };
}
