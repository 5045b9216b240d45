import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { CollectionSlug } from 'payload';
import { refusal } from '../publishing/field-error.ts';
import { fieldLabel } from '../publishing/field-label.ts';
import type { PublicationRules } from '../publishing/prepare-change.ts';
import { findTranslation } from './stored-translations.ts';

/** Adds to a collection's rules that somebody has read what a machine has drafted. */
export const withTranslationRule = <K extends DocumentKind>(
  collection: CollectionSlug,
  rules: PublicationRules<K> = {},
): PublicationRules<K> => ({
  ...rules,
  async beforePublish(publication) {
    const { req, id } = publication;
    const translation =
      id === undefined ? null : await findTranslation({ payload: req.payload, req }, { collection, id });
    const [first, ...others] = translation?.machinePaths ?? [];
    if (first !== undefined) {
      const label = fieldLabel(req.payload, collection, first);
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      throw refusal(
        `A machine has drafted ${label}${more}, and nobody has confirmed to have read it. Open the tab Translation, read the draft and confirm it.`,
      );
    }
    return (await rules.beforePublish?.(publication)) ?? { reason: null, changes: {} };
  },
});
