import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { getCurrentUser, isEditor, mayChangeMarket } from '../access/current-user.ts';
import { Status } from '../brand/status.tsx';
import { StudioPage } from '../brand/studio-page.tsx';
import { formatTypedDay } from '../clock/format-typed-day.ts';
import type { Listing, TermsCheck } from '../payload-types.ts';
import { ReadTodayButton } from '../terms-read/read-today-button.tsx';
import { diffTexts } from './diff-texts.ts';
import { formatProblem, STATE_LABELS, STATE_MARKS } from './format-terms-check.ts';
import { TermsDiff } from './terms-diff.tsx';
import { formatTermsHref } from './terms-filter.ts';
import { TermsLink } from './terms-link.tsx';
import { TermsTime } from './terms-time.tsx';
import { toTermsState } from './watched-listings.ts';
import './terms.css';

/** `/admin/terms/12`: how a casino's terms differ from those that were last read. */
export async function ListingTermsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const [, id] = (props.params?.segments ?? []) as string[];
  const listing = isEditor(getCurrentUser(req)) ? await findListing(req, Number(id)) : null;
  return (
    <StudioPage {...props} name="Terms">
      {listing ? (
        <ListingTerms
          check={await findCheck(req, listing.id)}
          listing={listing}
          mayMark={mayChangeMarket(getCurrentUser(req), listing.market)}
        />
      ) : (
        <p>There is no such listing.</p>
      )}
    </StudioPage>
  );
}

/** The published version, which the watcher reads. */
async function findListing({ payload, user }: PayloadRequest, id: number): Promise<Listing | null> {
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return payload.findByID({
    collection: 'listings',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
}

async function findCheck({ payload }: PayloadRequest, listing: number): Promise<TermsCheck | null> {
  const { docs } = await payload.find({
    collection: 'terms-checks',
    where: { listing: { equals: listing } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0] ?? null;
}

interface ListingTermsProps {
  listing: Listing;
  check: TermsCheck | null;
  /** Whether the user may note that the terms were read. */
  mayMark: boolean;
}

function ListingTerms({ listing, check, mayMark }: ListingTermsProps) {
  const { id, title, market, termsUrl, verifiedOn, _status } = listing;
  const name = title ?? `Listing ${id}`;
  const state = toTermsState(termsUrl, check);
  const problem = check && formatProblem(check);
  return (
    <>
      <div className="studio-page-head">
        <h1>{name}</h1>
        <p>Terms verified on {formatTypedDay(verifiedOn ?? '')}</p>
      </div>
      <p className="terms-actions">
        <Status mark={STATE_MARKS[state]}>{STATE_LABELS[state]}</Status>
        {termsUrl && <TermsLink name={name} url={termsUrl} />}
        <a href={`/admin/collections/listings/${id}#field=termsUrl`}>Open the form of the listing</a>
        <a href={formatTermsHref({})}>All changed terms</a>
      </p>
      {!termsUrl && (
        <p>The listing has no address of the terms. Enter it in the form, and publish the listing.</p>
      )}
      {termsUrl && !check && <p>The page has not been fetched yet. The studio fetches it in the night.</p>}
      {problem && check?.failedAt && (
        <p className="terms-problem">
          The page could not be fetched on <TermsTime at={check.failedAt} market={market} />: {problem}. The
          studio tries again tomorrow. Nobody knows whether the terms have changed since the text below was
          fetched.
        </p>
      )}
      {check?.fetchedAt && (
        <p>
          Newest text: <TermsTime at={check.fetchedAt} market={market} />. Text last read:{' '}
          {check.readAt ? <TermsTime at={check.readAt} market={market} /> : 'the first text that was fetched'}
          .
        </p>
      )}
      {mayMark && _status === 'published' && check?.fetchedDigest && (
        <p className="terms-confirm">
          {state === 'changed'
            ? 'Does the change concern our listing? Then open its form and publish it with the new terms. If it does not:'
            : 'Have you read the terms on the casino’s page?'}
          <ReadTodayButton ids={[id]} name={name} seen={check.fetchedDigest} />
        </p>
      )}
      {check?.fetchedText && (
        <TermsDiff
          blocks={diffTexts(check.readText ?? '', check.fetchedText)}
          isChanged={state === 'changed'}
        />
      )}
    </>
  );
}
