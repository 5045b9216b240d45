import { meanNet, positiveNetShare } from '@nettobonus/domain/clicks/click-report';
import { formatSignedMoney, getMoneyTone } from '../brand/format-net.ts';
import type { Report } from './load-report.ts';
import { MarketName } from './market-name.tsx';
import { listNetMarkets } from './report-tables.ts';

export function ClickedNetTable({ report }: { report: Report }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Market</th>
          <th className="is-figure">Clicks to a positive net</th>
          <th className="is-figure">Mean net shown</th>
        </tr>
      </thead>
      <tbody>
        {listNetMarkets(report).map((sums) => {
          const share = positiveNetShare(sums);
          const mean = meanNet(sums);
          return (
            <tr key={sums.market}>
              <th scope="row">
                <MarketName market={sums.market} />
              </th>
              <td className="is-figure">{share === null ? '–' : `${Math.round(share)}%`}</td>
              <td className={`is-figure ${mean === null ? '' : getMoneyTone(mean)}`}>
                {mean === null ? 'none shown' : formatSignedMoney(mean, sums.market)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
