import { MIN_OVERRIDE_REASON } from '@nettobonus/domain/market-rules/override';
import type { Field } from 'payload';
import { text, textarea } from '../fields.ts';
import { LANGUAGE_NEUTRAL } from '../texts/list-text-fields.ts';

/** The reason for publishing a document despite errors, and who gave it. `validity`: what ends its validity. */
export const overrideFields = (document: string, validity: string): Field[] => [
  textarea(
    'overrideReason',
    [
      'Override reason',
      `Why the ${document} may be published despite the errors; at least ${MIN_OVERRIDE_REASON} characters. It stays valid until ${validity}.`,
    ],
    {
      custom: LANGUAGE_NEUTRAL,
      admin: {
        position: 'sidebar',
        components: { Field: '/overrides/override-reason-field.tsx#OverrideReasonField' },
      },
    },
  ),
  // The studio sets it: who gave the reason may not confirm it.
  text('overrideBy', ['Override reason given by', 'The ID of the user.'], {
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  }),
];
