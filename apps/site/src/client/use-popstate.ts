import { useEffect, useEffectEvent } from 'react';

/** Calls the listener with the URL's parameters when the visitor goes back or forward. */
export function usePopState(listener: (params: URLSearchParams) => void): void {
  const restore = useEffectEvent(() => listener(new URLSearchParams(location.search)));
  useEffect(() => {
    const onPopState = () => restore();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
}
