import type { NetState } from '@nettobonus/domain/net-value/net-value';
import type { ListedReview } from '@nettobonus/domain/reviews/review-filter';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { memo } from 'react';
import { formatNet, getSign } from '../../i18n/format.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { formatShortDay, toBarAmounts } from '../../offer-ui/net-figures.ts';
import { Rating } from '../../offer-ui/rating.tsx';
import { NetBar } from '../../ui/net-bar.tsx';
import type { ReviewsContext } from './reviews-context.ts';

/**
 * A review as the list shows it. Flat, and without values that the browser can derive, because the page contains all
 * rows. Amounts are in minor units, for the visitor's deposit.
 */
export interface Row extends ListedReview {
  image: string;
  imageSet?: string;
  verdict: string;
  /** Date of the last check of the offer. */
  verifiedOn: string;
  /** Takes the place of a missing net, with a note. The fields below are then meaningless. */
  noNet: string;
  note: string;
  state: NetState;
  gross: number;
  sum: number;
  finishOfTen: number;
}

interface RowProps {
  row: Row;
  context: ReviewsContext;
}

/** Memoised, so that typing in the search field does not re-render the remaining rows. */
export const ReviewRow = memo(function ReviewRow({
  row,
  context,
  id,
}: RowProps & { id?: string | undefined }) {
  const { market, offerMessages, licenceNames } = context;
  return (
    <tr id={id}>
      <th scope="row">
        <img alt="" className="tile" height="44" loading="lazy" src={row.image} width="44" />
        <a className="link" href={reviewPathFor(row.casino, market)}>
          {row.name}
        </a>
      </th>
      <td className="row-verdict">{row.verdict}</td>
      <td className="row-licence">{licenceNames[row.licence]}</td>
      <td className="row-rating">
        <Rating offer={row} context={{ messages: offerMessages }} />
      </td>
      <td className="row-net">
        <div>
          <RowBar row={row} context={context} />
          <RowFigure row={row} context={context} />
        </div>
      </td>
      <td className="row-verified">
        <span>{offerMessages.checked} </span>
        {formatShortDay(row.verifiedOn, context)}
      </td>
    </tr>
  );
});

function RowBar({ row: { net, gross, sum, state }, context: { deposit } }: RowProps) {
  if (net === null) return <NetBar amounts={null} />;
  const amounts = toBarAmounts({ gross, net, sum }, deposit);
  return <NetBar amounts={amounts} isFloor={state === 'floor'} />;
}

/** A net figure with how many of ten players complete the wagering. */
export function RowFigure({ row, context }: RowProps) {
  const { market, offerMessages } = context;
  if (row.net === null) {
    return (
      <p className="row-figure is-unknown">
        <b>{row.noNet}</b>
        {row.note}
      </p>
    );
  }
  return (
    <p className={`row-figure is-${getSign(row.net)}`}>
      <b className="amount">{formatNet(row.net, market)}</b>
      <FinishRate value={row} market={market} messages={offerMessages} />
    </p>
  );
}
