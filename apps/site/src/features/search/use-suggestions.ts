import { useEffect, useRef, useState } from 'react';
import { fetchWidgetData } from '../../client/fetch-widget-data.ts';
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
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const cache = useRef(new Map<string, SuggestionsData>());

  useEffect(() => {
    if (query.length < MIN_LENGTH) {
      setLoaded(null);
      return;
    }
    let isLatest = true;
    const load = async () => {
      const cached = cache.current.get(query);
      const path = `suggestions?${new URLSearchParams({ search: query })}`;
      const data = cached ?? (await fetchWidgetData<SuggestionsData>(path));
      cache.current.set(query, data);
      if (isLatest) setLoaded({ query, data });
    };
    // Without suggestions the form still works.
    load().catch(() => isLatest && setLoaded(null));
    return () => {
      isLatest = false;
    };
  }, [query]);

  return loaded;
}
