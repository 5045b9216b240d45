/** Searches listings from the dashboard: the most frequent task of editors. */
export function FindListing() {
  return (
    <search>
      <form action="/admin/collections/listings" className="find-listing">
        <label htmlFor="find-listing">Find a bonus</label>
        <input id="find-listing" name="search" placeholder="winz fi" type="search" />
        <button type="submit">Find</button>
      </form>
    </search>
  );
}
