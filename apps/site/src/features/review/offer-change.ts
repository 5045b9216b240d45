import type { Market } from '@nettobonus/domain/markets/market';
import type { PublishedOffer } from '@nettobonus/domain/offer-history/offer-change';
import type { ChangedTerm, TermFigure } from '@nettobonus/domain/offer-history/offer-history';
import { formatExactMoney, withNoBreakAmounts } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { HistoryWords } from '../../i18n/offer-history/words.ts';
import type { OfferWords } from '../../i18n/offers/words.ts';

/** The market and messages that format a change of terms. */
export interface TermWriting {
  market: Market;
  words: HistoryWords;
  offerWords: OfferWords;
  notDisclosed: string;
}

/** `min. talletus 10 € → 20 €`. A percentage, a multiplier and a headline need no label. */
export function formatChange(change: ChangedTerm, writing: TermWriting): string {
  const [from, to] = formatStep(change, writing);
  const { term } = change;
  const isNamed = term !== 'headline' && term !== 'matchPercent' && term !== 'wagerTimes';
  return `${isNamed ? `${writing.words[`term_${term}`]} ` : ''}${from} → ${to}`;
}

function formatStep(change: ChangedTerm, writing: TermWriting): [from: string, to: string] {
  const { words } = writing;
  switch (change.term) {
    case 'headline':
      return [withNoBreakAmounts(change.from), withNoBreakAmounts(change.to)];
    case 'wagerBase':
      return [words[`base_${change.from}`], words[`base_${change.to}`]];
    case 'stickiness':
      return [words[`stickiness_${change.from}`], words[`stickiness_${change.to}`]];
    default:
      return [formatFigure(change.term, change.from, writing), formatFigure(change.term, change.to, writing)];
  }
}

type FigureTerm = Extract<ChangedTerm, { from: TermFigure }>['term'];

function formatFigure(term: FigureTerm, figure: TermFigure, writing: TermWriting): string {
  const { market, words, offerWords, notDisclosed } = writing;
  if (figure === 'undisclosed') return notDisclosed;
  switch (term) {
    case 'spins':
      return String(figure ?? 0);
    case 'matchPercent':
    case 'cashbackPercent':
      return `${figure ?? 0}\u00a0%`;
    case 'wagerTimes':
    case 'spinWagerTimes':
      return figure ? `${figure}×` : offerWords.noWagering.toLowerCase();
    case 'validDays':
      return figure === null ? words.none : formatMessage(offerWords.days, { count: figure });
    default:
      return figure === null ? words.none : formatExactMoney(figure, market);
  }
}

/** `100 % jopa 300 €, 25×`: the headline with its wagering. */
export function formatOffer(
  { bonus, terms }: PublishedOffer,
  { offerWords, notDisclosed }: TermWriting,
): string {
  const times = terms?.wagerTimes ?? terms?.freeSpins?.wagerTimes ?? 0;
  const isDisclosed = terms && !terms.undisclosed.includes('wagerTimes');
  const wagering = times === 0 ? offerWords.noWagering.toLowerCase() : `${times}×`;
  return `${withNoBreakAmounts(bonus)}, ${isDisclosed ? wagering : `${offerWords.missing_wagerTimes} ${notDisclosed}`}`;
}
