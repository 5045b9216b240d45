/** The texts of a listing's figures, by token: `net`, `cost.number`. */
export type FigureTexts = Record<string, string>;

/** A form opened later than this after a response asks again: the listing may have changed. */
const REUSE_MS = 5_000;

const requests = new Map<string, Promise<FigureTexts>>();

/** Fetches the figures of a review. A text has many figures, which share one request. */
export function fetchFigures(id: number | string): Promise<FigureTexts> {
  const key = String(id);
  const known = requests.get(key);
  if (known) return known;
  const request = fetch(`/api/figures/${key}`)
    .then((response) => (response.ok ? (response.json() as Promise<FigureTexts>) : {}))
    // Ignore errors: the label then shows only the name of the figure.
    .catch(() => ({}))
    .finally(() => setTimeout(() => requests.delete(key), REUSE_MS));
  requests.set(key, request);
  return request;
}
