import { getListingFindings } from '@nettobonus/domain/market-rules/listing-findings';
import type { Market } from '@nettobonus/domain/markets/market';
import { describeHostChange, isOwnLink } from '../links/link-hosts.ts';
import { fieldError } from '../publishing/field-error.ts';
import type { PublicationRules } from '../publishing/prepare-change.ts';
import { readFindingContext } from './list-findings.ts';
import { requireFiguresOfReview } from './require-figures.ts';

/**
 * Prevents the publication of a listing with rule errors unless the editor gives a reason. The reason applies once: the
 * studio clears the field, and the audit log stores the reason. The log also notes a link that leads to another host.
 */
export const LISTING_RULES: PublicationRules<'listing'> = {
  async beforePublish({ req, id, data, document, previous }) {
    const changes = { overrideReason: null };
    if (req.context.isLoading) return { reason: null, changes };
    if (isOwnLink(data.affiliateLink)) {
      throw fieldError({
        collection: 'listings',
        id,
        path: 'affiliateLink',
        message: 'The link leads to our own site. Enter the casino’s link.',
      });
    }
    const hostChange = describeHostChange(previous?.affiliateLink, data.affiliateLink);
    const market = document.market as Market;
    const context = await readFindingContext(
      { payload: req.payload, req },
      { market, listing: document.body, now: new Date() },
    );
    requireFiguresOfReview(document.body, { id, market, review: context.review });
    const errors = getListingFindings(document.body, context).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return { reason: hostChange, changes };
    const reason = (data.overrideReason ?? '').trim();
    if (reason === '') {
      const titles = errors.map(({ title }) => title).join('; ');
      throw fieldError({
        collection: 'listings',
        id,
        path: 'overrideReason',
        message: `The rules report errors: ${titles}. Give a reason to publish anyway.`,
      });
    }
    const overridden = `${reason} (${errors.map(({ rule }) => rule).join(', ')})`;
    return { reason: hostChange ? `${overridden}. ${hostChange}` : overridden, changes };
  },
};
