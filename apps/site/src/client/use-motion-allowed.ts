import { useSyncExternalStore } from 'react';
import { useMedia } from './use-media.ts';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** False on the server, in a hidden tab, and if the visitor prefers reduced motion. */
export function useMotionAllowed(): boolean {
  const isVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  return isVisible && !isReduced;
}
