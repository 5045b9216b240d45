import type { LinkStatus } from '@nettobonus/domain/clicks/link-health';
import type { Market } from '@nettobonus/domain/markets/market';
import type { UsedLink } from '@nettobonus/store/link-checks';
import { answerOf, badgeOf, noteOf, timeOf } from './format-link-check.ts';

export interface LinkRow extends UsedLink {
  /** The listings that use the link, where editors fix it. */
  listings: { market: Market; id: number }[];
}

export type LinkCounts = Record<LinkStatus | 'not checked', number>;

export function countLinks(rows: readonly UsedLink[]): LinkCounts {
  const counts: LinkCounts = { ok: 0, review: 0, broken: 0, 'not checked': 0 };
  for (const { check } of rows) counts[check?.status ?? 'not checked'] += 1;
  return counts;
}

export const needsAttention = ({ check }: UsedLink): boolean => check !== null && check.status !== 'ok';

/** The report's table as rows of cells; the first row is the header. */
export function linkHealthCells(rows: readonly UsedLink[]): string[][] {
  return [
    ['Casino', 'Markets', 'Response', 'Time', 'Status', 'Result', 'Note', 'Checked at', 'Link', 'Final URL'],
    ...rows.map(({ name, markets, link, check }) => [
      name,
      markets.join(' '),
      check ? answerOf(check) : '',
      check ? timeOf(check).replaceAll('\u00a0', ' ') : '',
      check?.status ?? 'not checked',
      check ? badgeOf(check) : '',
      check ? noteOf(check) : '',
      check?.checkedAt.toISOString() ?? '',
      link,
      check?.finalUrl ?? '',
    ]),
  ];
}
