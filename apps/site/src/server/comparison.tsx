import { parseCompared, writeCompared } from '@nettobonus/domain/comparison';
import { parseDeposit, writeDeposit } from '@nettobonus/domain/deposit-choice';
import { DEPOSITS } from '@nettobonus/domain/net-value';
import { reviewPathFor } from '@nettobonus/domain/routes';
import { findSameHeadline } from '@nettobonus/domain/same-headline';
import type { Column } from '../features/compare/column.ts';
import { NetCell } from '../features/offers/net-cell.tsx';
import { writeWagering } from '../features/offers/net-figures.ts';
import type { OfferSetting } from '../features/offers/offer.ts';
import { ClaimLink, Tile } from '../features/offers/parts.tsx';
import { Rating } from '../layout/rating.tsx';
import { getCasino, getReview, requireCasino } from './content.ts';
import { listOffers } from './offers.ts';

/** What an address compares, what can be added to it, and a comparison to begin with. */
export function buildComparison({ market, url }: App.Locals, setting: OfferSetting) {
  const isListed = (slug: string) => getCasino(market, slug) !== null;
  const compared = parseCompared(url.searchParams, isListed);
  const depositIndex = parseDeposit(url.searchParams, market);
  const deposit = writeDeposit(depositIndex, market);
  const hrefOf = (slugs: readonly string[]) => url.pathname + writeCompared(slugs, deposit);
  const offers = listOffers(market);
  const pair = findSameHeadline(offers);
  return {
    compared,
    /** Whether the address names a casino that is not listed here. */
    isLeftOut: parseCompared(url.searchParams, (slug) => !isListed(slug)).length > 0,
    depositIndex,
    deposit,
    shared: {
      address: hrefOf(compared),
      deposits: DEPOSITS[market].map((_, index) => writeDeposit(index, market)),
    },
    columns: compared.map((slug) =>
      buildColumn(slug, setting, hrefOf(compared.filter((other) => other !== slug))),
    ),
    choices: offers
      .filter(({ casino, hideFromListing }) => !hideFromListing && !compared.includes(casino))
      .toSorted((a, b) => a.name.localeCompare(b.name, market)),
    example: pair && {
      first: pair[0].name,
      second: pair[1].name,
      bonus: pair[0].bonus,
      href: hrefOf(pair.map(({ casino }) => casino)),
    },
  };
}

/** A compared casino with the parts that offers are shown by. */
function buildColumn(slug: string, setting: OfferSetting, removeHref: string): Column {
  const { market, words } = setting;
  const casino = requireCasino(market, slug);
  return {
    casino,
    review: getReview(market, slug),
    reviewHref: reviewPathFor(slug, market),
    removeHref,
    wagering: writeWagering(casino.terms, words),
    tile: <Tile offer={casino} size={64} />,
    rating: <Rating offer={casino} setting={setting} />,
    claim: casino.affiliateLink && (
      <>
        <ClaimLink className="button-primary" offer={casino} setting={setting} />
        <span className="ad">{words.adLink}, 18+</span>
      </>
    ),
    net: (mark) => <NetCell mark={mark} offer={casino} setting={setting} />,
  };
}
