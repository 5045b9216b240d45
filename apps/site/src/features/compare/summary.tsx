import { findBest, findExtreme } from '@nettobonus/domain/comparison/comparison';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { depositFor, getNetValue, hasNet } from '@nettobonus/domain/net-value/net-value';
import { formatNet } from '../../i18n/format.ts';
import { formatMessage, formatPlural, type PluralMessage } from '../../i18n/message.ts';
import { formatFinish } from '../../offer-ui/net-figures.ts';
import { type Column, type CompareContext, displayedNets } from './column.ts';
import { listPayoutMinutes } from './rows.tsx';

interface SummaryProps {
  columns: readonly Column[];
  context: CompareContext;
}

/** Who gives the most, who pays fastest and who has the best rating. */
export function Summary({ columns, context }: SummaryProps) {
  return <p className="lead">{formatSummary(columns, context)}</p>;
}

/** What one or several casinos are best at. */
interface Advantage {
  /** The columns of these casinos. */
  indexes: ReadonlySet<number>;
  predicate: PluralMessage;
  /** Whether the names are followed by the nets. */
  isAboutNet: boolean;
}

export function formatSummary(columns: readonly Column[], context: CompareContext): string {
  const { messages, deposit } = context;
  const nets = displayedNets(columns, deposit);
  const highest = findExtreme(nets, 'max');
  const known = nets.filter((net) => net !== null);
  const isPositive = Math.max(...known) > 0;
  const minutes = listPayoutMinutes(columns);
  const advantages: Advantage[] = [
    {
      indexes: highest,
      predicate: isPositive ? messages.leavesMost : messages.takesLeast,
      isAboutNet: true,
    },
    {
      // A casino whose payouts we do not know may be faster.
      indexes: minutes.includes(null) ? new Set() : findBest('payoutMinutes', minutes),
      predicate: messages.paysFastest,
      isAboutNet: false,
    },
    {
      indexes: findBest(
        'rating',
        columns.map(({ casino }) => casino.rating),
      ),
      predicate: messages.ratedBest,
      isAboutNet: false,
    },
  ];
  const formatCasinoNets = (shown: readonly Column[]) =>
    formatList(
      shown.map((column) => formatCasinoNet(column, context)),
      context,
    );
  const isNonePositive = highest.size > 0 && !isPositive && known.length === columns.length;
  const sentence = formatAdvantages(columns, advantages, context, formatCasinoNets);
  const unknown = columns.filter((_, index) => nets[index] === null);
  return [
    known.length < 2 && messages.netUnknown,
    known.length >= 2 &&
      highest.size === 0 &&
      formatMessage(messages.netEqual, {
        casinos: formatCasinoNets(columns.filter((_, index) => nets[index] !== null)),
      }),
    sentence && (isNonePositive ? formatMessage(messages.nonePositive, { sentence }) : sentence),
    known.length >= 2 &&
      unknown.length > 0 &&
      formatMessage(messages.notCalculated, {
        casinos: formatList(
          unknown.map(({ casino }) => casino.name),
          context,
        ),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** One sentence. A casino with several advantages is named once. */
function formatAdvantages(
  columns: readonly Column[],
  advantages: readonly Advantage[],
  context: CompareContext,
  formatCasinoNets: (shown: readonly Column[]) => string,
): string {
  const { market, messages } = context;
  const groups = Map.groupBy(
    advantages.filter(({ indexes }) => indexes.size > 0),
    ({ indexes }) => [...indexes].join(),
  );
  const clauses = [...groups.values()].map((group) => {
    const shown = columns.filter((_, index) => group[0]?.indexes.has(index));
    const subject = group.some(({ isAboutNet }) => isAboutNet)
      ? formatCasinoNets(shown)
      : formatList(
          shown.map(({ casino }) => casino.name),
          context,
        );
    const predicates = group.map(({ predicate }) => formatPlural(predicate, shown.length, market));
    return `${subject} ${formatList(predicates, context)}`;
  });
  const [first, second] = clauses;
  if (!first) return '';
  // "And" between two clauses would be ambiguous if one of them contains an "and".
  const joined =
    second && clauses.length === 2
      ? formatMessage(messages.contrast, { first, second })
      : formatList(clauses, context);
  return `${joined}.`;
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

const formatList = (items: string[], { market }: CompareContext) =>
  new Intl.ListFormat(MARKET_FACTS[market].locale).format(items);
