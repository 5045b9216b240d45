import { isEeaLicence } from '@nettobonus/domain/catalogue/casino';
import { comparableWagering, findBest, type RankedRow } from '@nettobonus/domain/comparison/comparison';
import { breakEvenMultiplier, mainMultiplier } from '@nettobonus/domain/net-value/break-even';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { fastestPayoutMinutes } from '@nettobonus/domain/reviews/payout-time';
import { formatInlineText } from '@nettobonus/domain/texts/plain-text';
import type { InlineText } from '@nettobonus/domain/texts/rich-text';
import type { ReactNode } from 'react';
import { formatMoney, formatMultiplierValue, formatRating, withNoBreakRanges } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/message.ts';
import { formatWageringBase } from '../../offer-ui/net-figures.ts';
import type { Column, CompareContext } from './column.ts';
import { isSame, type Row } from './row-layout.ts';

const NONE = '–';

/** A row of comparable values, with the best of them marked. */
function rankedRow(
  label: string,
  row: RankedRow,
  values: (number | null)[],
  format: (value: number, index: number) => ReactNode,
  formatUnknown: (index: number) => string,
): Row {
  return {
    label,
    cells: values.map((value, index) => (value === null ? formatUnknown(index) : format(value, index))),
    best: findBest(row, values),
  };
}

interface RowGroup {
  heading: string;
  rows: Row[];
}

/** All rows below the net, the bonus and the links to the casinos. */
export function listRowGroups(columns: readonly Column[], context: CompareContext): RowGroup[] {
  const { messages, offerMessages } = context;
  return [
    { heading: offerMessages.terms, rows: termRows(columns, context) },
    { heading: messages.casino, rows: casinoRows(columns, context) },
    { heading: messages.editorial, rows: editorialRows(columns, context) },
  ];
}

export function bonusRow(columns: readonly Column[], { offerMessages }: CompareContext): Row {
  return { label: offerMessages.bonus, cells: columns.map(({ casino }) => casino.bonus) };
}

/** The number of rows that the visitor can hide, because all casinos are equal in them. */
export function countSameRows(columns: readonly Column[], context: CompareContext): number {
  const rows = listRowGroups(columns, context).flatMap((group) => group.rows);
  return [bonusRow(columns, context), ...rows].filter(isSame).length;
}

export function termRows(columns: readonly Column[], context: CompareContext): Row[] {
  const { market, deposit, messages, offerMessages, reviewMessages } = context;
  const allTerms = columns.map(({ casino }) => casino.terms);
  const unknown = reviewMessages.notDisclosed;
  // If the terms are known, an absent one means that the offer does not have it.
  const formatAbsent = (index: number) => (allTerms[index] ? NONE : unknown);
  return [
    rankedRow(
      offerMessages.wagering,
      'wagering',
      comparableWagering(allTerms),
      (_, index) => formatWageringBase(allTerms[index], offerMessages),
      () => unknown,
    ),
    {
      label: messages.breakEven,
      cells: allTerms.map((terms) =>
        formatMultiplier(terms && mainMultiplier(terms) > 0 ? breakEvenMultiplier(terms, deposit) : null),
      ),
    },
    rankedRow(
      offerMessages.minDeposit,
      'minDeposit',
      allTerms.map((terms) => terms?.minDeposit ?? null),
      (amount) => formatMoney(amount, market),
      formatAbsent,
    ),
    rankedRow(
      offerMessages.valid,
      'validDays',
      allTerms.map((terms) => terms?.validDays ?? null),
      (count) => formatPlural(offerMessages.days, count, market),
      formatAbsent,
    ),
    {
      label: offerMessages.maxBet,
      cells: allTerms.map((terms, index) =>
        terms?.maxBet === undefined ? formatAbsent(index) : formatMoney(terms.maxBet, market),
      ),
    },
    {
      label: offerMessages.bonusType,
      cells: allTerms.map((terms) => (terms ? formatBonusType(terms, context) : unknown)),
    },
  ];
}

