/** The one script of every page: small, fetched once, and after the page can be read. */
import type { Market } from '@nettobonus/domain/markets/market';
import { showMonthPopup } from './features/offers/show-month-popup.ts';
import { fetchFragment } from './layout/fetch-fragment.ts';
import './layout/shell.ts';
import './layout/open-helpers.ts';
import './features/editorial/fold-on-phones.ts';
import './features/offers/compare-choice.ts';
import './features/offers/count-clicks.ts';
import './features/offers/deposit-switch.ts';

const { market, month } = document.body.dataset;
if (month !== undefined) showMonthPopup(market as Market, fetchFragment);
