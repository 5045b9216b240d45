/** The islands of the comparison page. One file exports them all, so that a phone makes a single request. */
export { DepositInput } from './deposit-input.tsx';
export { OnlyDifferences } from './only-differences.tsx';
export { RemoveLink } from './remove-link.tsx';
export { ShareLink } from './share-link.tsx';
