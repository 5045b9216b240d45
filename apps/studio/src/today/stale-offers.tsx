import { Flag } from '@nettobonus/brand/flag';
import { formatNetValue, getNetTone } from '../brand/format-net.ts';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { Status } from '../brand/status.tsx';
import { Tile } from '../brand/tile.tsx';
import type { StaleOffer } from './day-figures.ts';

/** Offers whose terms an editor must verify again. */
export function StaleOffers({ stale }: { stale: readonly StaleOffer[] }) {
  if (stale.length === 0) return <p>All terms are up to date.</p>;
  return (
    <ScrollableTable label="Table of stale offers">
      <table>
        <thead>
          <tr>
            <th>Casino</th>
            <th>Market</th>
            <th>Verified</th>
            <th>Rules</th>
            <th className="is-figure">Net now</th>
            <th>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {stale.map(({ offer: { id, casino, market, listing, findings, net }, days }) => {
            const errors = findings.filter(({ severity }) => severity === 'error').length;
            return (
              <tr key={id}>
                <th scope="row">
                  <Tile name={casino} />
                  {casino}
                </th>
                <td>
                  <Flag country={market} /> {market}
                </td>
                <td>
                  {listing.verifiedOn}, {days} days
                </td>
                <td>{errors > 0 && <Status mark="bad">Errors: {errors}</Status>}</td>
                <td className={`is-figure ${getNetTone(net)}`}>{formatNetValue(net, market)}</td>
                <td>
                  <a href={`/admin/collections/listings/${id}`}>Check the terms</a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
