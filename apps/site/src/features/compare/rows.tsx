import { isEeaLicence } from '@nettobonus/domain/catalogue/casino';
import { comparableWagering, findBest, type JudgedRow } from '@nettobonus/domain/comparison/comparison';
import { breakEvenTimes, mainTimes } from '@nettobonus/domain/net-value/break-even';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import type { ReactNode } from 'react';
import { formatMoney, formatRating, formatTimes } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { DepositVariants } from '../../offer-ui/deposit-variants.tsx';
import type { Column, CompareContext } from './column.ts';

export interface Row {
  label: string;
  cells: ReactNode[];
  best?: ReadonlySet<number>;
}

const NONE = '–';

/** A row of comparable values, with the best of them marked. */
function judgedRow(
  label: string,
  row: JudgedRow,
  values: (number | null)[],
  write: (value: number, index: number) => ReactNode,
  unknown: (index: number) => string,
): Row {
  return {
    label,
    cells: values.map((value, index) => (value === null ? unknown(index) : write(value, index))),
    best: findBest(row, values),
  };
}

export function termRows(columns: readonly Column[], context: CompareContext): Row[] {
  const { market, words, offerWords, reviewWords } = context;
  const all = columns.map(({ casino }) => casino.terms);
  const unknown = reviewWords.notDisclosed;
  // Within known terms, an absent term means that the offer does not have it.
  const absent = (index: number) => (all[index] ? NONE : unknown);
  return [
    judgedRow(
      offerWords.wagering,
      'wagering',
      comparableWagering(all),
      (_, index) => formatWagering(columns[index], words),
      () => unknown,
    ),
    {
      label: words.breakEven,
      cells: all.map((terms) => (
        <DepositVariants key="" market={market}>
          {(deposit) =>
            formatMultiplier(terms && mainTimes(terms) > 0 ? breakEvenTimes(terms, deposit) : null)
          }
        </DepositVariants>
      )),
    },
    judgedRow(
      offerWords.minDeposit,
      'minDeposit',
      all.map((terms) => terms?.minDeposit ?? null),
      (amount) => formatMoney(amount, market),
      absent,
    ),
    judgedRow(
      offerWords.valid,
      'validDays',
      all.map((terms) => terms?.validDays ?? null),
      (count) => formatMessage(offerWords.days, { count }),
      absent,
    ),
    {
      label: offerWords.maxBet,
      cells: all.map((terms, index) =>
        terms?.maxBet === undefined ? absent(index) : formatMoney(terms.maxBet, market),
      ),
    },
    { label: offerWords.bonusType, cells: all.map((terms) => (terms ? bonusType(terms, context) : unknown)) },
  ];
}

/** Facts from the listing and the review. Without a review, the cells say that the fact is not disclosed. */
export function casinoRows(columns: readonly Column[], context: CompareContext): Row[] {
  const { market, words, reviewWords } = context;
  const unknown = reviewWords.notDisclosed;
  const reviews = columns.map(({ review }) => review);
  const licences = columns.map(({ casino }) => casino.licence);
  const taxFree = licences.map((licence) => Number(isEeaLicence(licence)));
  return [
    { label: reviewWords.licence, cells: licences.map(({ type }) => reviewWords[`licence_${type}`]) },
    // Only in Finland does the licence alone decide whether winnings are taxed.
    ...(market === 'fi'
      ? [
          judgedRow(
            reviewWords.area,
            'taxFree',
            taxFree,
            (isFree) => (isFree ? reviewWords.insideEea : reviewWords.outsideEea),
            () => unknown,
          ),
        ]
      : []),
    {
      label: words.providers,
      cells: reviews.map((review) => (review ? String(review.gameProviders.length) : unknown)),
    },
    {
      label: words.depositMethods,
      cells: reviews.map(
        (review) => review?.paymentMethods.deposits.map(({ method }) => method).join(', ') ?? unknown,
      ),
    },
    {
      label: reviewWords.time,
      cells: reviews.map((review) =>
        review ? (
          <ul key="">
            {review.paymentMethods.withdrawals.map(({ method, time }) => (
              <li key={method}>
                {method}: {time}
              </li>
            ))}
          </ul>
        ) : (
          unknown
        ),
      ),
    },
    judgedRow(
      reviewWords.minWithdrawal,
      'minWithdrawal',
      reviews.map(
        (review) => review && Math.min(...review.paymentMethods.withdrawals.map(({ minimum }) => minimum)),
      ),
      (amount) => formatMoney(amount, market),
      () => unknown,
    ),
    {
      label: reviewWords.support,
      cells: reviews.map((review) => review?.customerService.availability ?? unknown),
    },
    {
      label: words.supportLanguages,
      cells: reviews.map((review) => review?.customerService.languages ?? unknown),
    },
  ];
}

export function editorialRows(columns: readonly Column[], context: CompareContext): Row[] {
  const { words, offerWords, reviewWords } = context;
  return [
    { label: words.pro, cells: columns.map(({ review }) => review?.pros[0] ?? NONE) },
    { label: words.con, cells: columns.map(({ review }) => review?.cons[0] ?? NONE) },
    { label: words.verdict, cells: columns.map(({ casino }) => casino.verdict) },
    judgedRow(
      offerWords.rating,
      'rating',
      columns.map(({ casino }) => casino.rating),
      (rating) => `${formatRating(rating)}/10`,
      () => NONE,
    ),
    {
      label: words.review,
      cells: columns.map(({ casino, review, reviewHref }) => (
        <a className="link" href={reviewHref} key="">
          {review ? offerWords.readReview : reviewWords.facts}
          <span className="sr-only">: {casino.name}</span>
        </a>
      )),
    },
  ];
}

function formatWagering(column: Column | undefined, words: CompareContext['words']): string {
  const times = column?.wagering ?? NONE;
  const terms = column?.casino.terms;
  return terms?.wagerTimes && terms.wagerBase === 'bonus-and-deposit'
    ? formatMessage(words.wageredBase, { times })
    : times;
}

/** `24,5×`, or a dash. */
function formatMultiplier(times: number | null): string {
  return times === null ? NONE : `${formatTimes(times)}×`;
}

function bonusType(terms: OfferTerms, { words, offerWords }: CompareContext): string {
  const kind = {
    match: null,
    'no-deposit': offerWords.type_nodeposit,
    'free-spins-only': offerWords.feature_freespinsfeature,
    cashback: words.cashback,
  }[terms.kind];
  const stickiness = {
    cashable: null,
    'non-sticky': offerWords.type_nonsticky,
    sticky: words.sticky,
    'half-sticky': offerWords.type_halfsticky,
  }[terms.stickiness ?? 'cashable'];
  const isWagerFree =
    !terms.wagerTimes && !terms.freeSpins?.wagerTimes && !terms.undisclosed.includes('wagerTimes');
  const parts = [kind, isWagerFree ? offerWords.category_wagerFree : null, stickiness].filter(
    (part) => part !== null,
  );
  return parts.length > 0 ? parts.join(' · ') : words.cashable;
}
