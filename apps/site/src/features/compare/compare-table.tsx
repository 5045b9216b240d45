import type { Placement } from '@nettobonus/domain/clicks/click';
import { findBest } from '@nettobonus/domain/comparison/comparison';
import { getNetValue, hasNet } from '@nettobonus/domain/net-value/net-value';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { type Column, type CompareContext, displayedNets } from './column.ts';
import { casinoRows, editorialRows, type Row, termRows } from './rows.tsx';

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
  const { messages, offerMessages } = context;
  const scale = { '--columns': columns.length, '--net-hi': highestGross(columns, context) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls horizontally must be scrollable by keyboard
    <section aria-label={messages.tableLabel} className="compare-scroll" tabIndex={0}>
      <table
        className="compare-table"
        data-placement={'comparison' satisfies Placement}
        style={scale as CSSProperties}
      >
        <thead>
          <tr>
            <td />
            {children}
          </tr>
        </thead>
        <tbody>
          <NetRow columns={columns} context={context} />
          <LabelledRow cells={columns.map(({ casino }) => casino.bonus)} className="compare-bonus">
            {offerMessages.bonus}
          </LabelledRow>
          <LabelledRow cells={columns.map(({ claim }) => claim)} className="compare-claim">
            <span className="sr-only">{messages.toCasino}</span>
          </LabelledRow>
        </tbody>
        <RowGroup heading={offerMessages.terms} rows={termRows(columns, context)} messages={messages} />
        <RowGroup heading={messages.casino} rows={casinoRows(columns, context)} messages={messages} />
        <RowGroup heading={messages.editorial} rows={editorialRows(columns, context)} messages={messages} />
      </table>
    </section>
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
    >
      {offerMessages.net}
      <small>{formatMessage(offerMessages.whenDepositing, { deposit: formatMoney(deposit, market) })}</small>
    </LabelledRow>
  );
}

function RowGroup({ heading, rows, messages }: { heading: string; rows: Row[]; messages: Messages }) {
  const width = (rows[0]?.cells.length ?? 0) + 1;
  return (
    <tbody>
      <tr className="compare-group">
        <th colSpan={width} scope="rowgroup">
          <span>{heading}</span>
        </th>
      </tr>
      {rows.map(({ label, cells, best }) => (
        <LabelledRow
          cells={cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
            <Fragment key={index}>
              {best?.has(index) && <BestLabel messages={messages} />}
              {cell}
            </Fragment>
          ))}
          key={label}
        >
          {label}
        </LabelledRow>
      ))}
    </tbody>
  );
}

interface LabelledRowProps {
  cells: ReactNode[];
  /** The row's header. */
  children: ReactNode;
  className?: string;
}

function LabelledRow({ cells, children, className }: LabelledRowProps) {
  return (
    <tr className={className}>
      <th scope="row">{children}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
        <td key={index}>{cell}</td>
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
