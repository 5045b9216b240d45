import { useEffect, useEffectEvent } from 'react';

/** Calls the function once after hydration: the visitor or the browser may have changed fields before it. */
export function useOnHydration(adopt: () => void): void {
  const adoptOnce = useEffectEvent(adopt);
  useEffect(() => adoptOnce(), []);
}
