import { findBest, findExtreme } from '@nettobonus/domain/comparison';
import { MARKET_FACTS } from '@nettobonus/domain/market';
import { getNetValue } from '@nettobonus/domain/net-value';
import { formatMoney, formatNet, formatRating } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import { DepositVariants } from '../../layout/deposit-variants.tsx';
import { type Column, type CompareSetting, netsOf } from './column.ts';

interface SummaryProps {
  columns: readonly Column[];
  setting: CompareSetting;
}

/** What the figures say, and no more: the highest and the lowest net, and the highest rating. */
export function Summary({ columns, setting }: SummaryProps) {
  return (
    <DepositVariants market={setting.market}>
      {(deposit) => (
        <p className="lead">
          {[...sayNets(columns, setting, deposit), ...sayRating(columns, setting)].join(' ')}
        </p>
      )}
    </DepositVariants>
  );
}

function sayNets(columns: readonly Column[], setting: CompareSetting, deposit: number): string[] {
  const { market, words } = setting;
  const nets = netsOf(columns, deposit);
  const known = columns.filter((_, place) => nets[place] !== null);
  const unknown = columns.filter((_, place) => nets[place] === null);
  if (known.length < 2) return [words.netUnknown];
  const withNet = (column: Column) => writeNetOf(column, setting, deposit);
  const at = (places: ReadonlySet<number>) =>
    sayAt(columns.filter((_, place) => places.has(place)).map(withNet), setting);
  const [most, least] = [findExtreme(nets, 'more'), findExtreme(nets, 'less')];
  const amount = formatMoney(deposit, market);
  return [
    most.size > 0
      ? say(words.netSpread, { deposit: amount, best: at(most), worst: at(least) })
      : say(words.netEqual, { deposit: amount, casinos: listOf(known.map(withNet), setting) }),
    ...(unknown.length > 0 ? [say(words.notCalculated, { casinos: listOf(namesOf(unknown), setting) })] : []),
  ];
}

function sayRating(columns: readonly Column[], setting: CompareSetting): string[] {
  const ratings = columns.map(({ casino }) => casino.rating);
  const places = findBest('rating', ratings);
  if (places.size === 0) return [];
  const best = sayAt(namesOf(columns.filter((_, place) => places.has(place))), setting);
  return [say(setting.words.ratingBest, { best, rating: formatRating(Math.max(...ratings)) })];
}

/** A net never stands without how many finish. */
function writeNetOf({ casino }: Column, { market, words }: CompareSetting, deposit: number): string {
  const value = getNetValue(casino.terms, deposit);
  if (value.state === 'unknown') return casino.name;
  return say(words.netOf, {
    casino: casino.name,
    net: formatNet(value.net, market),
    finish: value.finishOfTen,
  });
}

const namesOf = (columns: readonly Column[]) => columns.map(({ casino }) => casino.name);

const listOf = (parts: string[], { market }: CompareSetting) =>
  new Intl.ListFormat(MARKET_FACTS[market].locale).format(parts);

function sayAt(parts: string[], setting: CompareSetting): string {
  const { atOne, atMany } = setting.words;
  return say(parts.length > 1 ? atMany : atOne, { casinos: listOf(parts, setting) });
}
