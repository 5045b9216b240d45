import { REPORT_DAYS, type ReportDays } from './click-report.ts';
import { isMarket, type Market } from './market.ts';

/** What a report is asked for by its address. */
export interface ReportChoice {
  days: ReportDays;
  /** Null: all of them. */
  market: Market | null;
}

const USUAL_DAYS: ReportDays = 30;

/** Never fails: what is not known is as if nothing had been said. */
export function parseReportChoice(params: URLSearchParams): ReportChoice {
  const days = REPORT_DAYS.find((known) => String(known) === params.get('days')) ?? USUAL_DAYS;
  const market = params.get('market') ?? '';
  return { days, market: isMarket(market) ? market : null };
}

/** `?days=7&market=se`, empty where all is as usual. */
export function writeReportChoice({ days, market }: ReportChoice): string {
  const params = new URLSearchParams();
  if (days !== USUAL_DAYS) params.set('days', String(days));
  if (market) params.set('market', market);
  return params.size === 0 ? '' : `?${params}`;
}
