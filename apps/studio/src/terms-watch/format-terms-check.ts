import { TERMS_CHECK, type TermsProblem, type TermsState } from '@nettobonus/domain/terms-watch/terms-check';
import type { MarkName } from '../brand/status.tsx';
import type { CheckSummary } from './watched-listings.ts';

export const STATE_LABELS: Record<TermsState, string> = {
  changed: 'Changed',
  failed: 'Could not be fetched',
  unchanged: 'Unchanged',
  waiting: 'Not fetched yet',
  'no address': 'No address',
};

export const STATE_MARKS: Record<TermsState, MarkName> = {
  changed: 'warning',
  failed: 'bad',
  unchanged: 'ok',
  waiting: 'info',
  'no address': 'info',
};

const PROBLEMS: Record<TermsProblem, string> = {
  timeout: 'the casino did not respond in time',
  refused: 'the casino’s server refused the connection',
  'unknown host': 'the address has a host that does not exist',
  unreachable: 'the casino’s server is unreachable',
  tls: 'the casino has no valid certificate',
  unreadable: 'the response cannot be read',
  'too many redirects': 'the address redirects without end',
  'forbidden address': 'the address is not on the public web',
  'bad status': 'the casino returned an error',
  'not a web page': 'the address leads to a file, for example a PDF, and not to a web page',
  'too long': `the page has more than ${TERMS_CHECK.maxTextLength} letters`,
  'no text': 'the page has no readable text; a script may fill it in',
};

/** Why the last request failed, as part of a sentence; null if it did not. */
export function formatProblem({
  problem,
  httpStatus,
}: Pick<CheckSummary, 'problem' | 'httpStatus'>): string | null {
  if (!problem) return null;
  return problem === 'bad status' && httpStatus ? `${PROBLEMS[problem]} (${httpStatus})` : PROBLEMS[problem];
}
