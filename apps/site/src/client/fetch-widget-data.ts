import { readPage } from './page.ts';

/**
 * Fetches data that a widget (casino-of-the-month popup, random casino picker, quiz, chat or toasts) needs only once it
 * is open: its texts, or an offer. `path` may have a query string.
 */
export async function fetchWidgetData<Data>(path: string): Promise<Data> {
  const { previewBase, market } = readPage();
  const response = await fetch(`${previewBase}/${market}/part/${path}`);
  if (!response.ok) throw new Error(`Request for ${path} failed with status ${response.status}`);
  return response.json();
}
