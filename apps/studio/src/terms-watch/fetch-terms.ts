import { createHash } from 'node:crypto';
import { TERMS_CHECK, type TermsProblem } from '@nettobonus/domain/terms-watch/terms-check';
import { followLink, type PoliteOptions } from '../network/follow-link.ts';
import { extractText, normaliseText } from './extract-text.ts';

export const USER_AGENT = 'NettobonusTermsCheck/1.0';

export type FetchedTerms =
  | { kind: 'text'; text: string; finalUrl: string }
  | { kind: 'failed'; problem: TermsProblem; httpStatus: number | null };

/** Identifies a text. */
export const digestText = (text: string) => createHash('sha256').update(text).digest('hex');

/** Fetches a page of terms and returns its readable text, or why there is none. */
export async function fetchTerms(url: string, options: PoliteOptions): Promise<FetchedTerms> {
  const page = await followLink(url, {
    timeoutMs: TERMS_CHECK.timeoutMs,
    ...options,
    userAgent: USER_AGENT,
    maxBodyBytes: TERMS_CHECK.maxBodyBytes,
  });
  if (page.kind === 'failed') return { kind: 'failed', problem: page.problem, httpStatus: null };
  const { httpStatus, contentType, isCut, finalUrl } = page;
  const fail = (problem: TermsProblem): FetchedTerms => ({ kind: 'failed', problem, httpStatus });
  if (httpStatus < 200 || httpStatus > 299) return fail('bad status');
  const isPlain = /^text\/plain\b/i.test(contentType);
  if (!isPlain && contentType !== '' && !/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
    return fail('not a web page');
  }
  // Comparing only the beginning would miss a change at the end.
  if (isCut) return fail('too long');
  const text = isPlain ? normaliseText(page.text) : extractText(page.text);
  if (text.length > TERMS_CHECK.maxTextLength) return fail('too long');
  if (text.length < TERMS_CHECK.minTextLength) return fail('no text');
  return { kind: 'text', text, finalUrl };
}
