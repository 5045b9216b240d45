import { isMarket, type Market } from '../markets/market.ts';
import { REPORT_DAYS, type ReportDays } from './click-report.ts';

/** The report parameters in the URL. */
export interface ReportParams {
  days: ReportDays;
  /** Null for all markets. */
  market: Market | null;
}

const DEFAULT_DAYS: ReportDays = 30;

/** Never throws: unknown values become the default. */
export function parseReportParams(params: URLSearchParams): ReportParams {
  const days = REPORT_DAYS.find((known) => String(known) === params.get('days')) ?? DEFAULT_DAYS;
  const market = params.get('market') ?? '';
  return { days, market: isMarket(market) ? market : null };
}

/** `?days=7&market=se`; empty for the defaults. */
export function formatReportQuery({ days, market }: ReportParams): string {
  const params = new URLSearchParams();
  if (days !== DEFAULT_DAYS) params.set('days', String(days));
  if (market) params.set('market', market);
  return params.size === 0 ? '' : `?${params}`;
}
