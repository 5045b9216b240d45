import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type DefaultEntry, NO_DEFAULTS } from './shown-entry.ts';

const requests = new Map<string, Promise<DefaultEntry>>();

/** The fields of a form share one request for each saved state of the document. */
function fetchEntry(url: string, savedAt: number | string): Promise<DefaultEntry> {
  const key = `${url} ${savedAt}`;
  const known = requests.get(key);
  if (known) return known;
  const request = fetch(url)
    .then((response) => (response.ok ? (response.json() as Promise<DefaultEntry>) : NO_DEFAULTS))
    // Ignore errors: the form then shows no defaults.
    .catch(() => NO_DEFAULTS);
  requests.clear();
  requests.set(key, request);
  return request;
}

/** What search engines show of the document in the form unless its search fields say otherwise. */
export function useDefaultEntry(): DefaultEntry {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const [entry, setEntry] = useState(NO_DEFAULTS);
  useEffect(() => {
    let isShown = true;
    if (id !== undefined) {
      fetchEntry(`/api/search-entry/${collectionSlug}/${id}`, lastUpdateTime).then(
        (fetched) => isShown && setEntry(fetched),
      );
    }
    return () => {
      isShown = false;
    };
  }, [collectionSlug, id, lastUpdateTime]);
  return entry;
}
