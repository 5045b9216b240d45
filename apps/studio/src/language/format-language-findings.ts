import type { CollectionSlug, Payload } from 'payload';
import type { FormattedFinding } from '../findings/formatted-findings.ts';
import { listLanguageErrors } from './list-language-errors.ts';

const MAX_QUOTE = 80;

/** The texts of a draft in another language, for the panel next to the form. */
export const formatLanguageFindings = (
  payload: Payload,
  collection: CollectionSlug,
  draft: object,
): FormattedFinding[] =>
  listLanguageErrors(payload, collection, draft).map(({ rule, title, path, text }) => ({
    key: `${rule}/${path}`,
    severity: 'error',
    title,
    why: `“${shorten(text)}” Translate it before publishing, or give a reason below if it must stay as it is.`,
    source: 'Texts under 200 letters are not judged alone; those of one field are judged together.',
    field: path,
  }));

const shorten = (text: string) => (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE).trimEnd()}…` : text);
