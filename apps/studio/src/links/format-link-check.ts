import { domainToUnicode } from 'node:url';
import {
  LINK_CHECK,
  type LinkReason,
  type LinkStatus,
  registeredHost,
} from '@nettobonus/domain/clicks/link-health';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import type { LinkCheck } from '@nettobonus/store/link-checks';

export const STATUS_LABELS: Record<LinkStatus, string> = {
  ok: 'In order',
  review: 'Look at this',
  broken: 'Broken',
};

/** The short badge of a row. */
const BADGES: Record<LinkReason, string> = {
  fine: 'In order',
  'refuses robots': 'In order',
  'other host': 'Other address',
  expired: 'Offer over',
  'front page': 'Front page',
  slow: 'Slow',
  gone: 'Page gone',
  'server error': 'Server error',
  'odd answer': 'Odd answer',
  timeout: 'No answer',
  refused: 'No answer',
  'unknown host': 'Unknown host',
  unreachable: 'Unreachable',
  tls: 'Not secure',
  unreadable: 'Unreadable',
  'too many redirects': 'Goes in circles',
  'forbidden address': 'Forbidden address',
};

export const badgeOf = ({ reason }: Pick<LinkCheck, 'reason'>): string => BADGES[reason];

/** The last HTTP status, or why there is none. */
export function answerOf({ httpStatus, reason }: Pick<LinkCheck, 'httpStatus' | 'reason'>): string {
  return httpStatus === null ? reason : String(httpStatus);
}

export function timeOf({ httpStatus, reason, ms }: Pick<LinkCheck, 'httpStatus' | 'reason' | 'ms'>): string {
  if (reason === 'timeout') return `> ${LINK_CHECK.timeoutMs / 1000} s`;
  // Non-breaking spaces between thousands.
  return httpStatus === null ? '–' : `${String(ms).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0ms`;
}

/** One sentence for the editor who fixes the link; empty if there is nothing to report. */
export function noteOf(check: LinkCheck): string {
  const { reason, failures, lastOkAt } = check;
  const description = describeReason(check);
  if (failures === 0) return description;
  const times = failures === 1 ? 'first time' : `${failures} times in a row`;
  const until = lastOkAt ? `, in order until ${dayOf(lastOkAt)}` : '';
  return `${description || BADGES[reason]}: ${times}${until}`;
}

function describeReason({ reason, finalUrl, phrase, endHost }: LinkCheck): string {
  const host = toReadableHost(URL.parse(finalUrl)?.hostname ?? finalUrl);
  switch (reason) {
    case 'fine':
      return '';
    case 'refuses robots':
      return 'Answers, and refuses robots';
    case 'other host':
      return `Leads to ${registeredHost(host)}, not to ${toReadableHost(endHost ?? '')}`;
    case 'expired':
      return `The page says “${phrase}”`;
    case 'front page':
      return 'Leads to the front page, no longer to the offer';
    case 'slow':
      return `Over ${LINK_CHECK.slowMs / 1000} s`;
    case 'gone':
      return 'The page is not there';
    case 'server error':
      return `${host} is at fault`;
    case 'odd answer':
      return 'Neither a page nor a failure: look yourself';
    case 'timeout':
      return `${host} did not answer in time`;
    case 'refused':
      return `${host} takes no connection`;
    case 'unknown host':
      return `There is no ${host}`;
    case 'unreachable':
      return `No way to ${host}`;
    case 'tls':
      return `${host} has no valid certificate`;
    case 'unreadable':
      return `What ${host} sent cannot be read`;
    case 'too many redirects':
      return `More than ${LINK_CHECK.maxRedirects} redirects`;
    case 'forbidden address':
      return `Leads to ${host}, which is not on the public web`;
  }
}

/** `xn--bjrkdunge-bet-jmb.example` → `björkdunge-bet.example`. */
const toReadableHost = (host: string): string => domainToUnicode(host) || host;

const { timeZone } = MARKET_FACTS.fi;
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export const dayOf = (at: Date): string => DAY.format(at);
export const momentOf = (at: Date): string => MOMENT.format(at);
