import { useEffect, useEffectEvent } from 'react';

/** Calls the function once after hydration: by then the visitor or the browser may have changed fields. */
export function useOnHydration(adopt: () => void): void {
  const adoptOnce = useEffectEvent(adopt);
  useEffect(() => adoptOnce(), []);
}
