import { getLinkCheck } from '@nettobonus/store/link-checks';
import { siteDatabase } from '../site-database.ts';
import { momentOf, noteOf, STANDING_SAID } from './link-words.ts';

/** Says of a listing's link how it stands, where it is not in order. */
export async function LinkFinding({ link }: { link: unknown }) {
  const check = typeof link === 'string' && link ? await getLinkCheck(siteDatabase(), link) : null;
  if (!check || check.standing === 'in order') return null;
  return (
    <p className={`finding finding-${check.standing === 'broken' ? 'error' : 'warning'}`}>
      <b>Link: {STANDING_SAID[check.standing]}</b>
      <br />
      {noteOf(check)}. Checked {momentOf(check.checkedAt)}.
    </p>
  );
}
