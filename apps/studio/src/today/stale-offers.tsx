import { Flag } from '@nettobonus/brand/flag';
import { formatNetValue, getNetTone } from '../brand/format-net.ts';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { Status } from '../brand/status.tsx';
import { Tile } from '../brand/tile.tsx';
import { formatTypedDay } from '../clock/format-typed-day.ts';
import { ReadTodayButton } from '../terms-read/read-today-button.tsx';
import { formatListingTermsHref } from '../terms-watch/terms-filter.ts';
import { TermsLink } from '../terms-watch/terms-link.tsx';
import type { StaleOffer } from './day-figures.ts';

interface StaleOffersProps {
  stale: readonly StaleOffer[];
  /** The listings of which the terms watcher has found new terms: an editor must see them before confirming them. */
  changed: ReadonlySet<number>;
}

/** Offers whose terms an editor must verify again. */
export function StaleOffers({ stale, changed }: StaleOffersProps) {
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
                  {formatTypedDay(listing.verifiedOn)}, {days} days
                </td>
                <td>{errors > 0 && <Status mark="bad">Errors: {errors}</Status>}</td>
                <td className={`is-figure ${getNetTone(net)}`}>{formatNetValue(net, market)}</td>
                <td>
                  {listing.termsUrl ? (
                    <TermsLink name={`${casino} · ${market}`} url={listing.termsUrl} />
                  ) : (
                    <a href={`/admin/collections/listings/${id}`}>Check the terms</a>
                  )}{' '}
                  {changed.has(id) ? (
                    <a href={formatListingTermsHref(id)}>See what has changed</a>
                  ) : (
                    <ReadTodayButton ids={[id]} name={`${casino} · ${market}`} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
