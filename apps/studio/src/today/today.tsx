import { parseReportParams } from '@nettobonus/domain/clicks/report-params';
import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import type { AdminViewServerProps } from 'payload';
import { getCurrentUser, getEditorMarkets, isEditor } from '../access/current-user.ts';
import type { StudioUser } from '../access/roles.ts';
import { Figure } from '../brand/figure.tsx';
import { formatTypedDay } from '../clock/format-typed-day.ts';
import { filterRows, formatFindingsHref, listFindingRows } from '../findings/finding-rows.ts';
import { readPublishedMarkets } from '../findings/published-offers.ts';
import { countWaiting } from '../inbox/list-waiting.ts';
import { WaitingMessages } from '../inbox/waiting-messages.tsx';
import { listFailedJobs } from '../jobs/failed-jobs.ts';
import { FailedJobsSection } from '../jobs/failed-jobs-section.tsx';
import { BrokenLinks } from '../links/broken-links.tsx';
import { LinksToFix } from '../links/link-health.tsx';
import { listLinkRows } from '../links/list-link-rows.ts';
import { WaitingOverridesSection } from '../overrides/waiting-overrides-section.tsx';
import { PlaceProblemsSection } from '../places/place-problems-section.tsx';
import { loadShareAlarms } from '../report/load-share-alarms.ts';
import { Report } from '../report/report.tsx';
import { ShareAlarms } from '../report/share-alarms.tsx';
import { listScheduled } from '../schedule/list-scheduled.ts';
import { ScheduledSection } from '../schedule/scheduled-section.tsx';
import { TermsFigure } from '../terms-watch/terms-figure.tsx';
import { listWatchedListings } from '../terms-watch/watched-listings.ts';
import { listOutdated } from '../translation/list-outdated.ts';
import { WaitingSection } from '../workflow/waiting-section.tsx';
import { countWithoutNet, listStaleOffers } from './day-figures.ts';
import { FindListing } from './find-listing.tsx';
import { MarketCard } from './market-card.tsx';
import { StaleOffers } from './stale-offers.tsx';
import './today.css';

/** The number of stale offers in the table. A link below it leads to all listings. */
const MAX_SHOWN = 8;

/** The first page after the login. A redirect of analysts to the report's own page would show them an empty page first. */
export function Today(props: AdminViewServerProps) {
  const user = getCurrentUser(props.initPageResult.req);
  if (!user || isEditor(user)) return <Dashboard {...props} />;
  return (
    <main className="studio-page">
      <Report
        now={new Date()}
        params={parseReportParams(new URLSearchParams())}
        payload={props.payload}
        user={user}
      />
    </main>
  );
}

