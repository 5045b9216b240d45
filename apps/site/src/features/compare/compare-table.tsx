import type { Placement } from '@nettobonus/domain/clicks/click';
import { findBest } from '@nettobonus/domain/comparison/comparison';
import { getNetValue, hasNet } from '@nettobonus/domain/net-value/net-value';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { formatMoney, withNoBreakRanges } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { type Column, type CompareContext, displayedNets } from './column.ts';
import { isSame, needsLines, type Row } from './row-layout.ts';
import { bonusRow, listRowGroups } from './rows.tsx';

/**
 * Explicit, because phones show the table as a grid: without them some browsers no longer treat it as a table, and screen
 * readers do not name the casino and the row of a value.
 */
export const ROLES = {
  table: 'table',
  rowGroup: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;

interface ColumnsProps {
  columns: readonly Column[];
  context: CompareContext;
}

interface CompareTableProps extends ColumnsProps {
  /** The column headers. */
  children?: ReactNode;
}

/** Casinos side by side: net first, then the bonus, its terms, the casino and the editors' verdict. */
export function CompareTable({ columns, context, children }: CompareTableProps) {
  const { messages } = context;
  const scale = { '--columns': columns.length, '--net-hi': highestGross(columns, context) };
  const names = columns.map(({ casino }) => casino.name);
  return (
    <table
      aria-label={messages.tableLabel}
      className="compare-table"
      data-placement={'comparison' satisfies Placement}
      role={ROLES.table}
      style={scale as CSSProperties}
    >
      <thead role={ROLES.rowGroup}>
        <tr role={ROLES.row}>
          <td role={ROLES.cell} />
          {children}
        </tr>
      </thead>
      <tbody role={ROLES.rowGroup}>
        <NetRow columns={columns} context={context} />
        <ValueRow
          className="compare-bonus"
          messages={messages}
          names={names}
          row={bonusRow(columns, context)}
        />
        <LabelledRow
          cells={columns.map(({ claim }) => claim)}
          className="compare-claim"
          // Two buttons fit next to each other on a phone.
          lineNames={columns.length > 2 ? names : null}
        >
          <span className="sr-only">{messages.toCasino}</span>
        </LabelledRow>
      </tbody>
      {listRowGroups(columns, context).map(({ heading, rows }) => (
        <tbody className={rows.every(isSame) ? 'is-same' : undefined} key={heading} role={ROLES.rowGroup}>
          <tr className="compare-group" role={ROLES.row}>
            <th colSpan={columns.length + 1} role={ROLES.rowHeader} scope="rowgroup">
              {heading}
            </th>
          </tr>
          {rows.map((row) => (
            <ValueRow key={row.label} messages={messages} names={names} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type Messages = CompareContext['messages'];

/** The upper end of the scale that all bars share: in multiples of the deposit, at least 1. */
function highestGross(columns: readonly Column[], { deposit }: CompareContext): number {
  const grosses = columns.map(({ casino }) => {
    const value = getNetValue(casino.terms, deposit);
    return hasNet(value) ? value.gross / deposit : 0;
  });
  return Math.round(Math.max(1, ...grosses) * 100) / 100;
}

function NetRow({ columns, context }: ColumnsProps) {
  const { market, messages, offerMessages, deposit } = context;
  const best = findBest('net', displayedNets(columns, deposit));
  return (
    <LabelledRow
      cells={columns.map(({ renderNet }, index) =>
        renderNet(best.has(index) && <BestLabel messages={messages} />),
      )}
      className="compare-net"
      lineNames={null}
    >
      {offerMessages.net}
      <small>{formatMessage(offerMessages.whenDepositing, { deposit: formatMoney(deposit, market) })}</small>
    </LabelledRow>
  );
}

interface ValueRowProps {
  row: Row;
  /** The names of the casinos. */
  names: string[];
  messages: Messages;
  className?: string;
}

function ValueRow({ row, names, messages, className }: ValueRowProps) {
  const { label, cells, best } = row;
  return (
    <LabelledRow
      cells={cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
        <Fragment key={index}>
          {best?.has(index) && <BestLabel messages={messages} />}
          {typeof cell === 'string' ? withNoBreakRanges(cell) : cell}
        </Fragment>
      ))}
      className={[className, isSame(row) && 'is-same'].filter(Boolean).join(' ')}
      lineNames={needsLines(row) ? names : null}
    >
      {label}
    </LabelledRow>
  );
}

interface LabelledRowProps {
  cells: ReactNode[];
  /** The row's header. */
  children: ReactNode;
  className: string;
  /** The names of the casinos, if phones show the row as one line per casino. */
  lineNames: string[] | null;
}

function LabelledRow({ cells, children, className, lineNames }: LabelledRowProps) {
  const classes = [className, lineNames && 'compare-lines'].filter(Boolean).join(' ');
  return (
    <tr className={classes || undefined} role={ROLES.row}>
      <th role={ROLES.rowHeader} scope="row">
        {children}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
        <td key={index} role={ROLES.cell}>
          {lineNames ? (
            <>
              <span aria-hidden="true" className="compare-line-name">
                {lineNames[index]}
              </span>
              <div>{cell}</div>
            </>
          ) : (
            cell
          )}
        </td>
      ))}
    </tr>
  );
}

/** Marks the best value in a row. Its CSS also tints the cell. */
function BestLabel({ messages }: { messages: Messages }) {
  return (
    <span className="compare-best">
      <span>{messages.best}</span>
    </span>
  );
}
