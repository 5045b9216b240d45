import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The store's current value. `serverValue` is the value that the server rendered with. */
export function useStore<Value>(store: Store<Value>, serverValue: Value): Value {
  return useSelected(store, serverValue, (value) => value);
}

/** A value derived from the store's. The component renders again only if the derived value changes. */
export function useSelected<Value, Selected>(
  { subscribe, get }: Store<Value>,
  serverValue: Value,
  select: (value: Value) => Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(serverValue),
  );
}
