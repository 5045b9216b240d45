import { breakEvenTimes, mainTimes } from '@nettobonus/domain/break-even';
import { isEeaLicence } from '@nettobonus/domain/casino';
import { comparableWagering, findBest, type JudgedRow } from '@nettobonus/domain/comparison';
import type { OfferTerms } from '@nettobonus/domain/offer-terms';
import type { ReactNode } from 'react';
import { formatMoney, formatRating, formatTimes } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { DepositVariants } from '../../layout/deposit-variants.tsx';
import type { Column, CompareContext } from './column.ts';

export interface Row {
  label: string;
  cells: ReactNode[];
  best?: ReadonlySet<number>;
}

const NONE = '–';

/** Cells of amounts, or of anything that can be put in order, with the best of them. */
function judged(
  label: string,
  row: JudgedRow,
  values: (number | null)[],
  write: (value: number, place: number) => ReactNode,
  unknown: (place: number) => string,
): Row {
  return {
    label,
    cells: values.map((value, place) => (value === null ? unknown(place) : write(value, place))),
    best: findBest(row, values),
  };
}

export function termRows(columns: readonly Column[], context: CompareContext): Row[] {
  const { market, words, offerWords, reviewWords } = context;
  const all = columns.map(({ casino }) => casino.terms);
  const { notTold } = reviewWords;
  // A term that is absent is one that the offer does not have.
  const absent = (place: number) => (all[place] ? NONE : notTold);
  return [
    judged(
      offerWords.wagering,
      'wagering',
      comparableWagering(all),
      (_, place) => writeWagering(columns[place], words),
      () => notTold,
    ),
    {
      label: words.breakEven,
      cells: all.map((terms) => (
        <DepositVariants key="" market={market}>
          {(deposit) => writeTimes(terms && mainTimes(terms) > 0 ? breakEvenTimes(terms, deposit) : null)}
        </DepositVariants>
      )),
    },
    judged(
      offerWords.minDeposit,
      'minDeposit',
      all.map((terms) => terms?.minDeposit ?? null),
      (amount) => formatMoney(amount, market),
      absent,
    ),
    judged(
      offerWords.valid,
      'validDays',
      all.map((terms) => terms?.validDays ?? null),
      (count) => formatMessage(offerWords.days, { count }),
      absent,
    ),
    {
      label: offerWords.maxBet,
      cells: all.map((terms, place) =>
        terms?.maxBet === undefined ? absent(place) : formatMoney(terms.maxBet, market),
      ),
    },
    { label: offerWords.bonusType, cells: all.map((terms) => (terms ? bonusType(terms, context) : notTold)) },
  ];
}

/** What its listing and its review hold in fields; where there is no review, that is said. */
export function casinoRows(columns: readonly Column[], context: CompareContext): Row[] {
  const { market, words, reviewWords } = context;
  const { notTold } = reviewWords;
  const reviews = columns.map(({ review }) => review);
  const licences = columns.map(({ casino }) => casino.licence);
  const taxFree = licences.map((licence) => Number(isEeaLicence(licence)));
  return [
    { label: reviewWords.licence, cells: licences.map(({ type }) => reviewWords[`licence_${type}`]) },
    // Only in Finland does the licence alone decide what becomes of the tax.
    ...(market === 'fi'
      ? [
          judged(
            reviewWords.area,
            'taxFree',
            taxFree,
            (isFree) => (isFree ? reviewWords.insideEea : reviewWords.outsideEea),
            () => notTold,
          ),
        ]
      : []),
    {
      label: words.providers,
      cells: reviews.map((review) => (review ? String(review.gameProviders.length) : notTold)),
    },
    {
      label: words.depositMethods,
      cells: reviews.map(
        (review) => review?.paymentMethods.deposits.map(({ method }) => method).join(', ') ?? notTold,
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
          notTold
        ),
      ),
    },
    judged(
      reviewWords.minWithdrawal,
      'minWithdrawal',
      reviews.map(
        (review) => review && Math.min(...review.paymentMethods.withdrawals.map(({ minimum }) => minimum)),
      ),
      (amount) => formatMoney(amount, market),
      () => notTold,
    ),
    {
      label: reviewWords.support,
      cells: reviews.map((review) => review?.customerService.availability ?? notTold),
    },
    {
      label: words.supportLanguages,
      cells: reviews.map((review) => review?.customerService.languages ?? notTold),
    },
  ];
}

export function editorialRows(columns: readonly Column[], context: CompareContext): Row[] {
  const { words, offerWords, reviewWords } = context;
  return [
    { label: words.pro, cells: columns.map(({ review }) => review?.pros[0] ?? NONE) },
    { label: words.con, cells: columns.map(({ review }) => review?.cons[0] ?? NONE) },
    { label: words.verdict, cells: columns.map(({ casino }) => casino.verdict) },
    judged(
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

function writeWagering(column: Column | undefined, words: CompareContext['words']): string {
  const times = column?.wagering ?? NONE;
  const terms = column?.casino.terms;
  return terms?.wagerTimes && terms.wagerBase === 'bonus-and-deposit'
    ? formatMessage(words.wageredBase, { times })
    : times;
}

/** `24,5×`, never more than it is: something is left below it. */
function writeTimes(times: number | null): string {
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
    !terms.wagerTimes && !terms.freeSpins?.wagerTimes && !terms.untold.includes('wagerTimes');
  const parts = [kind, isWagerFree ? offerWords.category_wagerFree : null, stickiness].filter(
    (part) => part !== null,
  );
  return parts.length > 0 ? parts.join(' · ') : words.cashable;
}
