import { coversErrors, isReason, MIN_OVERRIDE_REASON } from '@nettobonus/domain/market-rules/override';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { STUDIO } from '../audit/write-audit-entry.ts';
import type { Override } from '../payload-types.ts';
import { fieldError } from '../publishing/field-error.ts';
import type { PendingPublication } from '../publishing/prepare-change.ts';
import type { Overridable, OverrideCollection } from './overridable.ts';
import { findOverrides, listRules, needsSecondPerson, saveOverride, toScope } from './stored-overrides.ts';

/** The fields of a document that can be published with a reason. */
interface OverrideValues {
  title?: string | null | undefined;
  overrideReason?: string | null | undefined;
  overrideBy?: string | null | undefined;
}

/**
 * Refuses a document with errors, unless a reason was accepted for them. Returns a note for the audit log, or null if
 * there are no errors. A reason remains valid until what it was given for changes.
 */
export async function requireOverride<K extends DocumentKind>(
  { req, id, data }: PendingPublication<K>,
  collection: OverrideCollection,
  { market, errors, scope }: Overridable,
): Promise<string | null> {
  if (errors.length === 0) return null;
  const { title, overrideReason, overrideBy }: OverrideValues = data as object;
  const accepted =
    id === undefined ? [] : await findOverrides({ payload: req.payload, req }, { collection, id }, scope);
  if (coversErrors(accepted.map(toScope), scope)) return accepted.map(describeOverride).join('; ');

  const titles = errors.map((error) => error.title).join('; ');
  const refuse = (message: string) => fieldError({ collection, id, path: 'overrideReason', message });
  const reason = (overrideReason ?? '').trim();
  if (!isReason(reason)) {
    throw refuse(
      `The rules report errors (${titles}). Correct them, or give a reason of at least ${MIN_OVERRIDE_REASON} characters.`,
    );
  }
  if (await needsSecondPerson({ payload: req.payload, req }, market)) {
    throw refuse(
      `The rules report errors (${titles}). Another editor must confirm your reason first, on Today or in this form.`,
    );
  }
  const givenBy = overrideBy ?? STUDIO;
  // A document that is published as it is created has no id yet. Its reason applies once.
  if (id !== undefined) {
    await saveOverride(req, {
      target: { collection, id },
      title: title ?? market,
      market,
      reason,
      scope,
      errors,
      givenBy,
      confirmedBy: null,
    });
  }
  return describeOverride({ reason, rules: listRules(errors), givenBy });
}

/** Users by their ids: the audit log outlives their names. */
function describeOverride({
  reason,
  rules,
  givenBy,
  confirmedBy,
}: Pick<Override, 'reason' | 'rules' | 'givenBy' | 'confirmedBy'>): string {
  const confirmation = confirmedBy ? `, confirmed by user ${confirmedBy}` : '';
  return `${reason} (${(rules ?? []).join(', ')}; reason given by ${givenBy === STUDIO ? 'the studio' : `user ${givenBy}`}${confirmation})`;
}