/** Facts from the listing and the review. Without a review, the cells show the fact as not disclosed. */
function casinoRows(columns: readonly Column[], context: CompareContext): Row[] {
  const { market, messages, reviewMessages } = context;
  const unknown = reviewMessages.notDisclosed;
  const reviews = columns.map(({ review }) => review);
  const licences = columns.map(({ casino }) => casino.licence);
  const taxFree = licences.map((licence) => Number(isEeaLicence(licence)));
  return [
    { label: reviewMessages.licence, cells: licences.map(({ type }) => reviewMessages[`licence_${type}`]) },
    // Only in Finland does the licence alone determine whether winnings are taxed.
    ...(market === 'fi'
      ? [
          rankedRow(
            reviewMessages.eeaLabel,
            'taxFree',
            taxFree,
            (isFree) => (isFree ? reviewMessages.insideEea : reviewMessages.outsideEea),
            () => unknown,
          ),
        ]
      : []),
    {
      label: messages.depositMethods,
      cells: reviews.map(
        (review) => review?.paymentMethods.deposits.map(({ method }) => method).join(', ') ?? unknown,
      ),
    },
    {
      label: reviewMessages.withdrawalTime,
      cells: reviews.map((review) =>
        review ? (
          <ul key="">
            {review.paymentMethods.withdrawals.map(({ method, time }) => (
              <li key={method}>
                {method}: {withNoBreakRanges(time)}
              </li>
            ))}
          </ul>
        ) : (
          unknown
        ),
      ),
      texts: reviews.map(
        (review) =>
          review?.paymentMethods.withdrawals.map(({ method, time }) => `${method}: ${time}`).join(', ') ??
          unknown,
      ),
      best: findBest('payoutMinutes', listPayoutMinutes(columns)),
    },
    rankedRow(
      reviewMessages.minWithdrawal,
      'minWithdrawal',
      reviews.map(
        (review) => review && Math.min(...review.paymentMethods.withdrawals.map(({ minimum }) => minimum)),
      ),
      (amount) => formatMoney(amount, market),
      () => unknown,
    ),
    {
      label: reviewMessages.support,
      cells: reviews.map((review) => review?.customerService.availability ?? unknown),
    },
    {
      label: messages.supportLanguages,
      cells: reviews.map((review) => review?.customerService.languages ?? unknown),
    },
  ];
}

const formatFirst = (texts: readonly InlineText[] | undefined) =>
  texts?.[0] ? formatInlineText(texts[0]) : NONE;

function editorialRows(columns: readonly Column[], context: CompareContext): Row[] {
  const { messages, offerMessages, reviewMessages } = context;
  const linkTexts = columns.map(({ review }) => (review ? offerMessages.readReview : reviewMessages.facts));
  return [
    { label: messages.pro, cells: columns.map(({ review }) => formatFirst(review?.pros)) },
    { label: messages.con, cells: columns.map(({ review }) => formatFirst(review?.cons)) },
    { label: messages.verdict, cells: columns.map(({ casino }) => casino.verdict) },
    rankedRow(
      offerMessages.rating,
      'rating',
      columns.map(({ casino }) => casino.rating),
      (rating) => `${formatRating(rating)}/10`,
      () => NONE,
    ),
    {
      label: messages.review,
      cells: columns.map(({ casino, reviewHref }, index) => (
        <a className="link" href={reviewHref} key="">
          {linkTexts[index]}
          <span className="sr-only">: {casino.name}</span>
        </a>
      )),
      texts: linkTexts,
      isLink: true,
    },
  ];
}

/** How fast each casino pays at least by one method, in minutes. */
export function listPayoutMinutes(columns: readonly Column[]): (number | null)[] {
  return columns.map(({ review }) => review && fastestPayoutMinutes(review));
}

/** `24,5×`, or a dash. */
function formatMultiplier(multiplier: number | null): string {
  return multiplier === null ? NONE : `${formatMultiplierValue(multiplier)}×`;
}

function formatBonusType(terms: OfferTerms, { messages, offerMessages }: CompareContext): string {
  const kind = {
    match: null,
    'no-deposit': offerMessages.type_nodeposit,
    'free-spins-only': offerMessages.feature_freespinsfeature,
    cashback: messages.cashback,
  }[terms.kind];
  const stickiness = {
    cashable: null,
    'non-sticky': offerMessages.type_nonsticky,
    sticky: messages.sticky,
    'half-sticky': offerMessages.type_halfsticky,
  }[terms.stickiness ?? 'cashable'];
  const isWagerFree =
    !terms.wagerTimes && !terms.freeSpins?.wagerTimes && !terms.undisclosed.includes('wagerTimes');
  const parts = [kind, isWagerFree ? offerMessages.category_wagerFree : null, stickiness].filter(
    (part) => part !== null,
  );
  return parts.length > 0 ? parts.join(' · ') : messages.cashable;
}
