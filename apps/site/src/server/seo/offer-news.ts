import { hasNet, type NetValue } from '@nettobonus/domain/net-value/net-value';
import { isHeadlineTerm } from '@nettobonus/domain/offer-history/offer-history';
import type { OfferNewsItem } from '@nettobonus/domain/offer-history/offer-news';
import { formatChange, formatOffer, type TermContext } from '../../features/review/offer-change.ts';
import { formatMoney, formatNet, getSign, toSentence, withNoBreakAmounts } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { FeedMessages } from '../../i18n/shell.ts';
import { formatFinish, formatNoNet } from '../../offer-ui/net-figures.ts';

/** The market and the messages for formatting offer news. */
export interface NewsContext extends TermContext {
  feedMessages: FeedMessages;
  /** Closing sentence of each entry, which states that gambling is not a source of income. */
  caution: string;
}

export function formatNewsTitle({ casino, version, before }: OfferNewsItem, context: NewsContext): string {
  const { messages, feedMessages } = context;
  return `${casino.name}: ${before ? messages[`change_${version.changeKind}`] : feedMessages.newCasino}`;
}

/**
 * The change, its effect on the net value, and how many players complete the wagering. The wording is the same for
 * gains and losses.
 */
export function formatNewsSummary(item: OfferNewsItem, context: NewsContext): string {
  const offerText = item.before ? formatChanges(item, context) : formatOffer(item.version.offer, context);
  return [offerText, ...formatNetChange(item, context), '18+', context.caution].map(toSentence).join(' ');
}

/** The headline before and after, or the current one; then the changed terms that it does not mention. */
function formatChanges({ version: { changed, offer } }: OfferNewsItem, context: NewsContext): string {
  const hasHeadlineChange = changed.some(({ term }) => term === 'headline');
  const changes = changed
    .filter(({ term }) => !hasHeadlineChange || !isHeadlineTerm(term))
    .map((change) => formatChange(change, context))
    .join(', ');
  return hasHeadlineChange ? changes : `${withNoBreakAmounts(offer.bonus)}: ${changes}`;
}

function formatNetChange({ version: { value }, before }: OfferNewsItem, context: NewsContext): string[] {
  const { market, offerMessages, feedMessages } = context;
  if (!hasNet(value)) {
    const { figure, note } = formatNoNet(value, { market, messages: offerMessages });
    if (value.state === 'cashback') return [`${figure}, ${note}`];
    const earlier = before && hasNet(before.value) ? `${formatFigure(before.value, context)} → ` : '';
    return [`${offerMessages.net} ${earlier}${figure.toLowerCase()}`, note];
  }
  const net = formatFigure(value, context, value.deposit);
  const earlier = before && formatFigure(before.value, context, value.deposit);
  const when =
    value.deposit === 0
      ? offerMessages.withoutDeposit
      : formatMessage(offerMessages.whenDepositing, { deposit: formatMoney(value.deposit, market) });
  const sentence = !earlier
    ? formatMessage(feedMessages.netNow, { net, when })
    : earlier === net
      ? formatMessage(feedMessages.netSame, { net, when })
      : formatMessage(feedMessages.netChanged, { before: earlier, after: net, when });
  return [sentence, ...(getSign(value.net) === 'minus' ? [feedMessages.wageringExceedsBonus] : [])];
}

/** `+60 € (läpi 7/10)`, with its deposit if that differs from the one in the sentence. */
function formatFigure(
  value: NetValue,
  { market, offerMessages }: NewsContext,
  statedDeposit?: number,
): string {
  if (!hasNet(value)) return formatNoNet(value, { market, messages: offerMessages }).figure.toLowerCase();
  const { net, deposit } = value;
  const notes = [
    ...(deposit === statedDeposit || deposit === 0
      ? []
      : [formatMessage(offerMessages.depositNote, { deposit: formatMoney(deposit, market) })]),
    formatFinish(value, offerMessages),
  ];
  return `${formatNet(net, market)} (${notes.join(', ')})`;
}
