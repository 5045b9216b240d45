/** What a page gives a script of its own: one file holds both, so that a phone asks once. */
export { CasinoList } from './casino-list.tsx';
export { Showcase } from './showcase.tsx';
