/*
 * The React islands of the pages with offers. One file exports them all, so that a browser makes a single request.
 */
export { CasinoList } from './features/casino-list/casino-list.tsx';
export { CompareTray } from './features/compare-tray/compare-tray.tsx';
export { OfferDuel } from './features/home/offer-duel.tsx';
export { TopCasinos } from './features/home/top-casinos.tsx';
export { ReviewNav } from './features/review/review-nav.tsx';
export { Showcase } from './features/showcase/showcase.tsx';
export { CompareCheckbox } from './offer-ui/compare-checkbox.tsx';
