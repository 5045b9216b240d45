import type { OfferCriteria } from '@nettobonus/domain/assistant/offer-criteria';
import { acceptsPayment, type PaymentWish } from '@nettobonus/domain/assistant/payment-words';
import type { OfferFacts, Reply } from '@nettobonus/domain/assistant/reply';
import { getHelpHost } from '@nettobonus/domain/assistant/reply-guard';
import { getPaymentName } from '@nettobonus/domain/catalogue/payment-method';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { type AssistantMessages, getAssistantMessages } from '../../i18n/assistant.ts';
import { formatMoney, formatNet, formatRating, getSign, toSentence } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { formatFinish, formatWageringBase } from '../../offer-ui/net-figures.ts';

/** Writes a reply in the market's language, with a blank line between offers. */
export function formatReply(reply: Reply, market: Market): string {
  const messages = getAssistantMessages(market);
  switch (reply.kind) {
    case 'concern':
      return [formatConcern(reply, messages), ...formatHelp(reply.help, messages)].join('\n');
    case 'casinos': {
      const best = reply.best ? [formatMessage(messages.highestNet, { name: reply.best.name })] : [];
      return [
        ...formatCasinoPayments(reply, market, messages),
        ...reply.offers.map((offer) => formatCasino(offer, market)),
        ...best,
        messages.closing,
      ].join('\n\n');
    }
    case 'search':
      return formatSearch(reply, market, messages);
    case 'explain':
      return `${messages[`explain_${reply.topic}`]} ${messages.closing}`;
    default:
      return messages[reply.kind];
  }
}

/** Whether each casino accepts the payment methods that the question names. */
function formatCasinoPayments(
  { offers, payments }: Extract<Reply, { kind: 'casinos' }>,
  market: Market,
  messages: AssistantMessages,
): string[] {
  if (!payments) return [];
  const statements = offers.flatMap(({ name, depositMethods }) =>
    payments.wanted.map((wish) => {
      const criterion = formatPayment(wish, market, messages);
      if (depositMethods.length === 0) return formatMessage(messages.paymentsNotKnown, { name });
      const isAccepted = acceptsPayment(depositMethods, wish);
      return formatMessage(isAccepted ? messages.paymentAccepted : messages.paymentMissing, {
        name,
        criterion,
      });
    }),
  );
  return [...new Set(statements), ...formatUnknownPayments(payments.unknown, messages)];
}

function formatUnknownPayments(names: readonly string[], messages: AssistantMessages): string[] {
  return names.length > 0 ? [formatMessage(messages.unknownPayment, { method: names.join(', ') })] : [];
}

function formatConcern(reply: Extract<Reply, { kind: 'concern' }>, messages: AssistantMessages): string {
  switch (reply.concern) {
    case 'self-harm':
      return formatMessage(messages.help_selfHarm, { emergency: reply.emergency });
    case 'loss-of-control':
      return messages.help_lossOfControl;
    case 'evasion':
      return messages.refused_evasion;
    case 'minor':
      return messages.refused_minor;
    case 'help':
      return messages.help_askedForHelp;
  }
}

export function formatHelp(help: readonly HelpOrganisation[], messages: AssistantMessages): string[] {
  return help.map((organisation) =>
    formatMessage(messages.organisation, {
      name: organisation.name,
      note: organisation.note,
      host: getHelpHost(organisation),
    }),
  );
}

function formatSearch(
  { criteria, total, offers }: Extract<Reply, { kind: 'search' }>,
  market: Market,
  messages: AssistantMessages,
): string {
  const criteriaText = formatCriteria(criteria, market, messages).join(', ');
  const unused = formatUnused(criteria, market, messages);
  if (total === 0)
    return [...unused, formatMessage(messages.foundNone, { criteria: criteriaText })].join('\n\n');
  const found =
    criteriaText === ''
      ? formatPlural(messages.foundAll, total, market)
      : formatPlural(messages.found, total, market, { criteria: criteriaText });
  // Specified as `newest`, this order is that of the comparison.
  const order = criteria.sort === 'newest' ? 'asListed' : criteria.sort;
  const lead = total > 1 ? `${found} ${messages[`order_${order}`]}` : found;
  return [...unused, lead, ...offers.map((offer) => formatOffer(offer, market)), messages.closing].join(
    '\n\n',
  );
}

function formatCriteria(criteria: OfferCriteria, market: Market, messages: AssistantMessages): string[] {
  const { minPercent, maxWagering, deposit, payments = [], minFinish } = criteria;
  return [
    ...criteria.wanted.map((topic) => messages[`criterion_${topic}`]),
    ...criteria.unwanted.map((topic) =>
      formatMessage(messages.criterion_not, { criterion: messages[`criterion_${topic}`] }),
    ),
    ...(minPercent === undefined
      ? []
      : [formatMessage(messages.criterion_minPercent, { percent: minPercent })]),
    ...(maxWagering === undefined
      ? []
      : [formatMessage(messages.criterion_maxWagering, { times: maxWagering })]),
    ...(deposit === undefined
      ? []
      : [formatMessage(messages.criterion_deposit, { amount: formatMoney(deposit, market) })]),
    ...payments.map((wish) => formatPayment(wish, market, messages)),
    ...(minFinish === undefined ? [] : [formatMessage(messages.criterion_minFinish, { count: minFinish })]),
  ];
}

