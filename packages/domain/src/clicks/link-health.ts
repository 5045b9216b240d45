import { getDomain } from 'tldts';

/** Limits of the link checker. */
export const LINK_CHECK = {
  /** The timeout for the whole chain of redirects. */
  timeoutMs: 8_000,
  slowMs: 3_000,
  maxRedirects: 10,
  maxBodyBytes: 256 * 1024,
  concurrentHosts: 8,
  requestIntervalMs: 1_000,
  failuresUntilBroken: 2,
  retentionDays: 90,
} as const;

/** Why a request failed. */
export const LINK_PROBLEMS = [
  'timeout',
  'refused',
  'unknown host',
  'unreachable',
  'tls',
  'unreadable',
  'too many redirects',
  'forbidden address',
] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

/** The result of one request. */
export type LinkObservation =
  | {
      kind: 'response';
      httpStatus: number;
      finalUrl: string;
      ms: number;
      /** The phrase by which the page says that the offer has expired. */
      phrase: string | null;
    }
  | { kind: 'failed'; problem: LinkProblem; finalUrl: string; ms: number };

export const LINK_STATUSES = ['ok', 'review', 'broken'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

export type LinkReason =
  | 'fine'
  | 'refuses robots'
  | 'other host'
  | 'expired'
  | 'front page'
  | 'slow'
  | 'gone'
  | 'server error'
  | 'odd answer'
  | LinkProblem;

/** The expected target of a link: stored from its first good check, or accepted by an editor. */
export interface LinkTarget {
  /** The registrable domain of the host. */
  host: string;
  /** Whether the target is a page other than the front page. */
  isDeep: boolean;
}

export interface LinkHistory {
  failures: number;
  target: LinkTarget | null;
}

export interface LinkVerdict extends LinkHistory {
  status: LinkStatus;
  reason: LinkReason;
}

export const NO_HISTORY: LinkHistory = { failures: 0, target: null };

const GONE_STATUSES = [404, 410];
/** The server responds but blocks bots, so the check cannot know what visitors see. */
const BOT_BLOCKING_STATUSES = [403, 405, 429];

/** Evaluates a check, given the link's history. */
export function evaluateLink(observation: LinkObservation, before: LinkHistory): LinkVerdict {
  if (observation.kind === 'failed') return countFailure(observation.problem, before);
  if (GONE_STATUSES.includes(observation.httpStatus)) return countFailure('gone', before);
  if (observation.httpStatus >= 500) return countFailure('server error', before);
  const target = toLinkTarget(observation.finalUrl);
  const reason = classifyResponse(observation, target, before.target);
  const isGood = reason === 'fine' || reason === 'slow';
  return {
    status: reason === 'fine' || reason === 'refuses robots' ? 'ok' : 'review',
    reason,
    failures: 0,
    target: isGood ? { ...target, isDeep: target.isDeep || (before.target?.isDeep ?? false) } : before.target,
  };
}

function countFailure(reason: LinkReason, { failures: before, target }: LinkHistory): LinkVerdict {
  const failures = before + 1;
  return {
    status: failures >= LINK_CHECK.failuresUntilBroken ? 'broken' : 'review',
    reason,
    failures,
    target,
  };
}

function classifyResponse(
  { httpStatus, phrase, ms }: Extract<LinkObservation, { kind: 'response' }>,
  target: LinkTarget,
  expected: LinkTarget | null,
): LinkReason {
  if (expected && target.host !== expected.host) return 'other host';
  if (BOT_BLOCKING_STATUSES.includes(httpStatus)) return 'refuses robots';
  if (httpStatus < 200 || httpStatus > 299) return 'odd answer';
  if (phrase) return 'expired';
  if (expected?.isDeep && !target.isDeep) return 'front page';
  return ms > LINK_CHECK.slowMs ? 'slow' : 'fine';
}

export function toLinkTarget(url: string): LinkTarget {
  const { hostname, pathname } = new URL(url);
  return { host: getRegistrableDomain(hostname), isDeep: pathname !== '/' };
}

/**
 * `www.casino.co.uk` → `casino.co.uk`, according to the public suffix list. Hosts without a suffix and IP addresses
 * stay unchanged.
 */
export function getRegistrableDomain(hostname: string): string {
  return getDomain(hostname) ?? hostname;
}

const HOUR_MS = 60 * 60 * 1000;
/** Slightly less than a day and an hour: runs start at the same minute, but links wait in a queue. */
const DAILY_INTERVAL_MS = 20 * HOUR_MS;
const RETRY_INTERVAL_MS = 0.75 * HOUR_MS;

/** Whether a link is due for a check: once a day, and again soon after a first failure. */
export function isDue(
  checked: { checkedAt: Date; failures: number } | null,
  { now, since }: { now: Date; since?: Date | null },
): boolean {
  if (!checked) return true;
  if (since) return checked.checkedAt < since;
  const ageMs = now.getTime() - checked.checkedAt.getTime();
  return ageMs >= DAILY_INTERVAL_MS || (checked.failures === 1 && ageMs >= RETRY_INTERVAL_MS);
}

const MIN_HOSTS = 5;
const NETWORK_PROBLEMS: readonly string[] = ['timeout', 'unreachable'] satisfies LinkProblem[];

/** Whether our own network may be the cause: then the failure is no evidence against the link. */
export function isNetworkProblem(observation: { kind: string; problem?: string }): boolean {
  return observation.problem !== undefined && NETWORK_PROBLEMS.includes(observation.problem);
}

/** If no host responds, our own network is down. With only a few hosts, all of them may really be down. */
export function isNetworkDown({
  hosts,
  respondingHosts,
}: {
  hosts: number;
  respondingHosts: number;
}): boolean {
  return respondingHosts === 0 && hosts >= MIN_HOSTS;
}
