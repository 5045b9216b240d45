import { isNetworkDown, isNetworkProblem } from '@nettobonus/domain/clicks/link-health';
import { isTermsCheckDue } from '@nettobonus/domain/terms-watch/terms-check';
import type { Payload } from 'payload';
import { type VisitOptions, visitByHost } from '../network/visit-by-host.ts';
import type { TermsCheck } from '../payload-types.ts';
import { digestText, type FetchedTerms, fetchTerms } from './fetch-terms.ts';
import { listWatchedListings } from './watched-listings.ts';

interface CheckOptions extends VisitOptions {
  now: Date;
  /** Fetches every page that was not requested since then. Without it, fetches the pages that are due. */
  since?: Date | null;
}

/**
 * Fetches the due pages of terms of all published listings. Writes each result immediately, so that the next run
 * continues an interrupted one. Returns the number of requested pages.
 */
export async function checkTerms(
  payload: Payload,
  { now, since = null, ...options }: CheckOptions,
): Promise<number> {
  await payload.db.deleteMany({ collection: 'terms-checks', where: { listing: { exists: false } } });
  const due = (await listWatchedListings(payload)).flatMap(({ id, termsUrl, check }) =>
    termsUrl && isTermsCheckDue(toHistory(check), { now, since }) ? [{ id, termsUrl }] : [],
  );
  // Written only once the studio is known to be online: they may be our own network's failures.
  const unwritten: (() => Promise<void>)[] = [];
  let respondingHosts = 0;
  const hosts = await visitByHost(
    due,
    ({ termsUrl }) => termsUrl,
    options,
    async ({ id, termsUrl }, polite) => {
      const fetched = await fetchTerms(termsUrl, polite);
      const write = () => saveResult(payload, id, fetched, new Date());
      if (isNetworkProblem(fetched)) unwritten.push(write);
      else {
        respondingHosts += 1;
        await write();
      }
    },
  );
  if (isNetworkDown({ hosts, respondingHosts })) {
    throw new Error(`None of ${hosts} hosts could be reached: the studio seems to be offline`);
  }
  for (const write of unwritten) await write();
  return due.length;
}

const toDate = (at: string | null | undefined) => (at ? new Date(at) : null);

const toHistory = (check: Pick<TermsCheck, 'fetchedAt' | 'failedAt'> | null) => ({
  fetchedAt: toDate(check?.fetchedAt),
  failedAt: toDate(check?.failedAt),
});

async function saveResult(
  payload: Payload,
  listing: number,
  fetched: FetchedTerms,
  now: Date,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'terms-checks',
    where: { listing: { equals: listing } },
    select: { readDigest: true, fetchedDigest: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const [check] = docs;
  const data = toFields(fetched, check ?? null, now.toISOString());
  if (check) {
    // Payload's own update would also write back the fields of the reading, which an editor may have changed meanwhile.
    await payload.db.updateOne({ collection: 'terms-checks', id: check.id, data, returning: false });
  } else {
    await payload.create({ collection: 'terms-checks', data: { listing, ...data }, overrideAccess: true });
  }
}

function toFields(
  fetched: FetchedTerms,
  check: Pick<TermsCheck, 'readDigest' | 'fetchedDigest'> | null,
  now: string,
): Partial<TermsCheck> {
  if (fetched.kind === 'failed') {
    return { failedAt: now, problem: fetched.problem, httpStatus: fetched.httpStatus };
  }
  const digest = digestText(fetched.text);
  // The first text counts as read: there is no earlier one to compare it with.
  const reading = check?.readDigest ? {} : { readText: fetched.text, readDigest: digest };
  const isNewChange = digest !== (check?.readDigest ?? digest) && digest !== check?.fetchedDigest;
  return {
    ...reading,
    ...(isNewChange ? { changedAt: now } : {}),
    fetchedText: fetched.text,
    fetchedDigest: digest,
    fetchedUrl: fetched.finalUrl,
    fetchedAt: now,
    failedAt: null,
    problem: null,
    httpStatus: null,
  };
}
