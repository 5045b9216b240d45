import type { OfferFacts, Reply } from '@nettobonus/domain/assistant/reply';
import { hostOf } from '@nettobonus/domain/assistant/reply-guard';
import type { Wish } from '@nettobonus/domain/assistant/wish';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { type AssistantMessages, assistantMessagesOf } from '../../i18n/assistant.ts';
import { formatMoney, formatNet, formatRating, signOf } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { offerMessagesOf } from '../../i18n/offers.ts';

/** Writes a reply in the market's language, with a blank line between offers. */
export function formatReply(reply: Reply, market: Market): string {
  const messages = assistantMessagesOf(market);
  switch (reply.kind) {
    case 'concern':
      return [formatConcern(reply, messages), ...formatHelp(reply.help, messages)].join('\n');
    case 'casinos': {
      const best = reply.best ? [formatMessage(messages.best, { name: reply.best.name })] : [];
      return [...reply.offers.map((offer) => formatCasino(offer, market)), ...best, messages.closing].join(
        '\n\n',
      );
    }
    case 'wish':
      return formatWish(reply, market, messages);
    case 'explain':
      return `${messages[`explain_${reply.topic}`]} ${messages.closing}`;
    default:
      return messages[reply.kind];
  }
}

function formatConcern(reply: Extract<Reply, { kind: 'concern' }>, messages: AssistantMessages): string {
  switch (reply.concern) {
    case 'self-harm':
      return formatMessage(messages.help_selfHarm, { emergency: reply.emergency });
    case 'control':
      return messages.help_control;
    case 'evasion':
      return messages.refused_evasion;
    case 'minor':
      return messages.refused_minor;
    case 'help':
      return messages.help_help;
  }
}

export function formatHelp(help: readonly HelpOrganisation[], messages: AssistantMessages): string[] {
  return help.map((organisation) =>
    formatMessage(messages.organisation, {
      name: organisation.name,
      note: organisation.note,
      host: hostOf(organisation),
    }),
  );
}

function formatWish(
  { wish, total, offers }: Extract<Reply, { kind: 'wish' }>,
  market: Market,
  messages: AssistantMessages,
): string {
  const criteria = formatCriteria(wish, market, messages).join(', ');
  if (total === 0) return formatMessage(messages.foundNone, { criteria });
  const found =
    criteria === ''
      ? formatPlural(messages.foundAll, total, market)
      : formatPlural(messages.found, total, market, { criteria });
  const lead = total > 1 ? `${found} ${messages[`order_${wish.sort}`]}` : found;
  return [lead, ...offers.map((offer) => formatOffer(offer, market)), messages.closing].join('\n\n');
}

function formatCriteria(wish: Wish, market: Market, messages: AssistantMessages): string[] {
  const { minPercent, maxWagering, deposit } = wish;
  return [
    ...wish.wanted.map((topic) => messages[`about_${topic}`]),
    ...wish.unwanted.map((topic) =>
      formatMessage(messages.about_not, { criterion: messages[`about_${topic}`] }),
    ),
    ...(minPercent === undefined ? [] : [formatMessage(messages.about_percent, { percent: minPercent })]),
    ...(maxWagering === undefined ? [] : [formatMessage(messages.about_wagering, { times: maxWagering })]),
    ...(deposit === undefined
      ? []
      : [formatMessage(messages.about_deposit, { amount: formatMoney(deposit, market) })]),
  ];
}

/** What every mention of an offer includes: the bonus, its net value and the link to the review. */
export function formatOffer(offer: OfferFacts, market: Market): string {
  const messages = assistantMessagesOf(market);
  return [
    `${formatBonus(offer, messages)} ${formatNetSentence(offer, market)}`,
    formatMessage(messages.review, { link: offer.link }),
  ].join('\n');
}

function formatBonus({ name, bonus, terms }: OfferFacts, messages: AssistantMessages): string {
  const times = terms?.wagerTimes || terms?.freeSpins?.wagerTimes || 0;
  if (!terms || terms.undisclosed.includes('wagerTimes'))
    return formatMessage(messages.wageringUnknown, { name, bonus });
  return times === 0
    ? formatMessage(messages.wagerFree, { name, bonus })
    : formatMessage(messages.wagered, { name, bonus, times });
}

export function formatNetSentence({ name, net, deposit }: OfferFacts, market: Market): string {
  const messages = assistantMessagesOf(market);
  if (net.state === 'unknown') {
    const terms = net.missing.map((term) => offerMessagesOf(market)[`missing_${term}`]).join(', ');
    return formatMessage(messages.notCalculated, { name, terms });
  }
  const values = { name, net: formatNet(net.net, market), finish: net.finishOfTen };
  if (deposit === 0) return formatMessage(messages.leavesFree, values);
  const message = { plus: messages.leaves, minus: messages.costs, zero: messages.even }[signOf(net.net)];
  return formatMessage(message, { ...values, deposit: formatMoney(deposit, market) });
}

function formatCasino(offer: OfferFacts, market: Market): string {
  const messages = assistantMessagesOf(market);
  const { name, rating, licence, terms } = offer;
  const known = terms ? formatTerms(terms, market, messages) : [];
  return [
    `${formatBonus(offer, messages)} ${formatNetSentence(offer, market)}`,
    formatMessage(messages.rated, {
      name,
      rating: formatRating(rating),
      licence: messages[`licence_${licence}`],
    }),
    ...(known.length > 0 ? [formatMessage(messages.termsOf, { name, terms: known.join(', ') })] : []),
    formatMessage(messages.review, { link: offer.link }),
  ].join('\n');
}

function formatTerms(
  terms: NonNullable<OfferFacts['terms']>,
  market: Market,
  messages: AssistantMessages,
): string[] {
  const money = (minor: number) => formatSmall(minor, market);
  const { minDeposit, maxBet, validDays, winCap, freeSpins } = terms;
  return [
    ...(minDeposit === undefined ? [] : [formatMessage(messages.minDeposit, { amount: money(minDeposit) })]),
    ...(maxBet === undefined ? [] : [formatMessage(messages.maxBet, { amount: money(maxBet) })]),
    ...(winCap === undefined ? [] : [formatMessage(messages.winCap, { amount: money(winCap) })]),
    ...(freeSpins === undefined
      ? []
      : [formatPlural(messages.spins, freeSpins.count, market, { amount: money(freeSpins.spinValue) })]),
    ...(validDays === undefined ? [] : [formatPlural(messages.validDays, validDays, market)]),
  ];
}

/** A spin is worth a few cents, which would round to zero in whole units. */
function formatSmall(minor: number, market: Market): string {
  const whole = formatMoney(minor, market);
  if (minor % 100 === 0) return whole;
  return formatMoney(0, market).replace('0', (minor / 100).toFixed(2).replace('.', ','));
}
