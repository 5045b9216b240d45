import { getLinkCheck } from '@nettobonus/store/link-checks';
import { Mark } from '../brand/standing.tsx';
import { siteDatabase } from '../site-database.ts';
import { MARKS } from './link-health.tsx';
import { momentOf, noteOf, STANDING_SAID } from './link-words.ts';

/** Says of a listing's link how it stands, where it is not in order. */
export async function LinkFinding({ link }: { link: unknown }) {
  const check = typeof link === 'string' && link ? await getLinkCheck(siteDatabase(), link) : null;
  if (!check || check.standing === 'in order') return null;
  return (
    <div className={`finding finding-${check.standing === 'broken' ? 'error' : 'warning'}`}>
      <Mark name={MARKS[check.standing]} />
      <div>
        <p className="finding-title">Link: {STANDING_SAID[check.standing]}</p>
        <p>
          {noteOf(check)}. Checked {momentOf(check.checkedAt)}.
        </p>
      </div>
    </div>
  );
}
