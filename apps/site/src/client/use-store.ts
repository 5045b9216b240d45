import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The store's current value. `serverValue` is the value that the server rendered with. */
export function useStore<Value>({ subscribe, get }: Store<Value>, serverValue: Value): Value {
  return useSyncExternalStore(subscribe, get, () => serverValue);
}
