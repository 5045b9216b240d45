import { REFERENCE_INDEX } from '@nettobonus/domain/catalogue/deposit-choice';
import { createStore } from './store.ts';

/** Index of the deposit that the visitor has selected. CSS alone shows the figures for the checked radio button. */
export const deposit = createStore(REFERENCE_INDEX);
