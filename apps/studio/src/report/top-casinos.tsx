import { Flag } from '@nettobonus/brand/flag';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatMoney, formatNetValue, getNetTone } from '../brand/format-net.ts';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { Tile } from '../brand/tile.tsx';
import { Bar } from './bar.tsx';
import { Change } from './change.tsx';
import { formatCount } from './format.ts';
import type { Report, ReportedCasino } from './load-report.ts';

const MAX_SHOWN = 10;

export function TopCasinos({ report: { casinos, params } }: { report: Report }) {
  const shown = casinos.slice(0, MAX_SHOWN);
  const maxClicks = shown[0]?.clicks ?? 1;
  return (
    <>
      <ScrollableTable label="Table of casinos">
        <table className="ranked">
          <thead>
            <tr>
              <th>
                <span className="sr-only">Rank</span>
              </th>
              <th>Casino</th>
              <th>Clicks</th>
              <th className="is-figure">Unique</th>
              <th className="is-figure">Change</th>
              <th className="is-figure">Net now</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((casino, index) => (
              <CasinoRow casino={casino} key={casino.casino} maxClicks={maxClicks} rank={index + 1} />
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      <p className="studio-page-note">
        {casinos.length > MAX_SHOWN &&
          `Showing ${MAX_SHOWN} of ${casinos.length} casinos. The CSV file contains all of them. `}
        {params.market
          ? `Net value for a deposit of ${formatMoney(referenceDeposit(params.market), params.market)}, as shown on the site.`
          : 'Net value for the usual deposit, as shown on the site, in the first market that lists the casino.'}
      </p>
    </>
  );
}

function CasinoRow({ casino, rank, maxClicks }: { casino: ReportedCasino; rank: number; maxClicks: number }) {
  const { name, clicks, uniqueClicks, change, offer } = casino;
  return (
    <tr>
      <td>{rank}</td>
      <th scope="row">
        <Tile name={name} />
        {name}
      </th>
      <td className="bar">
        <Bar max={maxClicks} value={clicks} />
        <b>{formatCount(clicks)}</b>
      </td>
      <td className="is-figure">{formatCount(uniqueClicks)}</td>
      <td className="is-figure">{change === null ? '–' : <Change by={change} unit="%" />}</td>
      <td className={`is-figure net-now ${offer ? getNetTone(offer.net) : ''}`}>
        {offer ? (
          <span className="market-name">
            <Flag country={offer.market} />
            {formatNetValue(offer.net, offer.market)}
          </span>
        ) : (
          'not listed'
        )}
      </td>
    </tr>
  );
}