/** What needs attention today. A market editor sees only their own markets. */
async function Dashboard({ payload, user, initPageResult }: AdminViewServerProps) {
  const studioUser = user as StudioUser | undefined;
  const now = new Date();
  const [allMarkets, links, { waiting, overdue }, scheduled, failedJobs, alarms, allTerms] =
    await Promise.all([
      readPublishedMarkets(payload, now),
      listLinkRows(payload),
      countWaiting({ payload, user }, now),
      listScheduled({ payload, user }),
      listFailedJobs(initPageResult.req),
      loadShareAlarms(now),
      listWatchedListings(payload),
    ]);
  const ownMarkets = studioUser?.role === 'market-editor' ? getEditorMarkets(studioUser) : null;
  const outdated = await listOutdated(initPageResult.req, ownMarkets);
  const markets = allMarkets.filter(({ market }) => ownMarkets?.includes(market) ?? true);
  const ownLinks = links.filter(
    (link) => ownMarkets?.some((market) => link.markets.includes(market)) ?? true,
  );
  const ownScheduled = scheduled.filter(
    ({ market }) => market === null || (ownMarkets?.includes(market) ?? true),
  );
  const terms = allTerms.filter(({ market }) => ownMarkets?.includes(market) ?? true);
  const changedTerms = terms.filter(({ state }) => state === 'changed');
  const offers = markets.flatMap((market) => market.offers);
  const stale = listStaleOffers(offers);
  const findings = filterRows(listFindingRows(offers), {
    market: null,
    severity: null,
    rule: null,
    assignment: null,
  });
  const errors = findings.filter(({ finding }) => finding.severity === 'error').length;
  const withoutNet = countWithoutNet(offers);
  return (
    <main className="studio-page">
      <div className="studio-page-head">
        <h1>{formatDay(now)}</h1>
        <FindListing />
      </div>
      {markets.length === 0 ? (
        <p>Nothing is published yet. An admin can load the sample content, or create casinos and listings.</p>
      ) : (
        <>
          <ShareAlarms
            alarms={alarms.filter(({ market }) => ownMarkets?.includes(market) ?? true)}
            getCasinoName={(casino) =>
              offers.find(({ listing }) => listing.casino === casino)?.casino ?? casino
            }
          />
          <dl className="figures">
            <Figure
              href={formatFindingsHref({ rule: 'terms-stale' })}
              label="Stale offers"
              note={stale[0] && `Oldest verified ${formatTypedDay(stale[0].offer.listing.verifiedOn)}`}
            >
              {stale.length}
            </Figure>
            <TermsFigure changed={changedTerms.length} terms={terms} />
            <BrokenLinks links={ownLinks} />
            <Figure
              href={formatFindingsHref({})}
              isBad={errors > 0}
              label="Rule findings"
              note={`${errors} block publishing`}
            >
              {findings.length}
            </Figure>
            <Figure
              href={formatFindingsHref({ severity: 'information', rule: 'net-unknown' })}
              label="Net not calculated"
              note="Offers with incomplete terms"
            >
              {withoutNet}
            </Figure>
            <Figure
              href="/admin/collections/messages"
              isBad={overdue > 0}
              label="Messages"
              note={`${overdue} overdue (24 h)`}
            >
              {waiting}
            </Figure>
            <Figure href="/admin/translations" label="Outdated translations" note="Their source has changed">
              {outdated.length}
            </Figure>
          </dl>
          <section aria-labelledby="markets-heading" className="studio-page-section">
            <h2 id="markets-heading">Markets today</h2>
            <ul className="markets">
              {markets.map((market) => (
                <MarketCard {...market} key={market.market} today={getLocalDate(market.market, now)} />
              ))}
            </ul>
          </section>
          <WaitingOverridesSection
            markets={ownMarkets}
            now={now}
            payload={payload}
            user={studioUser ?? null}
          />
          <WaitingSection markets={ownMarkets} payload={payload} />
          <PlaceProblemsSection markets={markets} />
          <FailedJobsSection jobs={failedJobs} />
          <ScheduledSection scheduled={ownScheduled} />
          <div className="today-two">
            <section aria-labelledby="stale-heading" className="studio-page-section">
              <h2 id="stale-heading">Stale offers</h2>
              <StaleOffers
                changed={new Set(changedTerms.map(({ id }) => id))}
                stale={stale.slice(0, MAX_SHOWN)}
              />
              {stale.length > MAX_SHOWN && (
                <p className="studio-page-note">
                  {stale.length - MAX_SHOWN} more:{' '}
                  <a href={staleListingsHref(ownMarkets)}>all listings, oldest first</a>
                </p>
              )}
            </section>
            <WaitingMessages payload={payload} user={user} />
          </div>
          <section aria-labelledby="links-heading" className="studio-page-section">
            <h2 id="links-heading">Links to fix</h2>
            <LinksToFix rows={ownLinks} user={studioUser ?? null} />
          </section>
        </>
      )}
    </main>
  );
}

function staleListingsHref(markets: readonly Market[] | null): string {
  const query = new URLSearchParams({ sort: 'verifiedOn' });
  for (const [index, market] of markets?.entries() ?? [])
    query.append(`where[or][0][and][0][market][in][${index}]`, market);
  return `/admin/collections/listings?${query}`;
}

/** In the time zone of the editors, who work in Helsinki. */
function formatDay(now: Date): string {
  return now.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Helsinki',
  });
}
