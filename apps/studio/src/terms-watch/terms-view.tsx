import { Flag } from '@nettobonus/brand/flag';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { TERMS_STATES } from '@nettobonus/domain/terms-watch/terms-check';
import type { AdminViewServerProps } from 'payload';
import { getCurrentUser, getEditorMarkets, isEditor } from '../access/current-user.ts';
import { mayCheckLinks } from '../access/link-access.ts';
import { FilterLinks } from '../brand/filter-links.tsx';
import { PageLinks } from '../brand/page-links.tsx';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { Status } from '../brand/status.tsx';
import { StudioPage } from '../brand/studio-page.tsx';
import { formatTypedDay } from '../clock/format-typed-day.ts';
import { isUnfinished, listJobs } from '../jobs/job-queue.ts';
import { CheckNow } from '../network/check-now.tsx';
import { ReadTodayButton } from '../terms-read/read-today-button.tsx';
import { formatProblem, STATE_LABELS, STATE_MARKS } from './format-terms-check.ts';
import {
  formatListingTermsHref,
  formatTermsHref,
  parseTermsFilter,
  ROWS_PER_PAGE,
  type TermsFilter,
} from './terms-filter.ts';
import { TermsLink } from './terms-link.tsx';
import { TermsTime } from './terms-time.tsx';
import { listWatchedListings, type WatchedListing } from './watched-listings.ts';
import './terms.css';

/** `/admin/terms?market=se&state=failed`: what the terms watcher knows about the published listings. */
export async function TermsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const user = getCurrentUser(req);
  const entries = Object.entries(props.searchParams ?? {}).map(([name, value]) => [name, String(value)]);
  if (!isEditor(user)) {
    return (
      <StudioPage {...props} name="Terms">
        <p>Only editors see the terms.</p>
      </StudioPage>
    );
  }
  const markets: readonly Market[] = user.role === 'market-editor' ? getEditorMarkets(user) : MARKETS;
  const listings = await listWatchedListings(req.payload);
  const isInProgress = (await listJobs(req.payload, 'check-terms')).some(isUnfinished);
  return (
    <StudioPage {...props} name="Terms">
      <div className="studio-page-head">
        <h1>Terms</h1>
        <p>
          The studio fetches each casino’s page of terms once a week and compares its text with the one that
          was last read.
        </p>
        {mayCheckLinks(user) && (
          <CheckNow isInProgress={isInProgress} label="Fetch all terms now" path="/api/terms/check" />
        )}
      </div>
      <TermsList
        filter={parseTermsFilter(new URLSearchParams(entries))}
        listings={listings.filter(({ market }) => markets.includes(market))}
        markets={markets}
        now={new Date()}
      />
    </StudioPage>
  );
}

interface TermsListProps {
  filter: TermsFilter;
  /** Those of the user's markets. */
  listings: readonly WatchedListing[];
  markets: readonly Market[];
  now: Date;
}

function TermsList({ filter, listings, markets, now }: TermsListProps) {
  const list = ({ market, state }: Pick<TermsFilter, 'market' | 'state'>) =>
    listings.filter((listing) => (market === null || listing.market === market) && listing.state === state);
  const rows = list(filter);
  const first = (filter.page - 1) * ROWS_PER_PAGE;
  const shown = rows.slice(first, first + ROWS_PER_PAGE);
  const marketOptions = [null, ...MARKETS.filter((market) => markets.includes(market))].map((market) => ({
    key: market ?? 'all',
    href: formatTermsHref({ ...filter, market, page: 1 }),
    isSelected: filter.market === market,
    content: (
      <>
        {market && <Flag country={market} />} {market ?? 'All'} {list({ ...filter, market }).length}
      </>
    ),
  }));
  const stateOptions = TERMS_STATES.map((state) => ({
    key: state,
    href: formatTermsHref({ ...filter, state, page: 1 }),
    isSelected: filter.state === state,
    content: `${STATE_LABELS[state]} ${list({ ...filter, state }).length}`,
  }));
  return (
    <>
      <div className="terms-filters">
        <FilterLinks label="State" options={stateOptions} />
        <FilterLinks label="Market" options={marketOptions} />
      </div>
      {filter.state === 'unchanged' && <MarkUnchanged listings={shown} now={now} />}
      {shown.length === 0 ? <p>No listings.</p> : <TermsTable listings={shown} />}
      <PageLinks
        formatHref={(page) => formatTermsHref({ ...filter, page })}
        page={filter.page}
        rows={rows.length}
        rowsPerPage={ROWS_PER_PAGE}
      />
    </>
  );
}

const FRESH_MS = 24 * 60 * 60 * 1000;

/** One press for all pages that the watcher has just found unchanged. An older text says nothing about today. */
function MarkUnchanged({ listings, now }: { listings: readonly WatchedListing[]; now: Date }) {
  const fresh = listings.filter(
    ({ check }) => check?.fetchedAt && now.getTime() - new Date(check.fetchedAt).getTime() < FRESH_MS,
  );
  if (fresh.length === 0) {
    return (
      <p className="studio-page-note">
        None of these texts was fetched in the last 24 hours. Fetch the terms to confirm all of them at once.
      </p>
    );
  }
  const count = fresh.length === 1 ? 'one listing' : `${fresh.length} listings`;
  return (
    <p className="terms-confirm">
      The text of {count}, fetched in the last 24 hours, is the same as when it was last read.
      <ReadTodayButton ids={fresh.map(({ id }) => id)} name={count} />
    </p>
  );
}

function TermsTable({ listings }: { listings: readonly WatchedListing[] }) {
  return (
    <ScrollableTable label="Table of terms">
      <table>
        <thead>
          <tr>
            {['Listing', 'Terms', 'Fetched', 'Verified on', 'Casino’s page'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {listings.map((listing) => (
            <TermsRow key={listing.id} listing={listing} />
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}

function TermsRow({ listing }: { listing: WatchedListing }) {
  const { id, title, market, verifiedOn, termsUrl, check, state } = listing;
  const problem = check && formatProblem(check);
  return (
    <tr>
      <th scope="row">
        <Flag country={market} /> <a href={formatListingTermsHref(id)}>{title}</a>
      </th>
      <td className="studio-page-wrapped">
        <Status mark={STATE_MARKS[state]}>{STATE_LABELS[state]}</Status>
        {problem && <p className="studio-page-note">The last attempt failed: {problem}.</p>}
      </td>
      <td>{check?.fetchedAt && <TermsTime at={check.fetchedAt} market={market} />}</td>
      <td>{formatTypedDay(verifiedOn ?? '')}</td>
      <td>{termsUrl ? <TermsLink name={title} url={termsUrl} /> : '–'}</td>
      <td className="studio-page-actions">
        <a href={`/admin/collections/listings/${id}`}>
          Open the form<span className="sr-only"> of {title}</span>
        </a>
      </td>
    </tr>
  );
}
