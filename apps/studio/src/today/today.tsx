import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getEditorMarkets } from '../access/current-user.ts';
import type { StudioUser } from '../access/roles.ts';
import { Figure } from '../brand/figure.tsx';
import { countWaiting } from '../inbox/list-waiting.ts';
import { WaitingMessages } from '../inbox/waiting-messages.tsx';
import { listFailedJobs } from '../jobs/failed-jobs.ts';
import { FailedJobsSection } from '../jobs/failed-jobs-section.tsx';
import { LinksToFix } from '../links/link-health.tsx';
import { countLinks } from '../links/link-rows.ts';
import { listLinkRows } from '../links/list-link-rows.ts';
import { loadShareAlarms } from '../report/load-share-alarms.ts';
import { ShareAlarms } from '../report/share-alarms.tsx';
import { listScheduled } from '../schedule/list-scheduled.ts';
import { ScheduledSection } from '../schedule/scheduled-section.tsx';
import { countFindings, countWithoutNet, listStaleOffers } from './day-figures.ts';
import { FindListing } from './find-listing.tsx';
import { MarketCard } from './market-card.tsx';
import { readPublishedMarkets } from './published-offers.ts';
import { StaleOffers } from './stale-offers.tsx';
import './today.css';

/** The number of stale offers in the table. A link below it leads to all listings. */
const MAX_SHOWN = 8;

/** The dashboard: what needs attention today. A market editor sees only their own markets. */
export async function Today({ payload, user, initPageResult }: AdminViewServerProps) {
  const studioUser = user as StudioUser | undefined;
  if (studioUser?.role === 'analyst') redirect('/admin/report');
  const now = new Date();
  const [allMarkets, links, { waiting, overdue }, scheduled, failedJobs, alarms] = await Promise.all([
    readPublishedMarkets(payload, now),
    listLinkRows(payload),
    countWaiting({ payload, user }, now),
    listScheduled({ payload, user }),
    listFailedJobs(initPageResult.req),
    loadShareAlarms(now),
  ]);
  const ownMarkets = studioUser?.role === 'market-editor' ? getEditorMarkets(studioUser) : null;
  const markets = allMarkets.filter(({ market }) => ownMarkets?.includes(market) ?? true);
  const ownLinks = links.filter(
    (link) => ownMarkets?.some((market) => link.markets.includes(market)) ?? true,
  );
  const ownScheduled = scheduled.filter(
    ({ market }) => market === null || (ownMarkets?.includes(market) ?? true),
  );
  const { broken, review } = countLinks(ownLinks);
  const offers = markets.flatMap((market) => market.offers);
  const stale = listStaleOffers(offers);
  const findings = countFindings(offers);
  const withoutNet = countWithoutNet(offers);
  return (
    <div className="studio-page">
      <div className="studio-page-head">
        <h1>{formatDay(now)}</h1>
        <FindListing />
      </div>
      {markets.length === 0 ? (
        <p>
          Nothing is published yet. <code>npm run studio:load</code> loads the sample content.
        </p>
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
              label="Stale offers"
              note={stale[0] && `Oldest verified ${stale[0].offer.listing.verifiedOn}`}
            >
              {stale.length}
            </Figure>
            <Figure
              isBad={broken > 0}
              label="Broken links"
              note={`Of ${ownLinks.length}; ${review} more need attention`}
            >
              {broken}
            </Figure>
            <Figure
              isBad={findings.errors > 0}
              label="Rule findings"
              note={`${findings.errors} block publishing`}
            >
              {findings.all}
            </Figure>
            <Figure label="Net not calculated" note="Offers with incomplete terms">
              {withoutNet}
            </Figure>
            <Figure isBad={overdue > 0} label="Messages" note={`${overdue} overdue (24 h)`}>
              {waiting}
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
          <FailedJobsSection jobs={failedJobs} />
          <ScheduledSection scheduled={ownScheduled} />
          <div className="today-two">
            <section aria-labelledby="stale-heading" className="studio-page-section">
              <h2 id="stale-heading">Stale offers</h2>
              <StaleOffers stale={stale.slice(0, MAX_SHOWN)} />
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
    </div>
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
