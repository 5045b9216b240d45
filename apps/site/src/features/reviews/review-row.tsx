import type { ListedReview } from '@nettobonus/domain/reviews/review-choice';
import type { Sign } from '../../i18n/format.ts';
import { Finish } from '../../offer-ui/finish.tsx';
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
  written: RowNet;
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
            amounts={'missing' in row.written ? null : row.written.bar}
            isFloor={'isFloor' in row.written && row.written.isFloor}
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
export function RowFigure({ row: { written }, context: { market, offerMessages } }: RowProps) {
  if ('missing' in written) {
    return (
      <p className="row-figure is-unknown">
        <b>{offerMessages.notCalculated}</b>
        {written.missing}
      </p>
    );
  }
  return (
    <p className={`row-figure is-${written.sign}`}>
      <b className="amount">{written.text}</b>
      <Finish count={written.finishOfTen} market={market} messages={offerMessages} />
    </p>
  );
}
