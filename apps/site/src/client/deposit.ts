import { REFERENCE_INDEX } from '@nettobonus/domain/catalogue/deposit-choice';
import { createStore } from './store.ts';

/** Index of the deposit that the visitor has selected. CSS shows the figures of the checked radio button by itself. */
export const deposit = createStore(REFERENCE_INDEX);
