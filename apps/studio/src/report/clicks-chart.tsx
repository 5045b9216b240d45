import { listTicks, type ReportDay } from '@nettobonus/domain/clicks/click-report';
import type { CSSProperties } from 'react';
import { formatCount, formatDay } from './format.ts';

/** Space on either side of a bar, as a share of a day's width. */
const GAP = 0.08;
const HEIGHT = 100;
/** Days between two date labels, by the number of days in the chart. */
const LABEL_STEPS: Record<number, number> = { 7: 1, 30: 5, 90: 15 };

/** The SVG stretches to its container, so the labels are outside it: text must not stretch. */
export function ClicksChart({ days }: { days: readonly ReportDay[] }) {
  const ticks = listTicks(Math.max(...days.flatMap(({ clicks, mean }) => [clicks, mean ?? 0])));
  const top = ticks.at(-1) ?? 1;
  const toY = (clicks: number) => HEIGHT - (clicks / top) * HEIGHT;
  const meanPoints = days.flatMap(({ mean }, index) =>
    mean === null ? [] : [`${index + 0.5},${toY(mean)}`],
  );
  return (
    <figure className="clicks-chart">
      <div aria-label={describeChart(days)} className="plot" role="img">
        <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${days.length} ${HEIGHT}`}>
          {ticks.map((tick) => (
            <line
              className={tick === 0 ? 'plot-zero' : 'plot-grid'}
              key={tick}
              x1={0}
              x2={days.length}
              y1={toY(tick)}
              y2={toY(tick)}
            />
          ))}
          {days.map((day, index) => (
            <rect
              className={barClass(day)}
              height={HEIGHT - toY(day.clicks)}
              key={day.day}
              width={1 - 2 * GAP}
              x={index + GAP}
              y={toY(day.clicks)}
            />
          ))}
          <polyline className="plot-mean" points={meanPoints.join(' ')} />
        </svg>
        {ticks.map((tick) => (
          <span className="plot-tick" key={tick} style={positionAt(tick / top)}>
            {formatCount(tick)}
          </span>
        ))}
        {listLabels(days).map(({ day, position }) => (
          <span className="plot-date" key={day} style={positionAt(position)}>
            {formatDay(day, 'short')}
          </span>
        ))}
      </div>
      <ul className="legend">
        <li>Other days</li>
        <li className="is-friday-saturday">Friday and Saturday</li>
        <li className="is-mean">7-day mean</li>
        <li className="is-today">Today, incomplete</li>
      </ul>
    </figure>
  );
}

function positionAt(share: number): CSSProperties {
  return { '--at': share } as CSSProperties;
}

function barClass({ isToday, isFridayOrSaturday }: ReportDay): string {
  if (isToday) return 'plot-today';
  return isFridayOrSaturday ? 'plot-friday-saturday' : 'plot-day';
}

/** Always labels today, and skips labels so close to it that they would overlap. */
function listLabels(days: readonly ReportDay[]): { day: string; position: number }[] {
  const step = LABEL_STEPS[days.length] ?? 1;
  const last = days.length - 1;
  return days.flatMap(({ day }, index) =>
    index === last || (index % step === 0 && last - index >= step * 0.7)
      ? [{ day, position: (index + 0.5) / days.length }]
      : [],
  );
}

function describeChart(days: readonly ReportDay[]): string {
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const busiest = days.reduce((max, day) => (day.clicks > max.clicks ? day : max));
  const mean = days.findLast((day) => day.mean !== null)?.mean ?? 0;
  const total = days.reduce((sum, { clicks }) => sum + clicks, 0);
  return `Clicks per day, ${formatDay(first, 'short')} to ${formatDay(last, 'year')}: ${formatCount(total)} in total, most on ${formatDay(busiest.day, 'weekday')} with ${formatCount(busiest.clicks)}; 7-day mean yesterday ${formatCount(mean)}.`;
}
