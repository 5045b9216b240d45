import { lazy } from 'react';
import { type CasinoListProps, CasinoList as List } from './features/casino-list/casino-list.tsx';

export { Showcase } from './features/showcase/showcase.tsx';

/*
 * The React islands of the list pages. One file exports them all, so that a phone makes a single request.
 */

/** Loads, with its stylesheet, when the visitor selects a casino for comparison. */
const CompareTray = lazy(async () => ({
  default: (await import('./features/compare-tray/compare-tray.tsx')).CompareTray,
}));

export function CasinoList(props: CasinoListProps) {
  return <List {...props} Tray={CompareTray} />;
}
