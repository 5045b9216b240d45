/** How links are checked. */
export const LINK_CHECK = {
  /** For the whole chain of redirects. */
  timeoutMs: 8_000,
  slowMs: 3_000,
  maxRedirects: 10,
  /** Of the page; the rest is not read. */
  maxBodyBytes: 256 * 1024,
  hostsAtOnce: 8,
  betweenRequestsMs: 1_000,
  failuresUntilBroken: 2,
  keptDays: 90,
} as const;

/** Why there was no answer. */
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

/** What one check saw. */
export type LinkObservation =
  | { kind: 'answered'; status: number; finalUrl: string; ms: number; phrase: string | null }
  | { kind: 'failed'; problem: LinkProblem; finalUrl: string; ms: number };

export const LINK_STATUSES = ['in order', 'look', 'broken'] as const;
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

/** Where a link leads when it is in order: remembered from its first good check, or accepted by an editor. */
export interface LinkEnd {
  /** The part of the host that its owner registered. */
  host: string;
  /** Whether it led to a page of its own, not to the front page. */
  isDeep: boolean;
}

export interface LinkHistory {
  failures: number;
  end: LinkEnd | null;
}

export interface LinkVerdict extends LinkHistory {
  standing: LinkStatus;
  reason: LinkReason;
}

export const NO_HISTORY: LinkHistory = { failures: 0, end: null };

const GONE = [404, 410];
/** The server is there and does not talk to robots: nothing is known of what visitors see. */
const REFUSES_ROBOTS = [403, 405, 429];

/** What a check means for a link, given how it stood before. */
export function judgeLink(seen: LinkObservation, before: LinkHistory): LinkVerdict {
  if (seen.kind === 'failed') return fail(seen.problem, before);
  if (GONE.includes(seen.status)) return fail('gone', before);
  if (seen.status >= 500) return fail('server error', before);
  const end = linkEndOf(seen.finalUrl);
  const reason = readAnswer(seen, end, before.end);
  const isGood = reason === 'fine' || reason === 'slow';
  return {
    standing: reason === 'fine' || reason === 'refuses robots' ? 'in order' : 'look',
    reason,
    failures: 0,
    end: isGood ? { ...end, isDeep: end.isDeep || (before.end?.isDeep ?? false) } : before.end,
  };
}

function fail(reason: LinkReason, { failures: before, end }: LinkHistory): LinkVerdict {
  const failures = before + 1;
  return { standing: failures >= LINK_CHECK.failuresUntilBroken ? 'broken' : 'look', reason, failures, end };
}

function readAnswer(
  { status, phrase, ms }: Extract<LinkObservation, { kind: 'answered' }>,
  end: LinkEnd,
  known: LinkEnd | null,
): LinkReason {
  if (known && end.host !== known.host) return 'other host';
  if (REFUSES_ROBOTS.includes(status)) return 'refuses robots';
  if (status < 200 || status > 299) return 'odd answer';
  if (phrase) return 'expired';
  if (known?.isDeep && !end.isDeep) return 'front page';
  return ms > LINK_CHECK.slowMs ? 'slow' : 'fine';
}

export function linkEndOf(url: string): LinkEnd {
  const { hostname, pathname } = new URL(url);
  return { host: registeredHost(hostname), isDeep: pathname !== '/' };
}

const SHARED_SECOND_LEVELS = ['co', 'com', 'net', 'org', 'gov', 'ac', 'edu'];

/** `www.casino.co.uk` → `casino.co.uk`. By a short rule instead of the public suffix list; an address stays whole. */
export function registeredHost(hostname: string): string {
  if (/^[\d.]+$|^\[/.test(hostname)) return hostname;
  const labels = hostname.replace(/\.$/, '').split('.');
  const isShared = labels.at(-1)?.length === 2 && SHARED_SECOND_LEVELS.includes(labels.at(-2) ?? '');
  return labels.slice(isShared ? -3 : -2).join('.');
}

const HOUR_MS = 60 * 60 * 1000;
/** Less than a day and less than an hour: runs begin at the same minute, and links wait for their turn. */
const DAILY_MS = 20 * HOUR_MS;
const SECOND_LOOK_MS = 0.75 * HOUR_MS;

/** Whether a link is to be looked at again: once a day, and soon after it failed for the first time. */
export function isDue(
  checked: { checkedAt: Date; failures: number } | null,
  { now, since }: { now: Date; since?: Date | null },
): boolean {
  if (!checked) return true;
  if (since) return checked.checkedAt < since;
  const ageMs = now.getTime() - checked.checkedAt.getTime();
  return ageMs >= DAILY_MS || (checked.failures === 1 && ageMs >= SECOND_LOOK_MS);
}

const FEW_HOSTS = 5;
const OF_OUR_OWN: readonly LinkProblem[] = ['timeout', 'unreachable'];

/** Whether it may be our own network that is down: then it says nothing of the link. */
export function mayBeOurNetwork(seen: LinkObservation): boolean {
  return seen.kind === 'failed' && OF_OUR_OWN.includes(seen.problem);
}

/** Hosts that all fall silent at once are not broken: we are cut off. Of a few it may be true. */
export function areWeCutOff({ hosts, heardFrom }: { hosts: number; heardFrom: number }): boolean {
  return heardFrom === 0 && hosts >= FEW_HOSTS;
}
