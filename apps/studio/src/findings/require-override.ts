import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { fieldRefusal } from '../publishing/field-refusal.ts';
import { lookAtListing } from './list-findings.ts';

const keyOf = (id: unknown) => `overridden: ${id}`;

/**
 * What the rules call an error is published only with a reason. The reason is for this publishing alone: it goes into
 * the audit log, and the field is empty again.
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
  const looked = await lookAtListing({ payload: req.payload, req }, listing, new Date());
  const errors = looked.ok ? looked.findings.filter(({ severity }) => severity === 'error') : [];
  const reason = String(listing.overrideReason ?? '').trim();
  if (errors.length > 0 && reason === '') {
    const titles = errors.map(({ title }) => title).join('; ');
    throw fieldRefusal({
      collection: slug,
      id: originalDoc?.id,
      path: 'overrideReason',
      message: `The rules find fault. ${titles}. Give a reason to publish it nevertheless.`,
    });
  }
  if (errors.length > 0) {
    req.context[keyOf(originalDoc?.id)] = `${reason} (${errors.map(({ rule }) => rule).join(', ')})`;
  }
  return { ...data, overrideReason: null };
};

/** The reason that a document was just published for against the rules, with the rules that it overrode. */
export function overrideOf({ context }: PayloadRequest, id: unknown): string | null {
  return (context[keyOf(id)] as string | undefined) ?? null;
}
