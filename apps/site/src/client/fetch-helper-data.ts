import { readPage } from './page.ts';

/** Fetches data that a helper needs only once it is open: its texts, or an offer. */
export async function fetchHelperData<Data>(name: string): Promise<Data> {
  const { base, market } = readPage();
  const response = await fetch(`${base}/${market}/part/${name}`);
  if (!response.ok) throw new Error(`Request for ${name} failed with status ${response.status}`);
  return response.json();
}
