import { Flag } from '@nettobonus/brand/flag';
import { REPORT_DAYS, type ReportDays } from '@nettobonus/domain/clicks/click-report';
import { formatReportQuery, type ReportParams } from '@nettobonus/domain/clicks/report-params';
import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { Payload } from 'payload';
import { isEditor } from '../access/current-user.ts';
import { mayExcludeClicks } from '../access/report-access.ts';
import type { StudioUser } from '../access/roles.ts';
import { FilterLinks } from '../brand/filter-links.tsx';
import { LinkHealthSummary } from '../links/link-health.tsx';
import { ClickedNetTable } from './clicked-net-table.tsx';
import { ClicksChart } from './clicks-chart.tsx';
import { ClicksTable } from './clicks-table.tsx';
import { Exclusions } from './exclusions.tsx';
import { Figures } from './figures.tsx';
import { formatCount, formatDay } from './format.ts';
import { loadReport, type Report as ReportData } from './load-report.ts';
import { Markets } from './markets.tsx';
import { Placements } from './placements.tsx';
import { Section } from './section.tsx';
import { ShareAlarms } from './share-alarms.tsx';
import { StaleTerms } from './stale-terms.tsx';
import { TopCasinos } from './top-casinos.tsx';
import './report.css';

interface ReportProps {
  payload: Payload;
  user: StudioUser;
  params: ReportParams;
  now: Date;
}

export async function Report({ payload, user, params, now }: ReportProps) {
  const report = await loadReport(payload, params, now);
  const { period } = report;
  return (
    <>
      <div className="studio-page-head">
        <h1 className="report-title">
          <span className="report-tag">Report</span> {formatDay(period.from, 'short')} –{' '}
          {formatDay(period.to, 'year')}
        </h1>
        <div className="report-choices">
          <DaysFilter params={params} />
          <MarketFilter params={params} />
        </div>
      </div>
      <ShareAlarms alarms={report.alarms} getCasinoName={report.getCasinoName} />
      <Figures report={report} />
      <p className="studio-page-note report-note">
        Days are in UTC; today is incomplete. Changes compare with the same days of the previous period,
        without today. Bots are excluded.{' '}
        {report.sums.excludedClicks > 0 &&
          `${formatCount(report.sums.excludedClicks)} clicks were excluded by editors. `}
        Casinos pay only according to the figures of their own affiliate networks, never according to these.
      </p>
      {report.sums.clicks === 0 ? (
        <p className="report-none">No clicks to casinos in these {period.days} days.</p>
      ) : (
        <Clicks report={report} />
      )}
      <Section csv="exclusions" report={report} title="Excluded clicks">
        <Exclusions mayExclude={mayExcludeClicks(user)} report={report} />
      </Section>
      <Section csv="stale-offers" report={report} title="Offers with stale terms">
        <StaleTerms mayOpen={isEditor(user)} report={report} />
      </Section>
      <Section csv="links" report={report} title="Link health">
        <LinkHealthSummary rows={report.links} user={user} />
      </Section>
    </>
  );
}

function Clicks({ report }: { report: ReportData }) {
  return (
    <>
      <div className="report-two">
        <Section csv="days" report={report} title="Clicks per day">
          <ClicksChart days={report.days} />
          <details>
            <summary>The same figures as a table</summary>
            <ClicksTable days={report.days} />
          </details>
        </Section>
        <div>
          <Section csv="markets" report={report} title="Markets">
            <Markets report={report} />
          </Section>
          <Section csv="nets" report={report} title="Net value of clicked offers">
            <ClickedNetTable report={report} />
          </Section>
        </div>
      </div>
      <Section csv="casinos" report={report} title="Most clicked casinos">
        <TopCasinos report={report} />
      </Section>
      <Section csv="placements" report={report} title="Placements">
        <Placements placements={report.placements} />
      </Section>
    </>
  );
}

function DaysFilter({ params }: { params: ReportParams }) {
  const toLink = (days: ReportDays) => ({
    href: buildReportPath({ ...params, days }),
    isSelected: days === params.days,
  });
  return (
    <FilterLinks
      label="Days"
      options={REPORT_DAYS.map((days) => ({ key: String(days), content: `${days} days`, ...toLink(days) }))}
    />
  );
}

function MarketFilter({ params }: { params: ReportParams }) {
  const toLink = (market: Market | null) => ({
    href: buildReportPath({ ...params, market }),
    isSelected: market === params.market,
  });
  return (
    <FilterLinks
      label="Market"
      options={[
        { key: 'all', content: 'All', ...toLink(null) },
        ...MARKETS.map((market) => ({
          key: market,
          content: (
            <>
              <Flag country={market} />
              <span>{MARKET_FACTS[market].name}</span>
            </>
          ),
          ...toLink(market),
        })),
      ]}
    />
  );
}

function buildReportPath(params: ReportParams): string {
  return `/admin/report${formatReportQuery(params)}`;
}
