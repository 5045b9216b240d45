import type { Placement } from '@nettobonus/domain/clicks/click';
import {
  buildPeriod,
  type ClickSums,
  changeInPercent,
  changeOfPositiveShare,
  listReportDays,
  type ReportDay,
  type ReportPeriod,
  sharesInPercent,
  sumClicks,
} from '@nettobonus/domain/clicks/click-report';
import type { ReportParams } from '@nettobonus/domain/clicks/report-params';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { type ClickReport, readClickReport } from '@nettobonus/store/click-report';
import type { Payload } from 'payload';
import type { LinkRow } from '../links/link-rows.ts';
import { listLinkRows } from '../links/list-link-rows.ts';
import { siteDatabase } from '../site-database.ts';
import { listStaleOffers, type StaleOffer } from '../today/day-figures.ts';
import { type PublishedOffer, readPublishedMarkets } from '../today/published-offers.ts';

export interface ReportedCasino {
  casino: string;
  name: string;
  clicks: number;
  change: number | null;
  /** The published offer in the selected market, or in the first market that lists the casino. */
  offer: PublishedOffer | null;
}

export interface ReportedPlacement {
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
  changeOfShare: number | null;
  days: ReportDay[];
  /** All markets, even if one is selected. */
  markets: ReportedMarket[];
  placements: ReportedPlacement[];
  casinos: ReportedCasino[];
  /** Oldest first. */
  stale: StaleOffer[];
  /** Broken links first. */
  links: LinkRow[];
}

export async function loadReport(payload: Payload, params: ReportParams, now: Date): Promise<Report> {
  const period = buildPeriod(params.days, now);
  const [clicks, published, links] = await Promise.all([
    readClickReport(siteDatabase(), { period, market: params.market }),
    readPublishedMarkets(payload, now),
    listLinkRows(payload),
  ]);
  const offers = published.flatMap((market) => market.offers);
  const selected = offers.filter(({ market }) => params.market === null || market === params.market);
  return {
    ...summariseClicks(clicks, params, period),
    casinos: clicks.casinos.map(({ casino, ...counts }) => {
      const isSameCasino = ({ listing }: PublishedOffer) => listing.casino === casino;
      return {
        casino,
        name: offers.find(isSameCasino)?.casino ?? casino,
        clicks: counts.clicks,
        change: changeInPercent(counts),
        offer: selected.find(isSameCasino) ?? null,
      };
    }),
    stale: listStaleOffers(selected),
    links: links.filter(({ markets }) => params.market === null || markets.includes(params.market)),
  };
}

function summariseClicks(
  clicks: ClickReport,
  params: ReportParams,
  period: ReportPeriod,
): Omit<Report, 'casinos' | 'stale' | 'links'> {
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
    change: changeInPercent({ completed: completed.clicks, previous: previous.clicks }),
    changeOfShare: changeOfPositiveShare(completed, previous),
    days: listReportDays(selected, period),
    markets: MARKETS.map((market, index) => ({
      market,
      ...(byMarket[index] as ClickSums),
      share: marketShares[index] ?? 0,
    })),
    placements: clicks.placements.map(({ placement, ...counts }, index) => ({
      placement,
      clicks: counts.clicks,
      share: placementShares[index] ?? 0,
      change: changeInPercent(counts),
    })),
  };
}
