import { parseReportParams } from '@nettobonus/domain/clicks/report-params';
import { writeCsv } from '@nettobonus/domain/shared/csv';
import type { Endpoint } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { mayReadReports } from '../access/report-access.ts';
import { loadReport } from './load-report.ts';
import { isTableName, listTableRows } from './report-tables.ts';

/** `GET /api/report/casinos.csv?days=30&market=se` */
export const csvEndpoint: Endpoint = {
  path: '/report/:file',
  method: 'get',
  handler: async (req) => {
    if (!mayReadReports(getCurrentUser(req)))
      return Response.json({ message: 'Log in to read reports.' }, { status: 401 });
    const file = String(req.routeParams?.file);
    const table = file.replace(/\.csv$/, '');
    if (!file.endsWith('.csv') || !isTableName(table)) {
      return Response.json({ message: 'This table does not exist.' }, { status: 404 });
    }
    const report = await loadReport(req.payload, parseReportParams(req.searchParams), new Date());
    const { period, params } = report;
    const name = ['nettobonus', table, params.market ?? 'all', period.from, period.to].join('_');
    return new Response(writeCsv(listTableRows(table, report)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
