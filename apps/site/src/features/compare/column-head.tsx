import type { ReactNode } from 'react';
import { formatOfferNet, isFormatted } from '../../offer-ui/net-figures.ts';
import type { Column, CompareContext } from './column.ts';
import { ROLES } from './compare-table.tsx';

interface ColumnHeadProps {
  column: Column;
  context: CompareContext;
  /** The link that removes the casino. */
  children?: ReactNode;
}

/** Stays visible while the visitor scrolls, so that every value can be matched to its casino and its net. */
export function ColumnHead({ column, context, children }: ColumnHeadProps) {
  const { casino, tile, rating } = column;
  return (
    <th abbr={casino.name} role={ROLES.columnHeader} scope="col">
      <div className="compare-head">
        {tile}
        <div>
          <b>{casino.name}</b>
          {/* The first row has the net too: screen readers would repeat it with every cell. */}
          <div aria-hidden="true" className="compare-head-net">
            <HeadNet column={column} context={context} />
          </div>
          {rating}
        </div>
        {children}
      </div>
    </th>
  );
}

function HeadNet({ column, context }: Omit<ColumnHeadProps, 'children'>) {
  const { market, deposit, offerMessages } = context;
  const net = formatOfferNet(column.casino.terms, deposit, { market, messages: offerMessages });
  return isFormatted(net) ? (
    <span className={`num is-${net.sign}`}>{net.net}</span>
  ) : (
    <span className="compare-head-none">{net.figure}</span>
  );
}
