'use client';

import { useSearchParams } from 'next/navigation.js';
import { useIsTrash } from '../trash/use-is-trash.ts';

/** Links above a list: export its documents, as filtered and searched, and import a file. */
export function SheetLinks({ sheet }: { sheet: string }) {
  const filter = [...useSearchParams()].filter(([name]) => name === 'search' || name.startsWith('where'));
  const isTrash = useIsTrash();
  if (isTrash) return null;
  const getHref = (format: Record<string, string>) => {
    const query = new URLSearchParams([...filter, ...Object.entries(format)]);
    return `/api/sheets/${sheet}${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <p className="list-links">
      <a href={getHref({})}>{filter.length > 0 ? 'Export these as CSV' : 'Export all as CSV'}</a>{' '}
      <a href={getHref({ format: 'semicolons' })}>Export for Excel</a>{' '}
      <a href={`/admin/import?sheet=${sheet}`}>Import CSV</a>
    </p>
  );
}
