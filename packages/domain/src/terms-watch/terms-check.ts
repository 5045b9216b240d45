import { LINK_PROBLEMS } from '../clicks/link-health.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Limits of the terms watcher. */
export const TERMS_CHECK = {
  maxBodyBytes: 3 * 1024 * 1024,
  maxTextLength: 300_000,
  /** A shorter page says nothing about the terms: it is a placeholder, or a script fills it in. */
  minTextLength: 200,
  timeoutMs: 20_000,
} as const;

/** Slightly less than a week and a day: runs start at the same minute, but pages wait in a queue. */
const WEEKLY_INTERVAL_MS = 6.5 * DAY_MS;
const RETRY_INTERVAL_MS = 20 * HOUR_MS;

/** Why a page of terms has no text to compare. */
export const TERMS_PROBLEMS = [
  ...LINK_PROBLEMS,
  'bad status',
  'not a web page',
  'too long',
  'no text',
] as const;
export type TermsProblem = (typeof TERMS_PROBLEMS)[number];

/** The outcome of the latest requests for a page of terms. */
export interface TermsHistory {
  /** When its text was last fetched. */
  fetchedAt: Date | null;
  /** When a request last failed. Null if the last one succeeded. */
  failedAt: Date | null;
}

/** Whether a page is due: once a week, daily while it fails, and at once if it was never requested. */
export function isTermsCheckDue(
  { fetchedAt, failedAt }: TermsHistory,
  { now, since }: { now: Date; since?: Date | null },
): boolean {
  const lastAt = Math.max(fetchedAt?.getTime() ?? 0, failedAt?.getTime() ?? 0);
  if (since) return lastAt < since.getTime();
  return now.getTime() - lastAt >= (failedAt ? RETRY_INTERVAL_MS : WEEKLY_INTERVAL_MS);
}

export const TERMS_STATES = ['changed', 'failed', 'unchanged', 'waiting', 'no address'] as const;
/**
 * `changed`: an editor must read the newest text · `failed`: the last request failed, and no change is known ·
 * `waiting`: the address was never requested.
 */
export type TermsState = (typeof TERMS_STATES)[number];

/** What is known about the terms of a listing. A digest identifies a text. */
export interface WatchedTerms extends TermsHistory {
  hasAddress: boolean;
  readDigest: string | null;
  fetchedDigest: string | null;
}

/** A failure never hides a known change, and never counts as unchanged. */
export function getTermsState(terms: WatchedTerms): TermsState {
  const { hasAddress, readDigest, fetchedDigest, failedAt, fetchedAt } = terms;
  if (!hasAddress) return 'no address';
  if (fetchedDigest !== readDigest) return 'changed';
  if (failedAt) return 'failed';
  return fetchedAt ? 'unchanged' : 'waiting';
}
