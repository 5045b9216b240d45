import { useEffect, useRef, useState } from 'react';
import { deposit, depositQuery } from '../../client/deposit.ts';
import { fetchWidgetData } from '../../client/fetch-widget-data.ts';
import { useSelected } from '../../client/use-store.ts';
import type { SuggestionsData } from './suggestions-data.ts';

/** A single letter begins too many words. */
const MIN_LENGTH = 2;

interface Loaded {
  query: string;
  data: SuggestionsData;
}

/** The suggestions for a text that the visitor is typing; null without any. They stay until the next ones arrive. */
export function useSuggestions(text: string): Loaded | null {
  const query = text.trim();
  const depositParam = useSelected(deposit, null, depositQuery);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const cache = useRef(new Map<string, SuggestionsData>());

  useEffect(() => {
    if (query.length < MIN_LENGTH) {
      setLoaded(null);
      return;
    }
    let isLatest = true;
    const load = async () => {
      const params = new URLSearchParams(depositParam);
      params.set('search', query);
      const path = `suggestions?${params}`;
      const data = cache.current.get(path) ?? (await fetchWidgetData<SuggestionsData>(path));
      cache.current.set(path, data);
      if (isLatest) setLoaded({ query, data });
    };
    // Without suggestions the form still works.
    load().catch(() => isLatest && setLoaded(null));
    return () => {
      isLatest = false;
    };
  }, [query, depositParam]);

  return loaded;
}
