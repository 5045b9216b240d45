/** The one script of every page: small, fetched once, and after the page can be read. */
import './layout/shell.ts';
import './features/editorial/fold-on-phones.ts';
import './features/offers/compare-choice.ts';
import './features/offers/count-clicks.ts';
import './features/offers/deposit-switch.ts';
