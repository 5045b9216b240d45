import { createHash } from 'node:crypto';
import type { Listing } from '@nettobonus/domain/catalogue/casino';
import type { Finding } from '@nettobonus/domain/market-rules/listing-findings';
import { type OverrideScope, toOverrideScope } from '@nettobonus/domain/market-rules/override';
import type { LanguageError } from '../language/list-language-errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What a reason for a listing is given for, as digests. */
export function digestScope(listing: Listing, findings: readonly Finding[]): OverrideScope {
  const { offer, errors } = toOverrideScope(listing, findings);
  return { offer: digest(offer), errors: errors.map(digest) };
}

/** What a reason for texts in another language is given for: the texts, wherever they are in the document. */
export const digestTexts = (errors: readonly LanguageError[]): OverrideScope => ({
  offer: digest('texts'),
  errors: errors.map(({ rule, language, text }) => digest(JSON.stringify([rule, language, text]))),
});

/** Identifies what a second person confirms: it must be what they saw. */
export const digestRequest = (reason: string, { offer, errors }: OverrideScope) =>
  digest(JSON.stringify([reason, offer, errors]));
