import { Flag } from '@nettobonus/brand/flag';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { Tile } from '../brand/tile.tsx';
import { formatDay } from './format.ts';
import type { Report } from './load-report.ts';

const MAX_SHOWN = 10;

interface StaleTermsProps {
  report: Report;
  /** Whether the user may open a listing. */
  mayOpen: boolean;
}

export function StaleTerms({ report: { stale }, mayOpen }: StaleTermsProps) {
  if (stale.length === 0) return <p>All terms are up to date.</p>;
  return (
    <>
      <ScrollableTable label="Table of offers">
        <table>
          <thead>
            <tr>
              <th>Casino</th>
              <th>Market</th>
              <th>Published offer</th>
              <th>Terms verified</th>
              <th className="is-figure">Days ago</th>
              {mayOpen && (
                <th>
                  <span className="sr-only">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {stale.slice(0, MAX_SHOWN).map(({ offer: { id, casino, market, listing }, days }) => (
              <tr key={id}>
                <th scope="row">
                  <Tile name={casino} />
                  {casino}
                </th>
                <td>
                  <Flag country={market} /> {market}
                </td>
                <td>{listing.bonus}</td>
                <td>{formatDay(listing.verifiedOn, 'year')}</td>
                <td className="is-figure">{days}</td>
                {mayOpen && (
                  <td>
                    <a
                      aria-label={`Open the listing of ${casino}, ${market}`}
                      href={`/admin/collections/listings/${id}`}
                    >
                      Open
                    </a>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      {stale.length > MAX_SHOWN && (
        <p className="studio-page-note">
          Showing the oldest {MAX_SHOWN} of {stale.length}. The CSV file contains all of them.
        </p>
      )}
    </>
  );
}
