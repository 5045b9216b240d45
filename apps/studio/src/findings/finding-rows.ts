import type { Finding } from '@nettobonus/domain/market-rules/listing-findings';
import { SEVERITIES, type Severity } from '@nettobonus/domain/market-rules/market-rule';
import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import { type FindingTask, formatTaskKey, NO_TASK } from './finding-tasks.ts';
import type { PublishedOffer } from './published-offers.ts';

export const ASSIGNMENTS = ['mine', 'overdue', 'unassigned'] as const;
/** `mine`: the user owns them · `overdue`: their last day has passed · `unassigned`: they have no owner. */
export type Assignment = (typeof ASSIGNMENTS)[number];

/** What the list of findings shows; null for everything. */
export interface FindingFilter {
  market: Market | null;
  /** Null shows errors and warnings: information needs no action. */
  severity: Severity | null;
  /** A rule's id. */
  rule: string | null;
  assignment: Assignment | null;
  /** From 1. */
  page: number;
}

export interface FindingRow {
  finding: Finding;
  market: Market;
  /** The listings with this finding: all of the market's if it concerns the whole market, else one. */
  offers: [PublishedOffer, ...PublishedOffer[]];
  task: FindingTask;
  /** Whether the task's last day has passed. */
  isOverdue: boolean;
}

export const ROWS_PER_PAGE = 100;

/** Never throws: unknown values become the default. */
export function parseFindingFilter(params: URLSearchParams): FindingFilter {
  const market = params.get('market') ?? '';
  const page = Number(params.get('page'));
  return {
    market: isMarket(market) ? market : null,
    severity: SEVERITIES.find((severity) => severity === params.get('severity')) ?? null,
    rule: params.get('rule') || null,
    assignment: ASSIGNMENTS.find((assignment) => assignment === params.get('assigned')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** `/admin/findings?market=se&rule=terms-stale` */
export function formatFindingsHref({
  market,
  severity,
  rule,
  assignment,
  page,
}: Partial<FindingFilter>): string {
  const params = new URLSearchParams();
  if (market) params.set('market', market);
  if (severity) params.set('severity', severity);
  if (rule) params.set('rule', rule);
  if (assignment) params.set('assigned', assignment);
  if (page && page > 1) params.set('page', String(page));
  return `/admin/findings${params.size === 0 ? '' : `?${params}`}`;
}

/** The tasks by key, and each market's day. */
export interface TaskContext {
  tasks: ReadonlyMap<string, FindingTask>;
  getToday: (market: Market) => string;
}

const NO_TASKS: TaskContext = { tasks: new Map(), getToday: () => '' };

/** One row for each finding, most severe first. A finding of a whole market is one row. */
export function listFindingRows(
  offers: readonly PublishedOffer[],
  { tasks, getToday }: TaskContext = NO_TASKS,
): FindingRow[] {
  const rows = new Map<string, FindingRow>();
  for (const offer of offers) {
    for (const finding of offer.findings) {
      const place = finding.field === null ? offer.market : `${offer.id}/${finding.field}`;
      const key = `${finding.rule}/${place}`;
      const row = rows.get(key);
      if (row) row.offers.push(offer);
      else {
        const { market } = offer;
        const listing = finding.field === null ? null : offer.id;
        const task = tasks.get(formatTaskKey({ rule: finding.rule, market, listing })) ?? NO_TASK;
        const isOverdue = task.dueOn !== null && task.dueOn < getToday(market);
        rows.set(key, { finding, market, offers: [offer], task, isOverdue });
      }
    }
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.finding.severity) - SEVERITIES.indexOf(b.finding.severity) ||
      a.finding.rule.localeCompare(b.finding.rule) ||
      a.offers[0].casino.localeCompare(b.offers[0].casino),
  );
}

export const filterRows = (
  rows: readonly FindingRow[],
  { market, severity, rule, assignment }: Omit<FindingFilter, 'page'>,
  user: number | string | null = null,
): FindingRow[] =>
  rows.filter(
    ({ finding, market: rowMarket, task, isOverdue }) =>
      isAssigned(assignment, { owner: task.owner, isOverdue, user }) &&
      (market === null || rowMarket === market) &&
      (severity === null ? finding.severity !== 'information' : finding.severity === severity) &&
      (rule === null || finding.rule === rule),
  );

function isAssigned(
  assignment: Assignment | null,
  { owner, isOverdue, user }: { owner: number | null; isOverdue: boolean; user: number | string | null },
): boolean {
  switch (assignment) {
    case null:
      return true;
    case 'mine':
      return owner !== null && owner === user;
    case 'overdue':
      return isOverdue;
    case 'unassigned':
      return owner === null;
  }
}
