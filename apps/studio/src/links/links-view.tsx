import { getLatestLinkCheckRun, type LinkCheckRunSummary } from '@nettobonus/store/link-checks';
import type { AdminViewServerProps } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { mayCheckLinks } from '../access/link-access.ts';
import { StudioPage } from '../brand/studio-page.tsx';
import { isUnfinished, listJobs } from '../jobs/job-queue.ts';
import { CheckNow } from '../network/check-now.tsx';
import { formatMarketDateTime } from '../schedule/format-market-date-time.ts';
import { siteDatabase } from '../site-database.ts';
import { LinkHealthTable } from './link-health.tsx';
import { listLinkRows } from './list-link-rows.ts';

/** `/admin/links?page=2`: the status of every affiliate link. */
export async function LinksView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const { payload } = req;
  const user = getCurrentUser(req);
  const isInProgress = (await listJobs(payload, 'check-links')).some(isUnfinished);
  return (
    <StudioPage {...props} name="Links">
      <div className="studio-page-head">
        <h1>Links</h1>
        <p>{formatRun(await getLatestLinkCheckRun(siteDatabase()), isInProgress)}</p>
        {mayCheckLinks(user) ? (
          <CheckNow isInProgress={isInProgress} label="Check links now" path="/api/links/check" />
        ) : null}
      </div>
      <section aria-label="Link health" className="link-health">
        <LinkHealthTable
          page={parsePage(props.searchParams?.page)}
          rows={await listLinkRows(payload)}
          user={user}
        />
      </section>
    </StudioPage>
  );
}

/** Never throws: unknown values become the first page. */
function parsePage(value: unknown): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function formatRun(run: LinkCheckRunSummary | null, isInProgress: boolean): string {
  if (isInProgress) {
    return run && !run.endedAt
      ? `${run.checkedCount} of ${run.linkCount} links checked`
      : 'A check is about to start';
  }
  if (!run) return 'Not checked yet. Links are checked every morning at 06:10.';
  const { endedAt, startedAt, linkCount, checkedCount, problem } = run;
  if (problem)
    return `The last check stopped at ${formatMarketDateTime(endedAt ?? startedAt, undefined)}: ${problem}`;
  if (!endedAt)
    return `The last check stopped after ${checkedCount} of ${linkCount} links; the next check continues`;
  return `Last checked ${formatMarketDateTime(endedAt, undefined)}, ${linkCount} ${linkCount === 1 ? 'link' : 'links'}`;
}
