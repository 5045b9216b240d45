import type { ListedReview } from '@nettobonus/domain/reviews/review-filter';
import type { Sign } from '../../i18n/format.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { Rating } from '../../offer-ui/rating.tsx';
import { NetBar, type NetBarAmounts } from '../../ui/net-bar.tsx';
import type { ReviewsContext } from './reviews-context.ts';

/** A formatted net figure, or the terms that the casino does not disclose. */
export type RowNet =
  | { text: string; sign: Sign; bar: NetBarAmounts; isFloor: boolean; finishOfTen: number }
  | { missing: string };

/** A review as the list shows it. */
export interface Row extends ListedReview {
  href: string;
  image: string;
  verdict: string;
  /** Date of the last check, formatted for the market. */
  checkedOn: string;
  formattedNet: RowNet;
  /** Its rank in each sort order, in the order of `REVIEW_SORTS`. */
  ranks: number[];
}

interface RowProps {
  row: Row;
  context: ReviewsContext;
}

/** The page's script sorts and hides rows by the licence and rank attributes. */
export function ReviewRow({ row, context, isHidden }: RowProps & { isHidden: boolean }) {
  const { offerMessages, licenceNames } = context;
  return (
    <tr data-licence={row.licence} data-ranks={row.ranks.join(' ')} hidden={isHidden}>
      <th scope="row">
        <img alt="" className="tile" height="44" loading="lazy" src={row.image} width="44" />
        <a className="link" href={row.href}>
          {row.name}
        </a>
      </th>
      <td className="row-verdict">{row.verdict}</td>
      <td className="row-licence">{licenceNames[row.licence]}</td>
      <td className="row-rating">
        <Rating offer={row} context={{ ...context, messages: offerMessages }} />
      </td>
      <td className="row-net">
        <div>
          <NetBar
            amounts={'missing' in row.formattedNet ? null : row.formattedNet.bar}
            isFloor={'isFloor' in row.formattedNet && row.formattedNet.isFloor}
          />
          <RowFigure row={row} context={context} />
        </div>
      </td>
      <td className="row-checked">
        <span>{offerMessages.checked} </span>
        {row.checkedOn}
      </td>
    </tr>
  );
}

/** A net figure with how many of ten players finish. */
export function RowFigure({ row: { formattedNet }, context: { market, offerMessages } }: RowProps) {
  if ('missing' in formattedNet) {
    return (
      <p className="row-figure is-unknown">
        <b>{offerMessages.notCalculated}</b>
        {formattedNet.missing}
      </p>
    );
  }
  return (
    <p className={`row-figure is-${formattedNet.sign}`}>
      <b className="amount">{formattedNet.text}</b>
      <FinishRate count={formattedNet.finishOfTen} market={market} messages={offerMessages} />
    </p>
  );
}
