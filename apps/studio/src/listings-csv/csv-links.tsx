/** CSV links above the list of listings. */
export function CsvLinks() {
  return (
    <p className="list-links">
      <a href="/api/listings-csv">Export all as CSV</a> <a href="/admin/import-listings">Import CSV</a>
    </p>
  );
}
