import type { ReportDay } from '@nettobonus/domain/clicks/click-report';
import { formatCount, formatDay } from './format.ts';

export function ClicksTable({ days }: { days: readonly ReportDay[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Day</th>
          <th className="is-figure">Clicks</th>
          <th className="is-figure">Unique</th>
          <th className="is-figure">7-day mean</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, clicks, uniqueClicks, mean }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day, 'weekday')}</th>
            <td className="is-figure">{formatCount(clicks)}</td>
            <td className="is-figure">{formatCount(uniqueClicks)}</td>
            <td className="is-figure">{mean === null ? 'incomplete' : formatCount(mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
