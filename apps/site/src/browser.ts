/** The one script of every page: small, fetched once, and after the page can be read. */
import type { Market } from '@nettobonus/domain/markets/market';
import { fetchFragment } from './client/fetch-fragment.ts';
import { showMonthPopup } from './features/month-popup/show-month-popup.ts';
import './layout/shell.ts';
import './layout/open-helpers.ts';
import './features/editorial/fold-on-phones.ts';
import './features/compare-tray/compare-choice.ts';
import './features/click-tracking/count-clicks.ts';
import './features/casino-list/deposit-switch.ts';

const { market, month } = document.body.dataset;
if (month !== undefined) showMonthPopup(market as Market, fetchFragment);
