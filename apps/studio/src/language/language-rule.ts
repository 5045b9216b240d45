import type { Market } from '@nettobonus/domain/markets/market';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { joinReasons } from '../audit/join-reasons.ts';
import type { OverrideCollection } from '../overrides/overridable.ts';
import { digestTexts } from '../overrides/override-scope.ts';
import { requireOverride } from '../overrides/require-override.ts';
import type { PublicationRules } from '../publishing/prepare-change.ts';
import type { StudioDocument } from '../publishing/studio-document.ts';
import { listLanguageErrors } from './list-language-errors.ts';

/** Adds to a collection's rules that texts in another language than the market's need an accepted reason. */
export const withLanguageRule = <K extends DocumentKind>(
  collection: OverrideCollection,
  rules: PublicationRules<K> = {},
): PublicationRules<K> => ({
  ...rules,
  async beforePublish(publication) {
    const decision = await rules.beforePublish?.(publication);
    const { req, data, document } = publication;
    const cleared: object = { ...decision?.changes, overrideReason: null, overrideBy: null };
    const changes = cleared as Partial<StudioDocument<K>>;
    if (req.context.isLoading) return { reason: null, ...decision, changes };
    const errors = listLanguageErrors(req.payload, collection, data);
    const override = await requireOverride(publication, collection, {
      market: document.market as Market,
      errors,
      scope: digestTexts(errors),
    });
    const notes = [decision?.reason ?? null, override].filter((note) => note !== null);
    return { ...decision, reason: notes.length > 0 ? joinReasons(notes) : null, changes };
  },
});
