import type { ReactNode } from 'react';

interface TableProps {
  columns: string[];
  rows: ReactNode[][];
  className?: string | undefined;
}

/** A text table. The first cell of each row is its header. `data-label` repeats a cell's column for stacked rows. */
export function Table({ columns, rows, className }: TableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position
          <tr key={row}>
            <th scope="row">{header}</th>
            {cells.map((cell, index) => (
              <td data-label={columns[index + 1]} key={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
