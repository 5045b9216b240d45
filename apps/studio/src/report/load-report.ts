import type { Placement } from '@nettobonus/domain/click';
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
} from '@nettobonus/domain/click-report';
import { MARKETS, type Market } from '@nettobonus/domain/market';
import type { ReportChoice } from '@nettobonus/domain/report-address';
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
  /** What the site shows of it now: in the market asked for, or else in the first that lists it. */
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
  choice: ReportChoice;
  period: ReportPeriod;
  sums: ClickSums;
  /** Against the same days of the period before; null where those were too few. */
  change: number | null;
  changeOfShare: number | null;
  days: ReportDay[];
  /** All of them, also where one was asked for. */
  markets: ReportedMarket[];
  placements: ReportedPlacement[];
  casinos: ReportedCasino[];
  /** Oldest first. */
  stale: StaleOffer[];
  /** The broken ones first. */
  links: LinkRow[];
}

export async function loadReport(payload: Payload, choice: ReportChoice, now: Date): Promise<Report> {
  const period = buildPeriod(choice.days, now);
  const [clicks, published, links] = await Promise.all([
    readClickReport(siteDatabase(), { period, market: choice.market }),
    readPublishedMarkets(payload, now),
    listLinkRows(payload),
  ]);
  const all = published.flatMap(({ offers }) => offers);
  const asked = all.filter(({ market }) => choice.market === null || market === choice.market);
  return {
    ...sumUp(clicks, choice, period),
    casinos: clicks.casinos.map(({ casino, ...counts }) => {
      const isIt = ({ listing }: PublishedOffer) => listing.casino === casino;
      return {
        casino,
        name: all.find(isIt)?.casino ?? casino,
        clicks: counts.clicks,
        change: changeInPercent(counts),
        offer: asked.find(isIt) ?? null,
      };
    }),
    stale: listStaleOffers(asked),
    links: links.filter(({ markets }) => choice.market === null || markets.includes(choice.market)),
  };
}

function sumUp(
  clicks: ClickReport,
  choice: ReportChoice,
  period: ReportPeriod,
): Omit<Report, 'casinos' | 'stale' | 'links'> {
  const asked = clicks.days.filter(({ market }) => choice.market === null || market === choice.market);
  const over = sumClicks(asked, period.over);
  const before = sumClicks(asked, period.before);
  const byMarket = MARKETS.map((market) =>
    sumClicks(
      clicks.days.filter((day) => day.market === market),
      period,
    ),
  );
  const marketShares = sharesInPercent(byMarket.map((sums) => sums.clicks));
  const placementShares = sharesInPercent(clicks.placements.map((placement) => placement.clicks));
  return {
    choice,
    period,
    sums: sumClicks(asked, period),
    change: changeInPercent({ over: over.clicks, before: before.clicks }),
    changeOfShare: changeOfPositiveShare(over, before),
    days: listReportDays(asked, period),
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
