import { findBest, findExtreme } from '@nettobonus/domain/comparison/comparison';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { depositFor, getNetValue, hasNet } from '@nettobonus/domain/net-value/net-value';
import { formatMoney, formatNet, formatRating } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { formatFinish } from '../../offer-ui/net-figures.ts';
import { type Column, type CompareContext, displayedNets } from './column.ts';

interface SummaryProps {
  columns: readonly Column[];
  context: CompareContext;
}

/** Summarises only the figures: the highest and the lowest net, and the highest rating. */
export function Summary({ columns, context }: SummaryProps) {
  return (
    <p className="lead">
      {[...describeNets(columns, context), ...describeRatings(columns, context)].join(' ')}
    </p>
  );
}

function describeNets(columns: readonly Column[], context: CompareContext): string[] {
  const { market, messages, deposit } = context;
  const nets = displayedNets(columns, deposit);
  const known = columns.filter((_, index) => nets[index] !== null);
  const unknown = columns.filter((_, index) => nets[index] === null);
  if (known.length < 2) return [messages.netUnknown];
  const formatWithNet = (column: Column) => formatCasinoNet(column, context);
  const joinNetsAt = (indexes: ReadonlySet<number>) =>
    formatAtCasinos(columns.filter((_, index) => indexes.has(index)).map(formatWithNet), context);
  const [highest, lowest] = [findExtreme(nets, 'max'), findExtreme(nets, 'min')];
  const formattedDeposit = formatMoney(deposit, market);
  return [
    highest.size > 0
      ? formatMessage(messages.netSpread, {
          deposit: formattedDeposit,
          best: joinNetsAt(highest),
          worst: joinNetsAt(lowest),
        })
      : formatMessage(messages.netEqual, {
          deposit: formattedDeposit,
          casinos: formatList(known.map(formatWithNet), context),
        }),
    ...(unknown.length > 0
      ? [formatMessage(messages.notCalculated, { casinos: formatList(getNames(unknown), context) })]
      : []),
  ];
}

function describeRatings(columns: readonly Column[], context: CompareContext): string[] {
  const ratings = columns.map(({ casino }) => casino.rating);
  const indexes = findBest('rating', ratings);
  if (indexes.size === 0) return [];
  const best = formatAtCasinos(getNames(columns.filter((_, index) => indexes.has(index))), context);
  return [formatMessage(context.messages.ratingBest, { best, rating: formatRating(Math.max(...ratings)) })];
}

/** Always states the net together with the number of players who complete the wagering. */
function formatCasinoNet(
  { casino }: Column,
  { market, deposit, messages, offerMessages }: CompareContext,
): string {
  const value = getNetValue(casino.terms, depositFor(casino.terms, deposit, market));
  if (!hasNet(value)) return casino.name;
  return formatMessage(messages.casinoWithNet, {
    casino: casino.name,
    net: formatNet(value.net, market),
    finish: formatFinish(value, offerMessages),
  });
}

const getNames = (columns: readonly Column[]) => columns.map(({ casino }) => casino.name);

const formatList = (items: string[], { market }: CompareContext) =>
  new Intl.ListFormat(MARKET_FACTS[market].locale).format(items);

function formatAtCasinos(items: string[], context: CompareContext): string {
  const casinos = formatList(items, context);
  return formatPlural(context.messages.atCasinos, items.length, context.market, { casinos });
}
