interface PageLinksProps {
  /** Of all pages. */
  rows: number;
  rowsPerPage: number;
  /** From 1. */
  page: number;
  formatHref: (page: number) => string;
}

/** Links to the previous and the next page of a list; none if it has only one. */
export function PageLinks({ rows, rowsPerPage, page, formatHref }: PageLinksProps) {
  const last = Math.ceil(rows / rowsPerPage);
  if (last <= 1) return null;
  return (
    <nav aria-label="Pages" className="page-links">
      {page > 1 && <a href={formatHref(Math.min(page, last + 1) - 1)}>Previous</a>}
      <span>
        Page {page} of {last}
      </span>
      {page < last && <a href={formatHref(page + 1)}>Next</a>}
    </nav>
  );
}
