import { Bar } from './bar.tsx';
import { formatCount } from './format.ts';
import type { Report } from './load-report.ts';
import { MarketName } from './market-name.tsx';

export function Markets({ report: { markets, params } }: { report: Report }) {
  const maxClicks = Math.max(...markets.map(({ clicks }) => clicks));
  return (
    <table className="shares">
      <thead>
        <tr>
          <th>Market</th>
          <td />
          <th className="is-figure">Share</th>
          <th className="is-figure">Clicks</th>
          <th className="is-figure">Unique</th>
        </tr>
      </thead>
      <tbody>
        {markets.map(({ market, clicks, uniqueClicks, share }) => (
          <tr className={market === params.market ? 'is-chosen' : undefined} key={market}>
            <th scope="row">
              <MarketName market={market} />
            </th>
            <td className="bar">
              <Bar max={maxClicks} value={clicks} />
            </td>
            <td className="is-figure">
              <b>{share}%</b>
            </td>
            <td className="is-figure">{formatCount(clicks)}</td>
            <td className="is-figure">{formatCount(uniqueClicks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
