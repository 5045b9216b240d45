import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { Bar } from './bar.tsx';
import { Change } from './change.tsx';
import { formatCount } from './format.ts';
import type { ReportedPlacement } from './load-report.ts';
import { PLACEMENT_NAMES } from './placement-names.ts';

export function Placements({ placements }: { placements: readonly ReportedPlacement[] }) {
  const maxClicks = placements[0]?.clicks ?? 0;
  return (
    <ScrollableTable label="Table of placements">
      <table className="ranked">
        <thead>
          <tr>
            <th>Placement</th>
            <th>Clicks</th>
            <th className="is-figure">Unique</th>
            <th className="is-figure">Share</th>
            <th className="is-figure">Change</th>
          </tr>
        </thead>
        <tbody>
          {placements.map(({ placement, clicks, uniqueClicks, share, change }) => (
            <tr key={placement}>
              <th scope="row">{PLACEMENT_NAMES[placement]}</th>
              <td className="bar">
                <Bar max={maxClicks} value={clicks} />
                <b>{formatCount(clicks)}</b>
              </td>
              <td className="is-figure">{formatCount(uniqueClicks)}</td>
              <td className="is-figure">{share}%</td>
              <td className="is-figure">{change === null ? '–' : <Change by={change} unit="%" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
