import { isDeepStrictEqual } from 'node:util';
import { isEntry, summariseEntry } from '@nettobonus/domain/campaigns/competition-entry';
import { formatExcerpt, type MessageStatus, resolveAnsweredAt } from '@nettobonus/domain/contact/inbox';
import type { CollectionBeforeChangeHook } from 'payload';
import type { Message } from '../payload-types.ts';

type Note = NonNullable<Message['notes']>[number];

/**
 * Fills in the fields of a contact message that the studio derives: excerpt, time of the answer, and each note's author
 * and time.
 */
export const fillInMessage: CollectionBeforeChangeHook<Message> = ({ data, originalDoc, req }) => {
  const now = new Date();
  const { status = 'new', answeredAt = null, name = '', message = '' } = { ...originalDoc, ...data };
  const answered = resolveAnsweredAt(status as MessageStatus, answeredAt ? new Date(answeredAt) : null, now);
  const signNote = (note: Note): Note => {
    const existing = originalDoc?.notes?.find(({ id }) => id === note.id);
    return existing && isDeepStrictEqual(existing.text, note.text)
      ? existing
      : { ...note, by: req.user?.name ?? 'the studio', at: now.toISOString() };
  };
  return {
    ...data,
    opening: formatExcerpt(isEntry({ name, message }) ? summariseEntry(message) : message),
    answeredAt: answered?.toISOString() ?? null,
    spamAt: status === 'spam' ? (originalDoc?.spamAt ?? now.toISOString()) : null,
    ...(data.notes ? { notes: data.notes.map(signNote) } : {}),
  };
};
