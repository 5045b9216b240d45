import { Flag } from '@nettobonus/brand/flag';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatMoney, formatNetOf, toneOf } from '../brand/format-net.ts';
import { ScrollableTable } from '../brand/scrolled.tsx';
import { Tile } from '../brand/tile.tsx';
import { Bar } from './bar.tsx';
import { Change } from './change.tsx';
import { formatCount } from './format.ts';
import type { Report, ReportedCasino } from './load-report.ts';

const SHOWN = 10;

export function TopCasinos({ report: { casinos, choice } }: { report: Report }) {
  const shown = casinos.slice(0, SHOWN);
  const most = shown[0]?.clicks ?? 1;
  return (
    <>
      <ScrollableTable label="Table of casinos">
        <table className="ranked">
          <thead>
            <tr>
              <th>
                <span className="sheet-unseen">Rank</span>
              </th>
              <th>Casino</th>
              <th>Clicks</th>
              <th className="is-figure">Change</th>
              <th className="is-figure">Net now</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((casino, index) => (
              <CasinoRow casino={casino} key={casino.casino} most={most} rank={index + 1} />
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      <p className="sheet-note">
        {casinos.length > SHOWN && `${SHOWN} of ${casinos.length} casinos; the CSV has all. `}
        {choice.market
          ? `Net value for a deposit of ${formatMoney(referenceDeposit(choice.market), choice.market)}, as shown on the site.`
          : 'Net value for the usual deposit, as shown on the site, in the first market that lists the casino.'}
      </p>
    </>
  );
}

function CasinoRow({ casino, rank, most }: { casino: ReportedCasino; rank: number; most: number }) {
  const { name, clicks, change, offer } = casino;
  return (
    <tr>
      <td>{rank}</td>
      <th scope="row">
        <Tile name={name} />
        {name}
      </th>
      <td className="bar">
        <Bar max={most} value={clicks} />
        <b>{formatCount(clicks)}</b>
      </td>
      <td className="is-figure">{change === null ? '–' : <Change by={change} unit="%" />}</td>
      <td className={`is-figure net-now ${offer ? toneOf(offer.net) : ''}`}>
        {offer ? (
          <span className="market-name">
            <Flag country={offer.market} />
            {formatNetOf(offer.net, offer.market)}
          </span>
        ) : (
          'not listed'
        )}
      </td>
    </tr>
  );
}
