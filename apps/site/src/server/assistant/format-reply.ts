import type { OfferFacts, Reply } from '@nettobonus/domain/assistant/reply';
import { hostOf } from '@nettobonus/domain/assistant/reply-guard';
import type { Wish } from '@nettobonus/domain/assistant/wish';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { type AssistantWords, assistantWordsOf } from '../../i18n/assistant/words.ts';
import { formatMoney, formatNet, formatRating, signOf } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { ALL_WORDS } from '../../i18n/offers/all-words.ts';

/** Writes a reply in the market's language, with a blank line between offers. */
export function formatReply(reply: Reply, market: Market): string {
  const words = assistantWordsOf(market);
  switch (reply.kind) {
    case 'concern':
      return [formatConcern(reply, words), ...formatHelp(reply.help, words)].join('\n');
    case 'casinos': {
      const best = reply.best ? [formatMessage(words.best, { name: reply.best.name })] : [];
      return [...reply.offers.map((offer) => formatCasino(offer, market)), ...best, words.closing].join(
        '\n\n',
      );
    }
    case 'wish':
      return formatWish(reply, market, words);
    case 'explain':
      return `${words[`explain_${reply.topic}`]} ${words.closing}`;
    default:
      return words[reply.kind];
  }
}

function formatConcern(reply: Extract<Reply, { kind: 'concern' }>, words: AssistantWords): string {
  switch (reply.concern) {
    case 'self-harm':
      return formatMessage(words.help_selfHarm, { emergency: reply.emergency });
    case 'control':
      return words.help_control;
    case 'evasion':
      return words.refused_evasion;
    case 'minor':
      return words.refused_minor;
    case 'help':
      return words.help_help;
  }
}

export function formatHelp(help: readonly HelpOrganisation[], words: AssistantWords): string[] {
  return help.map((organisation) =>
    formatMessage(words.organisation, {
      name: organisation.name,
      note: organisation.note,
      host: hostOf(organisation),
    }),
  );
}

function formatWish(
  { wish, total, offers }: Extract<Reply, { kind: 'wish' }>,
  market: Market,
  words: AssistantWords,
): string {
  const criteria = formatCriteria(wish, market, words).join(', ');
  if (total === 0) return formatMessage(words.foundNone, { criteria });
  const found =
    criteria === ''
      ? formatMessage(words.foundAll, { count: total })
      : total === 1
        ? formatMessage(words.foundOne, { criteria })
        : formatMessage(words.foundMany, { count: total, criteria });
  const lead = total > 1 ? `${found} ${words[`order_${wish.sort}`]}` : found;
  return [lead, ...offers.map((offer) => formatOffer(offer, market)), words.closing].join('\n\n');
}

function formatCriteria(wish: Wish, market: Market, words: AssistantWords): string[] {
  const { minPercent, maxWagering, deposit } = wish;
  return [
    ...wish.wanted.map((topic) => words[`about_${topic}`]),
    ...wish.unwanted.map((topic) => formatMessage(words.about_not, { criterion: words[`about_${topic}`] })),
    ...(minPercent === undefined ? [] : [formatMessage(words.about_percent, { percent: minPercent })]),
    ...(maxWagering === undefined ? [] : [formatMessage(words.about_wagering, { times: maxWagering })]),
    ...(deposit === undefined
      ? []
      : [formatMessage(words.about_deposit, { amount: formatMoney(deposit, market) })]),
  ];
}

/** What every mention of an offer includes: the bonus, its net value and the link to the review. */
export function formatOffer(offer: OfferFacts, market: Market): string {
  const words = assistantWordsOf(market);
  return [
    `${formatBonus(offer, words)} ${formatNetSentence(offer, market)}`,
    formatMessage(words.review, { link: offer.link }),
  ].join('\n');
}

function formatBonus({ name, bonus, terms }: OfferFacts, words: AssistantWords): string {
  const times = terms?.wagerTimes || terms?.freeSpins?.wagerTimes || 0;
  if (!terms || terms.undisclosed.includes('wagerTimes'))
    return formatMessage(words.wageringUnknown, { name, bonus });
  return times === 0
    ? formatMessage(words.wagerFree, { name, bonus })
    : formatMessage(words.wagered, { name, bonus, times });
}

export function formatNetSentence({ name, net, deposit }: OfferFacts, market: Market): string {
  const words = assistantWordsOf(market);
  if (net.state === 'unknown') {
    const terms = net.missing.map((term) => ALL_WORDS[market][`missing_${term}`]).join(', ');
    return formatMessage(words.notCalculated, { name, terms });
  }
  const values = { name, net: formatNet(net.net, market), finish: net.finishOfTen };
  if (deposit === 0) return formatMessage(words.leavesFree, values);
  const message = { plus: words.leaves, minus: words.costs, zero: words.even }[signOf(net.net)];
  return formatMessage(message, { ...values, deposit: formatMoney(deposit, market) });
}

function formatCasino(offer: OfferFacts, market: Market): string {
  const words = assistantWordsOf(market);
  const { name, rating, licence, terms } = offer;
  const known = terms ? formatTerms(terms, market, words) : [];
  return [
    `${formatBonus(offer, words)} ${formatNetSentence(offer, market)}`,
    formatMessage(words.rated, { name, rating: formatRating(rating), licence: words[`licence_${licence}`] }),
    ...(known.length > 0 ? [formatMessage(words.termsOf, { name, terms: known.join(', ') })] : []),
    formatMessage(words.review, { link: offer.link }),
  ].join('\n');
}

function formatTerms(
  terms: NonNullable<OfferFacts['terms']>,
  market: Market,
  words: AssistantWords,
): string[] {
  const money = (minor: number) => formatSmall(minor, market);
  const { minDeposit, maxBet, validDays, winCap, freeSpins } = terms;
  return [
    ...(minDeposit === undefined ? [] : [formatMessage(words.minDeposit, { amount: money(minDeposit) })]),
    ...(maxBet === undefined ? [] : [formatMessage(words.maxBet, { amount: money(maxBet) })]),
    ...(winCap === undefined ? [] : [formatMessage(words.winCap, { amount: money(winCap) })]),
    ...(freeSpins === undefined
      ? []
      : [formatMessage(words.spins, { count: freeSpins.count, amount: money(freeSpins.spinValue) })]),
    ...(validDays === undefined ? [] : [formatMessage(words.validDays, { count: validDays })]),
  ];
}

/** A spin is worth a few cents, which would round to zero in whole units. */
function formatSmall(minor: number, market: Market): string {
  const whole = formatMoney(minor, market);
  if (minor % 100 === 0) return whole;
  return formatMoney(0, market).replace('0', (minor / 100).toFixed(2).replace('.', ','));
}
