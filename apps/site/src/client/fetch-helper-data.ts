import { readPage } from './page.ts';

/** Fetches data that a helper needs only once it is open: its texts, or an offer. `path` may have a query string. */
export async function fetchHelperData<Data>(path: string): Promise<Data> {
  const { base, market } = readPage();
  const response = await fetch(`${base}/${market}/part/${path}`);
  if (!response.ok) throw new Error(`Request for ${path} failed with status ${response.status}`);
  return response.json();
}