function formatPayment(wish: PaymentWish, market: Market, messages: AssistantMessages): string {
  if (wish === 'card') return messages.criterion_card;
  const method = getPaymentName(wish, getOfferMessages(market));
  return formatMessage(messages.criterion_payment, { method });
}

/** A sentence on each kind of wish that the search ignores. */
function formatUnused({ unused }: OfferCriteria, market: Market, messages: AssistantMessages): string[] {
  if (!unused) return [];
  const { payments, unknownPayments } = unused;
  return [
    ...formatUnknownPayments(unknownPayments, messages),
    ...payments.map((wish) =>
      formatMessage(messages.cannotExclude, { criterion: formatPayment(wish, market, messages) }),
    ),
  ];
}

/** The text that every mention of an offer includes: the bonus, its net value and the link to the review. */
export function formatOffer(offer: OfferFacts, market: Market): string {
  const { review } = getAssistantMessages(market);
  return [formatSummary(offer, market), formatMessage(review, { link: offer.link })].join('\n');
}

/** The bonus and its net value, on one line. The card of the offer shows the same facts. */
export function formatSummary(offer: OfferFacts, market: Market): string {
  return `${formatBonus(offer, market)} ${formatNetSentence(offer, market)}`;
}

function formatBonus({ name, bonus, terms }: OfferFacts, market: Market): string {
  const messages = getAssistantMessages(market);
  const times = terms?.wagerTimes || terms?.freeSpins?.wagerTimes || 0;
  if (!terms || terms.undisclosed.includes('wagerTimes'))
    return formatMessage(messages.wageringUnknown, { name, bonus });
  return times === 0
    ? formatMessage(messages.wagerFree, { name, bonus })
    : formatMessage(messages.wagered, {
        name,
        bonus,
        wagering: formatWageringBase(terms, getOfferMessages(market)),
      });
}

export function formatNetSentence({ name, net, deposit }: OfferFacts, market: Market): string {
  const messages = getAssistantMessages(market);
  const offerMessages = getOfferMessages(market);
  if (net.state === 'cashback') {
    const amount = formatMoney(net.amount, market);
    return formatMessage(messages.cashback, { name, amount, deposit: formatMoney(net.deposit, market) });
  }
  if (net.state === 'unknown') {
    const terms = net.missing.map((term) => offerMessages[`missing_${term}`]).join(', ');
    return terms
      ? formatMessage(messages.notCalculated, { name, terms })
      : formatMessage(messages.notEnoughTerms, { name });
  }
  const values = { name, net: formatNet(net.net, market) };
  const message = { plus: messages.netPositive, minus: messages.netNegative, zero: messages.netZero }[
    getSign(net.net)
  ];
  const sentence =
    deposit === 0
      ? formatMessage(messages.netWithoutDeposit, values)
      : formatMessage(message, { ...values, deposit: formatMoney(deposit, market) });
  // The sentence on the bonus already says that there is no wagering.
  return toSentence(
    net.state === 'wager-free' ? sentence : `${sentence}, ${formatFinish(net, offerMessages)}`,
  );
}

function formatCasino(offer: OfferFacts, market: Market): string {
  const messages = getAssistantMessages(market);
  const { name, rating, licence, terms } = offer;
  const formattedTerms = terms ? formatTerms(terms, market, messages) : [];
  return [
    formatSummary(offer, market),
    formatMessage(messages.ratingAndLicence, {
      name,
      rating: formatRating(rating),
      licence: messages[`licence_${licence}`],
    }),
    ...(formattedTerms.length > 0
      ? [formatMessage(messages.termsOf, { name, terms: formattedTerms.join(', ') })]
      : []),
    formatMessage(messages.review, { link: offer.link }),
  ].join('\n');
}

function formatTerms(
  terms: NonNullable<OfferFacts['terms']>,
  market: Market,
  messages: AssistantMessages,
): string[] {
  const money = (minor: number) => formatWithCents(minor, market);
  const { minDeposit, maxBet, validDays, winCap, freeSpins } = terms;
  return [
    ...(minDeposit === undefined ? [] : [formatMessage(messages.minDeposit, { amount: money(minDeposit) })]),
    ...(maxBet === undefined ? [] : [formatMessage(messages.maxBet, { amount: money(maxBet) })]),
    ...(winCap === undefined ? [] : [formatMessage(messages.winCap, { amount: money(winCap) })]),
    ...(freeSpins === undefined
      ? []
      : [formatPlural(messages.freeSpins, freeSpins.count, market, { amount: money(freeSpins.spinValue) })]),
    ...(validDays === undefined ? [] : [formatPlural(messages.validDays, validDays, market)]),
  ];
}

/** Keeps cents: in whole units the value of a spin would round to zero. */
function formatWithCents(minor: number, market: Market): string {
  const whole = formatMoney(minor, market);
  if (minor % 100 === 0) return whole;
  return formatMoney(0, market).replace('0', (minor / 100).toFixed(2).replace('.', ','));
}
