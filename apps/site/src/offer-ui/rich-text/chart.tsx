import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import type { BlockOf } from '@nettobonus/domain/texts/rich-text';
import type { CSSProperties } from 'react';
import style from './chart.css?url';

const WIDTH = 600;
const HEIGHT = 160;

/**
 * A chart of a few rows. Every value is also text, so nothing is lost without the drawing. Few texts have a chart, so it
 * brings its styles itself.
 */
export function Chart({ chart, market }: { chart: BlockOf<'chart'>; market: Market }) {
  const { kind, title, source, rows } = chart;
  const numbers = new Intl.NumberFormat(MARKET_FACTS[market].locale);
  const largest = Math.max(...rows.map(({ value }) => Math.abs(value)), Number.MIN_VALUE);
  return (
    <figure className={`text-chart text-chart-${kind}`}>
      <link href={style} rel="stylesheet" />
      <figcaption>{title}</figcaption>
      {kind === 'line' && (
        <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          <polyline points={toPoints(rows.map(({ value }) => value))} />
        </svg>
      )}
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} style={{ '--value': Math.abs(value) / largest } as CSSProperties}>
            <dt>{label}</dt>
            <dd>{numbers.format(value).replace('-', '−')}</dd>
          </div>
        ))}
      </dl>
      <small>{source}</small>
    </figure>
  );
}

/** The corners of the line, from left to right; the lowest value is at the bottom. */
export function toPoints(values: readonly number[]): string {
  const lowest = Math.min(...values, 0);
  const range = Math.max(...values, 0) - lowest || 1;
  const step = WIDTH / Math.max(values.length - 1, 1);
  return values
    .map(
      (value, index) =>
        `${Math.round(index * step)},${Math.round(HEIGHT - ((value - lowest) / range) * HEIGHT)}`,
    )
    .join(' ');
}
