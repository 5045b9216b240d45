import type { Placement } from '@nettobonus/domain/clicks/click';
import {
  buildPeriod,
  type ClickQuality,
  type ClickSums,
  changeInPercent,
  changeOfPositiveNetShare,
  listReportDays,
  type ReportDay,
  type ReportPeriod,
  sharesInPercent,
  sumClicks,
} from '@nettobonus/domain/clicks/click-report';
import type { ShareAlarm } from '@nettobonus/domain/clicks/click-shares';
import type { ReportParams } from '@nettobonus/domain/clicks/report-params';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import {
  type BusyNetwork,
  type ClickExclusion,
  listBusyNetworks,
  listClickExclusions,
} from '@nettobonus/store/click-exclusions';
import { type ClickReport, readClickReport } from '@nettobonus/store/click-report';
import type { Payload } from 'payload';
import { type PublishedOffer, readPublishedMarkets } from '../findings/published-offers.ts';
import type { LinkRow } from '../links/link-rows.ts';
import { listLinkRows } from '../links/list-link-rows.ts';
import { siteDatabase } from '../site-database.ts';
import { listStaleOffers, type StaleOffer } from '../today/day-figures.ts';
import { loadShareAlarms } from './load-share-alarms.ts';

export interface ReportedCasino extends ClickQuality {
  casino: string;
  name: string;
  clicks: number;
  change: number | null;
  /** The published offer in the selected market, or in the first market that lists the casino. */
  offer: PublishedOffer | null;
}

export interface ReportedPlacement extends ClickQuality {
  placement: Placement;
  clicks: number;
  share: number;
  change: number | null;
}

export interface ReportedMarket extends ClickSums {
  market: Market;
  share: number;
}

export interface Report {
  params: ReportParams;
  period: ReportPeriod;
  sums: ClickSums;
  /** In percent, compared with the same days of the previous period. Null if those had too few clicks. */
  change: number | null;
  changeOfPositiveNetShare: number | null;
  days: ReportDay[];
  /** All markets, even if one is selected. */
  markets: ReportedMarket[];
  placements: ReportedPlacement[];
  casinos: ReportedCasino[];
  /** Casinos with an unusual share of today's unique clicks. */
  alarms: ShareAlarm[];
  exclusions: ClickExclusion[];
  /** IP addresses, as hashes, with many clicks on a casino in a day. In all markets, even if one is selected. */
  busyNetworks: BusyNetwork[];
  /** Returns the name of the casino with this slug, or the slug if it is not published. */
  getCasinoName: (casino: string) => string;
  /** Oldest first. */
  stale: StaleOffer[];
  /** Broken links first. */
  links: LinkRow[];
}

export async function loadReport(payload: Payload, params: ReportParams, now: Date): Promise<Report> {
  const period = buildPeriod(params.days, now);
  const { market: selectedMarket } = params;
  const [clicks, alarms, exclusions, busyNetworks, published, links] = await Promise.all([
    readClickReport(siteDatabase(), { period, market: selectedMarket }),
    loadShareAlarms(now),
    listClickExclusions(siteDatabase(), period, selectedMarket),
    listBusyNetworks(siteDatabase(), period),
    readPublishedMarkets(payload, now),
    listLinkRows(payload),
  ]);
  const offers = published.flatMap((market) => market.offers);
  const isSelected = ({ market }: { market: Market }) => selectedMarket === null || market === selectedMarket;
  const selected = offers.filter(isSelected);
  const getCasinoName = (casino: string) =>
    offers.find(({ listing }) => listing.casino === casino)?.casino ?? casino;
  return {
    ...summariseClicks(clicks, params, period),
    alarms: alarms.filter(isSelected),
    exclusions,
    busyNetworks,
    getCasinoName,
    casinos: clicks.casinos.map(({ casino, ...counts }) => ({
      casino,
      name: getCasinoName(casino),
      clicks: counts.clicks,
      uniqueClicks: counts.uniqueClicks,
      excludedClicks: counts.excludedClicks,
      change: changeInPercent(counts),
      offer: selected.find(({ listing }) => listing.casino === casino) ?? null,
    })),
    stale: listStaleOffers(selected),
    links: links.filter(({ markets }) => selectedMarket === null || markets.includes(selectedMarket)),
  };
}

function summariseClicks(
  clicks: ClickReport,
  params: ReportParams,
  period: ReportPeriod,
): Pick<
  Report,
  'params' | 'period' | 'sums' | 'change' | 'changeOfPositiveNetShare' | 'days' | 'markets' | 'placements'
> {
  const selected = clicks.days.filter(({ market }) => params.market === null || market === params.market);
  const completed = sumClicks(selected, period.completed);
  const previous = sumClicks(selected, period.previous);
  const byMarket = MARKETS.map((market) =>
    sumClicks(
      clicks.days.filter((day) => day.market === market),
      period,
    ),
  );
  const marketShares = sharesInPercent(byMarket.map((sums) => sums.clicks));
  const placementShares = sharesInPercent(clicks.placements.map((placement) => placement.clicks));
  return {
    params,
    period,
    sums: sumClicks(selected, period),
    change: changeInPercent({ clicksOnCompletedDays: completed.clicks, previousClicks: previous.clicks }),
    changeOfPositiveNetShare: changeOfPositiveNetShare(completed, previous),
    days: listReportDays(selected, period),
    markets: MARKETS.map((market, index) => ({
      market,
      ...(byMarket[index] as ClickSums),
      share: marketShares[index] ?? 0,
    })),
    placements: clicks.placements.map(({ placement, ...counts }, index) => ({
      placement,
      clicks: counts.clicks,
      uniqueClicks: counts.uniqueClicks,
      excludedClicks: counts.excludedClicks,
      share: placementShares[index] ?? 0,
      change: changeInPercent(counts),
    })),
  };
}
