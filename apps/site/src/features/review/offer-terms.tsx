import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { formatExactMoney, formatMoney, formatMultiplierValue, formatPercent } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { formatWageringBase } from '../../offer-ui/net-figures.ts';

/** A term and its value, which is null if the casino does not disclose it. */
export type Term = [name: string, value: string | null];

/** Lists an offer's terms, the disclosed ones first. */
export function listTerms(
  { terms }: Pick<ListedCasino, 'terms'>,
  market: Market,
  messages: ReviewMessages,
  offerMessages: OfferMessages,
): Term[] {
  const formatAmount = (amount: number | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, market);
  const { freeSpins, wagerTimes, matchPercent, validDays } = terms ?? {};
  const undisclosed: readonly string[] = terms?.undisclosed ?? ['wagerTimes'];
  // A value is undefined if the offer does not have such a term.
  const allTerms: [key: string, name: string, value: string | undefined][] = [
    [
      'matchPercent',
      offerMessages.bonusPercent,
      matchPercent === undefined ? undefined : formatPercent(matchPercent),
    ],
    ['maxBonus', messages.bonusCap, formatAmount(terms?.maxBonus)],
    [
      'freeSpins',
      messages.freeSpins,
      freeSpins && `${freeSpins.count} × ${formatExactMoney(freeSpins.spinValue, market)}`,
    ],
    ['wagerTimes', offerMessages.wagering, formatWageringBase(terms, offerMessages)],
    [
      'spinWagerTimes',
      messages.step_spinsWagering,
      // Without wagering of the bonus, the row above is about the spins.
      wagerTimes && freeSpins?.wagerTimes ? `${formatMultiplierValue(freeSpins.wagerTimes)}×` : undefined,
    ],
    ['minDeposit', offerMessages.minDeposit, formatAmount(terms?.minDeposit)],
    [
      'validDays',
      offerMessages.valid,
      validDays === undefined ? undefined : formatPlural(offerMessages.days, validDays, market),
    ],
    ['maxBet', offerMessages.maxBet, formatAmount(terms?.maxBet)],
    ['winCap', messages.winCap, formatAmount(terms?.winCap)],
  ];
  return allTerms
    .flatMap(([key, name, value]): Term[] => {
      if (undisclosed.includes(key)) return [[name, null]];
      return value === undefined ? [] : [[name, value]];
    })
    .toSorted((a, b) => Number(a[1] === null) - Number(b[1] === null));
}

/** Disclosed terms have a solid square. Undisclosed ones have a dashed square and brick-coloured text. */
export function TermsChecklist({ terms, messages }: { terms: Term[]; messages: ReviewMessages }) {
  return (
    <dl className="terms-check">
      {terms.map(([name, value]) => (
        <div className={value === null ? 'is-undisclosed' : undefined} key={name}>
          <dt>{name}</dt>
          <dd>{value ?? messages.notDisclosed}</dd>
        </div>
      ))}
    </dl>
  );
}
