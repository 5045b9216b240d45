import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { formatExactMoney, formatMoney, formatPercent, formatTimes } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { OfferWords } from '../../i18n/offers/words.ts';
import type { ReviewWords } from '../../i18n/review/words.ts';

/** A named term. The value is null if the casino does not disclose it. */
export type Term = [name: string, value: string | null];

/** Lists an offer's terms, the disclosed ones first. */
export function listTerms(
  { terms }: Pick<ListedCasino, 'terms'>,
  market: Market,
  words: ReviewWords,
  offerWords: OfferWords,
): Term[] {
  const money = (amount: number | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, market);
  const { freeSpins, wagerTimes, matchPercent, validDays } = terms ?? {};
  const undisclosed: readonly string[] = terms?.undisclosed ?? ['wagerTimes'];
  const times = wagerTimes || freeSpins?.wagerTimes;
  // Undefined: the offer does not have such a term.
  const all: [key: string, name: string, value: string | undefined][] = [
    [
      'matchPercent',
      offerWords.bonusPercent,
      matchPercent === undefined ? undefined : formatPercent(matchPercent),
    ],
    ['maxBonus', words.cap, money(terms?.maxBonus)],
    [
      'freeSpins',
      words.freeSpins,
      freeSpins && `${freeSpins.count} × ${formatExactMoney(freeSpins.spinValue, market)}`,
    ],
    ['wagerTimes', offerWords.wagering, times ? `${formatTimes(times)}×` : offerWords.wageringNone],
    ['minDeposit', offerWords.minDeposit, money(terms?.minDeposit)],
    [
      'validDays',
      offerWords.valid,
      validDays === undefined ? undefined : formatMessage(offerWords.days, { count: validDays }),
    ],
    ['maxBet', offerWords.maxBet, money(terms?.maxBet)],
    ['winCap', words.winCap, money(terms?.winCap)],
  ];
  return all
    .flatMap(([key, name, value]): Term[] => {
      if (undisclosed.includes(key)) return [[name, null]];
      return value === undefined ? [] : [[name, value]];
    })
    .toSorted((a, b) => Number(a[1] === null) - Number(b[1] === null));
}

/** Disclosed terms have a solid square. Undisclosed ones have a dashed square and brick-coloured text. */
export function TermsCheck({ terms, words }: { terms: Term[]; words: ReviewWords }) {
  return (
    <dl className="terms-check">
      {terms.map(([name, value]) => (
        <div className={value === null ? 'is-undisclosed' : undefined} key={name}>
          <dt>{name}</dt>
          <dd>{value ?? words.notDisclosed}</dd>
        </div>
      ))}
    </dl>
  );
}
