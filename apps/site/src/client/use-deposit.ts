import { useDeferredValue, useMemo } from 'react';
import { deposit } from './deposit.ts';
import { useSelected } from './use-store.ts';

/** The visitor's deposit in minor units. `rendered` is the deposit that the server rendered with. */
export function useDeposit(rendered: number): number {
  return useSelected(deposit, rendered, (chosen) => chosen ?? rendered);
}

/**
 * The context with the visitor's deposit. The same object while the deposit is the same, for memoised components.
 * Deferred, so that calculating a page full of figures does not block the visitor's next input.
 */
export function useDepositContext<Context extends { deposit: number }>(context: Context): Context {
  const chosen = useDeferredValue(useDeposit(context.deposit));
  return useMemo(
    () => (chosen === context.deposit ? context : { ...context, deposit: chosen }),
    [context, chosen],
  );
}
