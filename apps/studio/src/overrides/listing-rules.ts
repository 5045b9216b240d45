import { getListingFindings } from '@nettobonus/domain/market-rules/listing-findings';
import type { Market } from '@nettobonus/domain/markets/market';
import { joinReasons } from '../audit/join-reasons.ts';
import {
  CLEARED_OFFER_NOTE,
  describeOfferNote,
  requireOfferNote,
} from '../corrections/require-correction.ts';
import { readFindingContext } from '../findings/list-findings.ts';
import { requireFiguresOfReview } from '../findings/require-figures.ts';
import { describeHostChange, isOwnLink, OWN_LINK_MESSAGE } from '../links/link-hosts.ts';
import { fieldError } from '../publishing/field-error.ts';
import type { PublicationRules } from '../publishing/prepare-change.ts';
import { requireRatingOfReview } from '../rating/require-rating.ts';
import { acceptNewestText } from '../terms-watch/accept-newest-text.ts';
import { digestScope } from './override-scope.ts';
import { requireOverride } from './require-override.ts';

/**
 * Prevents the publication of a listing with rule errors, unless a reason was accepted for them. The audit log notes the
 * reason, a link that leads to another host, and a correction. A new day of reading accepts the newest text of the terms. The form's fields for these apply to one publication.
 */
export const LISTING_RULES: PublicationRules<'listing'> = {
  async beforePublish(publication) {
    const { req, id, data, document, previous } = publication;
    const changes = { overrideReason: null, overrideBy: null, ...CLEARED_OFFER_NOTE };
    if (req.context.isLoading || req.context.isRatingUpdate) return { reason: null, changes };
    if (isOwnLink(data.affiliateLink)) {
      throw fieldError({
        collection: 'listings',
        id,
        path: 'affiliateLink',
        message: OWN_LINK_MESSAGE,
      });
    }
    const offerNote = requireOfferNote(publication);
    const hostChange = describeHostChange(previous?.affiliateLink, data.affiliateLink);
    const market = document.market as Market;
    const context = await readFindingContext(
      { payload: req.payload, req },
      { market, listing: document.body, now: new Date() },
    );
    requireFiguresOfReview(document.body, { payload: req.payload, id, market, review: context.review });
    requireRatingOfReview(document.body, { id, review: context.review });
    const errors = getListingFindings(document.body, context).filter(({ severity }) => severity === 'error');
    const scope = digestScope(document.body, errors);
    const override = await requireOverride(publication, 'listings', { market, errors, scope });
    const { verifiedOn } = document.body;
    if (id !== undefined && verifiedOn !== previous?.verifiedOn) {
      await acceptNewestText(req, id, { now: new Date(), market, readOn: verifiedOn });
    }
    const notes = [override, hostChange, describeOfferNote(offerNote)].filter((note) => note !== null);
    return { reason: notes.length > 0 ? joinReasons(notes) : null, changes, offerNote };
  },
};
