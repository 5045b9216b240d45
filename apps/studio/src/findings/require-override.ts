import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { fieldError } from '../publishing/field-error.ts';
import { checkListing } from './list-findings.ts';

const contextKey = (id: unknown) => `overridden: ${id}`;

/**
 * Prevents the publication of a listing with rule errors unless the editor gives a reason. The reason applies once: the
 * hook clears the field, and the audit log stores the reason.
 */
export const requireOverride: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection: { slug },
  req,
  context,
}) => {
  if (data._status !== 'published' || context.isLoading) return data;
  const listing = { ...originalDoc, ...data };
  const check = await checkListing({ payload: req.payload, req }, listing, new Date());
  const errors = check.ok ? check.findings.filter(({ severity }) => severity === 'error') : [];
  const reason = String(listing.overrideReason ?? '').trim();
  if (errors.length > 0 && reason === '') {
    const titles = errors.map(({ title }) => title).join('; ');
    throw fieldError({
      collection: slug,
      id: originalDoc?.id,
      path: 'overrideReason',
      message: `The rules report errors: ${titles}. Give a reason to publish anyway.`,
    });
  }
  if (errors.length > 0) {
    req.context[contextKey(originalDoc?.id)] = `${reason} (${errors.map(({ rule }) => rule).join(', ')})`;
  }
  return { ...data, overrideReason: null };
};

/** The override reason of a document published in this request, with the rules it overrode. */
export function getOverrideReason({ context }: PayloadRequest, id: unknown): string | null {
  return (context[contextKey(id)] as string | undefined) ?? null;
}
