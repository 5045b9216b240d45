import { domainToUnicode } from 'node:url';
import {
  getRegistrableDomain,
  LINK_CHECK,
  type LinkReason,
  type LinkStatus,
} from '@nettobonus/domain/clicks/link-health';
import { getLocalDate } from '@nettobonus/domain/markets/market';
import type { LinkCheck } from '@nettobonus/store/link-checks';
import { formatTypedDay } from '../clock/format-typed-day.ts';

export const STATUS_LABELS: Record<LinkStatus, string> = {
  ok: 'In order',
  review: 'Needs attention',
  broken: 'Broken',
};

/** The short badge of a row. */
const BADGES: Record<LinkReason, string> = {
  fine: 'In order',
  'refuses robots': 'In order',
  'other host': 'Different host',
  expired: 'Offer expired',
  'front page': 'Front page',
  slow: 'Slow',
  gone: 'Page not found',
  'server error': 'Server error',
  'odd answer': 'Unexpected response',
  timeout: 'No response',
  refused: 'No response',
  'unknown host': 'Unknown host',
  unreachable: 'Unreachable',
  tls: 'Invalid certificate',
  unreadable: 'Unreadable',
  'too many redirects': 'Redirect loop',
  'forbidden address': 'Forbidden address',
};

export const formatBadge = ({ reason }: Pick<LinkCheck, 'reason'>): string => BADGES[reason];

/** The last HTTP status, or the reason why there is none. */
export function formatResponse({ httpStatus, reason }: Pick<LinkCheck, 'httpStatus' | 'reason'>): string {
  return httpStatus === null ? reason : String(httpStatus);
}

export function formatResponseTime({
  httpStatus,
  reason,
  ms,
}: Pick<LinkCheck, 'httpStatus' | 'reason' | 'ms'>): string {
  if (reason === 'timeout') return `> ${LINK_CHECK.timeoutMs / 1000} s`;
  // Non-breaking spaces between thousands.
  return httpStatus === null ? '–' : `${String(ms).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0ms`;
}

/** One sentence for the editor who fixes the link; empty if there is nothing to report. */
export function formatNote(check: LinkCheck): string {
  const { reason, failures, lastOkAt } = check;
  const description = describeReason(check);
  if (failures === 0) return description;
  const times = failures === 1 ? 'first failure' : `${failures} times in a row`;
  const until = lastOkAt ? `, in order until ${formatDate(lastOkAt)}` : '';
  return `${description || BADGES[reason]}: ${times}${until}`;
}

function describeReason({ reason, finalUrl, phrase, expectedHost }: LinkCheck): string {
  const host = toReadableHost(URL.parse(finalUrl)?.hostname ?? finalUrl);
  switch (reason) {
    case 'fine':
      return '';
    case 'refuses robots':
      return 'Responds, but blocks bots';
    case 'other host':
      return `Leads to ${getRegistrableDomain(host)} instead of ${toReadableHost(expectedHost ?? '')}`;
    case 'expired':
      return `The page says “${phrase}”`;
    case 'front page':
      return 'Leads to the front page, no longer to the offer';
    case 'slow':
      return `Slower than ${LINK_CHECK.slowMs / 1000} s`;
    case 'gone':
      return 'Page not found';
    case 'server error':
      return `${host} returned a server error`;
    case 'odd answer':
      return 'Unexpected response: open the link to check it';
    case 'timeout':
      return `${host} did not respond in time`;
    case 'refused':
      return `${host} refused the connection`;
    case 'unknown host':
      return `${host} does not exist`;
    case 'unreachable':
      return `${host} is unreachable`;
    case 'tls':
      return `${host} has no valid certificate`;
    case 'unreadable':
      return `The response from ${host} cannot be read`;
    case 'too many redirects':
      return `More than ${LINK_CHECK.maxRedirects} redirects`;
    case 'forbidden address':
      return `Leads to ${host}, which is not on the public web`;
  }
}

/** `xn--bjrkdunge-bet-jmb.example` → `björkdunge-bet.example`. */
const toReadableHost = (host: string): string => domainToUnicode(host) || host;

const formatDate = (at: Date): string => formatTypedDay(getLocalDate('fi', at));
