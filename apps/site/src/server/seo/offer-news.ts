import type { NetValue } from '@nettobonus/domain/net-value';
import { isHeadlineTerm } from '@nettobonus/domain/offer-history';
import type { OfferNewsItem } from '@nettobonus/domain/offer-news';
import { type TermWriting, writeChange, writeOffer } from '../../features/review/offer-change.ts';
import type { FeedWords } from '../../i18n/feed/words.ts';
import { formatMoney, formatNet, keepAmounts, signOf } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';

/** What news of an offer is written with. */
export interface NewsWriting extends TermWriting {
  feedWords: FeedWords;
  /** Said at the end of each: gambling is no income. */
  caution: string;
}

export function writeNewsTitle({ casino, version, before }: OfferNewsItem, writing: NewsWriting): string {
  const { words, feedWords } = writing;
  return `${casino.name}: ${before ? words[`news_${version.news}`] : feedWords.newCasino}`;
}

/** What changed, what it did to the net, how many get that far; the same whether it went up or down. */
export function writeNewsSummary(item: OfferNewsItem, writing: NewsWriting): string {
  const offered = item.before ? writeChanges(item, writing) : writeOffer(item.version.offer, writing);
  return [offered, ...writeNet(item, writing), '18+', writing.caution].map(toSentence).join(' ');
}

/** The headline before and after, or as it stands; then what it does not say. */
function writeChanges({ version: { changed, offer } }: OfferNewsItem, writing: NewsWriting): string {
  const saysHeadline = changed.some(({ term }) => term === 'headline');
  const steps = changed
    .filter(({ term }) => !saysHeadline || !isHeadlineTerm(term))
    .map((change) => writeChange(change, writing))
    .join(', ');
  return saysHeadline ? steps : `${keepAmounts(offer.bonus)}: ${steps}`;
}

function writeNet({ version: { value }, before }: OfferNewsItem, writing: NewsWriting): string[] {
  const { market, offerWords, feedWords } = writing;
  if (value.state === 'unknown') {
    const terms = value.missing.map((term) => offerWords[`missing_${term}`]).join(', ');
    const earlier =
      before && before.value.state !== 'unknown' ? `${writeFigure(before.value, writing)} → ` : '';
    return [
      `${offerWords.net} ${earlier}${offerWords.notCalculated.toLowerCase()}`,
      formatMessage(offerWords.missing, { terms }),
    ];
  }
  const net = writeFigure(value, writing, value.deposit);
  const earlier = before && writeFigure(before.value, writing, value.deposit);
  const when =
    value.deposit === 0
      ? feedWords.withoutDeposit
      : formatMessage(offerWords.whenDepositing, { deposit: formatMoney(value.deposit, market) });
  const sentence = !earlier
    ? formatMessage(feedWords.netNow, { net, when })
    : earlier === net
      ? formatMessage(feedWords.netSame, { net, when })
      : formatMessage(feedWords.netChanged, { before: earlier, after: net, when });
  return [sentence, ...(signOf(value.net) === 'minus' ? [feedWords.costs] : [])];
}

/** `+60 € (läpi 7/10)`: with its deposit too, where that is not the one that the sentence names. */
function writeFigure(value: NetValue, { market, offerWords }: NewsWriting, named?: number): string {
  if (value.state === 'unknown') return offerWords.notCalculated.toLowerCase();
  const { net, deposit, finishOfTen } = value;
  const notes = [
    ...(deposit === named || deposit === 0
      ? []
      : [formatMessage(offerWords.depositNote, { deposit: formatMoney(deposit, market) })]),
    `${offerWords.finishes} ${finishOfTen}/10`,
  ];
  return `${formatNet(net, market)} (${notes.join(', ')})`;
}

/** Danish "kr." ends a sentence by itself. */
function toSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
