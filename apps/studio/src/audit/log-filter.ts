/** What the filter above the audit log selects. Empty fields select everything. */
export interface LogFilter {
  user?: string;
  kind?: string;
  document?: string;
  market?: string;
  action?: string;
  /** The first and the last day, in the browser's time zone. */
  from?: string;
  to?: string;
}

const EQUAL_FIELDS = ['user', 'kind', 'document', 'market', 'action'] as const;
/** As Payload's list writes its conditions. */
const CONDITION = /^where\[or\]\[0\]\[and\]\[\d+\]\[(\w+)\]\[(\w+)\]$/;

const DAY_MS = 24 * 60 * 60_000;
const startOfDay = (day: string) => new Date(`${day}T00:00`);
// In Swedish a date is written as in ISO 8601.
const toDay = (at: Date) => at.toLocaleDateString('sv-SE');

/** The filter that a list's query contains. Ignores other conditions. */
export function parseLogFilter(params: Iterable<[string, string]>): LogFilter {
  const filter: LogFilter = {};
  for (const [name, value] of params) {
    const [, field, operator] = CONDITION.exec(name) ?? [];
    const equal = EQUAL_FIELDS.find((candidate) => candidate === field);
    if (equal && operator === 'equals') filter[equal] = value;
    if (field !== 'createdAt' || Number.isNaN(Date.parse(value))) continue;
    if (operator === 'greater_than_equal') filter.from = toDay(new Date(value));
    if (operator === 'less_than') filter.to = toDay(new Date(Date.parse(value) - 1));
  }
  return filter;
}

/** The query of the list with the filter. */
export function formatLogQuery(filter: LogFilter): URLSearchParams {
  const conditions: [string, string, string][] = EQUAL_FIELDS.flatMap((field) => {
    const value = filter[field];
    return value ? [[field, 'equals', value] as [string, string, string]] : [];
  });
  if (filter.from)
    conditions.push(['createdAt', 'greater_than_equal', startOfDay(filter.from).toISOString()]);
  if (filter.to) {
    // A day may have 23 or 25 hours.
    const next = toDay(new Date(startOfDay(filter.to).getTime() + 1.5 * DAY_MS));
    conditions.push(['createdAt', 'less_than', startOfDay(next).toISOString()]);
  }
  return new URLSearchParams(
    conditions.map(([field, operator, value], index) => [
      `where[or][0][and][${index}][${field}][${operator}]`,
      value,
    ]),
  );
}

export function formatLogHref(filter: LogFilter): string {
  return `/admin/collections/audit-log?${formatLogQuery(filter)}`;
}
