import type { LinkStatus } from '@nettobonus/domain/clicks/link-health';
import type { Market } from '@nettobonus/domain/markets/market';
import type { PublishedLink } from '@nettobonus/store/link-checks';
import { formatBadge, formatNote, formatResponse, formatResponseTime } from './format-link-check.ts';

export interface LinkRow extends PublishedLink {
  /** The listings that use the link, where editors fix it. */
  listings: { market: Market; id: number }[];
}

export type LinkCounts = Record<LinkStatus | 'not checked', number>;

export function countLinks(rows: readonly PublishedLink[]): LinkCounts {
  const counts: LinkCounts = { ok: 0, review: 0, broken: 0, 'not checked': 0 };
  for (const { check } of rows) counts[check?.status ?? 'not checked'] += 1;
  return counts;
}

export const countChecked = ({ ok, review, broken }: LinkCounts): number => ok + review + broken;

export const needsAttention = ({ check }: PublishedLink): boolean => check !== null && check.status !== 'ok';

/** The rows of the CSV file, with a header. */
export function listLinkTableRows(rows: readonly PublishedLink[]): string[][] {
  return [
    ['Casino', 'Markets', 'Response', 'Time', 'Status', 'Result', 'Note', 'Checked at', 'Link', 'Final URL'],
    ...rows.map(({ name, markets, link, check }) => [
      name,
      markets.join(' '),
      check ? formatResponse(check) : '',
      check ? formatResponseTime(check).replaceAll('\u00a0', ' ') : '',
      check?.status ?? 'not checked',
      check ? formatBadge(check) : '',
      check ? formatNote(check) : '',
      check?.checkedAt.toISOString() ?? '',
      link,
      check?.finalUrl ?? '',
    ]),
  ];
}
