import { type ClickQuality, meanNet, positiveNetShare } from '@nettobonus/domain/clicks/click-report';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { hasNet } from '@nettobonus/domain/net-value/net-value';
import type { CsvCell } from '@nettobonus/domain/shared/csv';
import { listLinkTableRows } from '../links/link-rows.ts';
import type { Report } from './load-report.ts';
import { PLACEMENT_NAMES } from './placement-names.ts';

export const TABLE_NAMES = [
  'days',
  'markets',
  'placements',
  'casinos',
  'nets',
  'exclusions',
  'stale-offers',
  'links',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];

export const isTableName = (name: string): name is TableName =>
  (TABLE_NAMES as readonly string[]).includes(name);

const round = (value: number | null, decimals = 1) =>
  value === null ? null : Number(value.toFixed(decimals));
const toWholeUnits = (minor: number | null) => (minor === null ? null : Math.round(minor / 100));

const QUALITY_HEADERS = ['Unique clicks', 'Excluded clicks'];
const qualityCells = ({ uniqueClicks, excludedClicks }: ClickQuality) => [uniqueClicks, excludedClicks];

/** The rows of a report table as CSV, with a header. */
export function listTableRows(name: TableName, report: Report): CsvCell[][] {
  switch (name) {
    case 'days':
      return [
        ['Day (UTC)', 'Clicks', ...QUALITY_HEADERS, '7-day mean'],
        ...report.days.map((day) => [day.day, day.clicks, ...qualityCells(day), round(day.mean)]),
      ];
    case 'markets':
      return [
        ['Market', 'Clicks', ...QUALITY_HEADERS, 'Share %'],
        ...report.markets.map((sums) => [sums.market, sums.clicks, ...qualityCells(sums), sums.share]),
      ];
    case 'placements':
      return [
        ['Placement', 'Name', 'Clicks', ...QUALITY_HEADERS, 'Share %', 'Change %'],
        ...report.placements.map(({ placement, clicks, share, change, ...quality }) => [
          placement,
          PLACEMENT_NAMES[placement],
          clicks,
          ...qualityCells(quality),
          share,
          round(change),
        ]),
      ];
    case 'casinos':
      return [
        ['Casino', 'Name', 'Clicks', ...QUALITY_HEADERS, 'Change %', 'Net now', 'Currency', 'Net in market'],
        ...report.casinos.map(({ casino, name: brand, clicks, change, offer, ...quality }) => [
          casino,
          brand,
          clicks,
          ...qualityCells(quality),
          round(change),
          offer && hasNet(offer.net) ? toWholeUnits(offer.net.net) : null,
          offer ? MARKET_FACTS[offer.market].currency : null,
          offer?.market ?? null,
        ]),
      ];
    case 'nets':
      return [
        ['Market', 'Clicks', 'Clicks with a net shown', 'To a positive net %', 'Mean net', 'Currency'],
        ...listNetMarkets(report).map((sums) => [
          sums.market,
          sums.clicks,
          sums.clicksWithNet,
          round(positiveNetShare(sums)),
          toWholeUnits(meanNet(sums)),
          MARKET_FACTS[sums.market].currency,
        ]),
      ];
    case 'exclusions':
      return [
        ['Day (UTC)', 'Casino', 'Market', 'Placement', 'Network', 'Reason'],
        ...report.exclusions.map(({ day, casino, market, placement, visitor, reason }) => [
          day,
          casino,
          market,
          placement,
          visitor,
          reason,
        ]),
      ];
    case 'stale-offers':
      return [
        ['Casino', 'Market', 'Headline', 'Terms verified on', 'Days ago'],
        ...report.stale.map(({ offer: { casino, market, listing }, days }) => [
          casino,
          market,
          listing.bonus,
          listing.verifiedOn,
          days,
        ]),
      ];
    case 'links':
      return listLinkTableRows(report.links);
  }
}

/** The selected market, or each market separately: amounts in different currencies cannot be added. */
export function listNetMarkets({ markets, params }: Report): Report['markets'] {
  return markets.filter(({ market }) => params.market === null || market === params.market);
}
