import type { Market } from '@nettobonus/domain/markets/market';
import type { PublishedOffer } from '@nettobonus/domain/offer-history/offer-change';
import type { ChangedTerm, TermFigure } from '@nettobonus/domain/offer-history/offer-history';
import { formatExactMoney, withNoBreakAmounts } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { HistoryMessages } from '../../i18n/pages.ts';

/** The market and messages that format a change of terms. */
export interface TermContext {
  market: Market;
  messages: HistoryMessages;
  offerMessages: OfferMessages;
  notDisclosed: string;
}

/** `minimitalletus 10 € → 20 €`. A percentage, a multiplier and a headline need no label. */
export function formatChange(change: ChangedTerm, context: TermContext): string {
  const [from, to] = formatFromTo(change, context);
  const { term } = change;
  const hasLabel = term !== 'headline' && term !== 'matchPercent' && term !== 'wagerTimes';
  return `${hasLabel ? `${context.messages[`term_${term}`]} ` : ''}${from} → ${to}`;
}

function formatFromTo(change: ChangedTerm, context: TermContext): [from: string, to: string] {
  const { messages } = context;
  switch (change.term) {
    case 'headline':
      return [withNoBreakAmounts(change.from), withNoBreakAmounts(change.to)];
    case 'wagerBase':
      return [messages[`wagerBase_${change.from}`], messages[`wagerBase_${change.to}`]];
    case 'stickiness':
      return [messages[`stickiness_${change.from}`], messages[`stickiness_${change.to}`]];
    default:
      return [formatFigure(change.term, change.from, context), formatFigure(change.term, change.to, context)];
  }
}

type FigureTerm = Extract<ChangedTerm, { from: TermFigure }>['term'];

function formatFigure(term: FigureTerm, figure: TermFigure, context: TermContext): string {
  const { market, messages, offerMessages, notDisclosed } = context;
  if (figure === 'undisclosed') return notDisclosed.toLowerCase();
  switch (term) {
    case 'spins':
      return String(figure ?? 0);
    case 'matchPercent':
    case 'cashbackPercent':
      return `${figure ?? 0}\u00a0%`;
    case 'wagerTimes':
    case 'spinWagerTimes':
      return figure ? `${figure}×` : offerMessages.noWagering.toLowerCase();
    case 'validDays':
      return figure === null ? messages.none : formatPlural(offerMessages.days, figure, market);
    default:
      return figure === null ? messages.none : formatExactMoney(figure, market);
  }
}

/** `100 % jopa 300 €, 25×`: the headline with its wagering. */
export function formatOffer(
  { bonus, terms }: PublishedOffer,
  { offerMessages, notDisclosed }: TermContext,
): string {
  const multiplier = terms?.wagerTimes ?? terms?.freeSpins?.wagerTimes ?? 0;
  const isDisclosed = terms && !terms.undisclosed.includes('wagerTimes');
  const wagering = multiplier === 0 ? offerMessages.noWagering.toLowerCase() : `${multiplier}×`;
  return `${withNoBreakAmounts(bonus)}, ${isDisclosed ? wagering : `${offerMessages.missing_wagerTimes} ${notDisclosed.toLowerCase()}`}`;
}
