/** The React islands of a page. One file exports both, so that a phone makes a single request. */
export { CasinoList } from './casino-list.tsx';
export { Showcase } from './showcase.tsx';
