import { parseReportParams } from '@nettobonus/domain/clicks/report-params';
import type { AdminViewServerProps } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { mayReadReports } from '../access/report-access.ts';
import { StudioPage } from '../brand/studio-page.tsx';
import { Report } from './report.tsx';

/** `/admin/report?days=30&market=all` */
export function ReportView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const user = getCurrentUser(req);
  const entries = Object.entries(props.searchParams ?? {}).map(([name, value]) => [name, String(value)]);
  return (
    <StudioPage {...props} name="Report">
      {mayReadReports(user) && (
        <Report
          params={parseReportParams(new URLSearchParams(entries))}
          now={new Date()}
          payload={req.payload}
          user={user}
        />
      )}
    </StudioPage>
  );
}
