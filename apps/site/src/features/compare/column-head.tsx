import type { ReactNode } from 'react';
import type { Column } from './column.ts';

interface ColumnHeadProps {
  column: Column;
  /** The link that removes the casino. */
  children?: ReactNode;
}

export function ColumnHead({ column: { casino, tile, rating }, children }: ColumnHeadProps) {
  return (
    <th abbr={casino.name} scope="col">
      <div className="compare-head">
        {tile}
        <div>
          <b>{casino.name}</b>
          {rating}
        </div>
        {children}
      </div>
    </th>
  );
}
