import { PLACEMENTS } from '@nettobonus/domain/clicks/click';
import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { BUSY_CLICKS, type ClickFilter } from '@nettobonus/store/click-exclusions';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { ExcludeClicks, RevokeExclusion } from './exclusion-actions.tsx';
import { formatCount, formatDay } from './format.ts';
import type { Report } from './load-report.ts';
import { PLACEMENT_NAMES } from './placement-names.ts';

interface ExclusionsProps {
  report: Report;
  /** Whether the user may exclude clicks. */
  mayExclude: boolean;
}

/** The exclusions, IP addresses with many clicks (as hashes), and a form that excludes other clicks. */
export function Exclusions({ report, mayExclude }: ExclusionsProps) {
  return (
    <>
      <p>
        {report.sums.excludedClicks === 0
          ? 'No clicks are excluded from these figures.'
          : `${formatCount(report.sums.excludedClicks)} clicks are excluded from these figures.`}
      </p>
      {report.exclusions.length > 0 && <ExclusionTable mayExclude={mayExclude} report={report} />}
      {report.busyNetworks.length > 0 && <BusyNetworkTable mayExclude={mayExclude} report={report} />}
      {mayExclude && report.casinos.length > 0 && <OtherExclusion report={report} />}
    </>
  );
}

function ExclusionTable({ report: { exclusions, getCasinoName }, mayExclude }: ExclusionsProps) {
  return (
    <ScrollableTable label="Table of exclusions">
      <table>
        <thead>
          <tr>
            <th>Clicks on</th>
            <th>Day</th>
            <th>Limited to</th>
            <th>Reason</th>
            {mayExclude && <ActionsHead />}
          </tr>
        </thead>
        <tbody>
          {exclusions.map((exclusion) => (
            <tr key={exclusion.id}>
              <th scope="row">{getCasinoName(exclusion.casino)}</th>
              <td>{formatDay(exclusion.day, 'year')}</td>
              <td>{formatConditions(exclusion)}</td>
              <td>{exclusion.reason}</td>
              {mayExclude && (
                <td>
                  <RevokeExclusion
                    id={exclusion.id}
                    name={`${getCasinoName(exclusion.casino)}, ${formatDay(exclusion.day, 'short')}`}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}

function BusyNetworkTable({ report: { busyNetworks, getCasinoName }, mayExclude }: ExclusionsProps) {
  return (
    <ScrollableTable label="Table of networks with many clicks">
      <table>
        <thead>
          <tr>
            <th>
              Network (one IP address or IPv6 /64) with {BUSY_CLICKS} or more clicks on a casino in a day
            </th>
            <th>Casino</th>
            <th>Day</th>
            <th className="is-figure">Clicks</th>
            {mayExclude && <ActionsHead />}
          </tr>
        </thead>
        <tbody>
          {busyNetworks.map(({ day, casino, visitor, clicks }) => (
            <tr key={`${day} ${casino} ${visitor}`}>
              <th scope="row">{formatNetwork(visitor)}</th>
              <td>{getCasinoName(casino)}</td>
              <td>{formatDay(day, 'year')}</td>
              <td className="is-figure">{formatCount(clicks)}</td>
              {mayExclude && (
                <td>
                  <ExcludeClicks
                    name={`the clicks from ${formatNetwork(visitor)} on ${getCasinoName(casino)}`}
                  >
                    {Object.entries({ day, casino, visitor }).map(([name, value]) => (
                      <input key={name} name={name} type="hidden" value={value} />
                    ))}
                  </ExcludeClicks>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}

function OtherExclusion({ report: { period, casinos } }: { report: Report }) {
  return (
    <details>
      <summary>Exclude other clicks</summary>
      <ExcludeClicks name="these clicks">
        <label>
          <span>Day (UTC)</span>
          <input max={period.to} name="day" required type="date" />
        </label>
        <Select label="Casino" name="casino" options={casinos.map(({ casino, name }) => [casino, name])} />
        <Select
          any="All markets"
          label="Market"
          name="market"
          options={MARKETS.map((market) => [market, MARKET_FACTS[market].name])}
        />
        <Select
          any="All placements"
          label="Placement"
          name="placement"
          options={PLACEMENTS.map((placement) => [placement, PLACEMENT_NAMES[placement]])}
        />
      </ExcludeClicks>
    </details>
  );
}

interface SelectProps {
  label: string;
  name: string;
  options: [value: string, label: string][];
  /** The label of the empty option. */
  any?: string;
}

function Select({ label, name, options, any }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name}>
        {any && <option value="">{any}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function ActionsHead() {
  return (
    <th>
      <span className="sr-only">Actions</span>
    </th>
  );
}

/** The first digits of the hash are enough to tell IP addresses apart. */
function formatNetwork(addressHash: string): string {
  return `network ${addressHash.slice(0, 8)}`;
}

function formatConditions({ market, placement, visitor }: ClickFilter): string {
  const conditions = [
    market && MARKET_FACTS[market].name,
    placement && PLACEMENT_NAMES[placement],
    visitor && formatNetwork(visitor),
  ].filter(Boolean);
  return conditions.length > 0 ? conditions.join(', ') : 'not limited';
}
