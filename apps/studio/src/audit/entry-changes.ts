import type { Payload } from 'payload';
import type { AuditLog } from '../payload-types.ts';
import { fieldLabel } from '../publishing/field-label.ts';
import type { Change } from './list-changes.ts';

/** A changed field; without values if these are not in the log. */
export type EntryChange = Change | { label: string; before?: undefined; after?: undefined };

/** What an entry says about changed fields. Entries from before values were logged name only the fields. */
export function listEntryChanges(
  payload: Payload,
  { kind, fields, changes }: Pick<AuditLog, 'kind' | 'fields' | 'changes'>,
): EntryChange[] {
  const known: Change[] = changes ?? [];
  const labels = (fields ?? []).map((name) => fieldLabel(payload, String(kind), name));
  const others = labels.filter((label) => !known.some((change) => isPartOf(change.label, label)));
  return [...known, ...others.map((label) => ({ label }))];
}

const isPartOf = (label: string, field: string) => label === field || label.startsWith(`${field} → `);

const MAX_LENGTH = 80;

/** `Rating: 7.5 / 10 → 8 / 10`, with long texts cut. */
export function formatEntryChange({ label, before, after }: EntryChange): string {
  return after === undefined ? label : `${label}: ${shorten(before)} → ${shorten(after)}`;
}

export const shorten = (text: string | null): string =>
  text === null ? 'empty' : text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
