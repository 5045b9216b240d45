/** Identifies the build. */
declare const BUILD_ID: string;

declare namespace App {
  interface Locals {
    /** The market of the page; always set. */
    market: import('@nettobonus/domain/markets/market').Market;
    /** The visitor's deposit in minor units, for which every figure of the page is calculated. */
    deposit: number;
    /** The parsed route; absent on the not-found page. */
    route?: import('@nettobonus/domain/routes/routes').Route;
    /** Proves to the click endpoint that the page was fetched; absent in previews and on the not-found page. */
    clickToken?: string;
    /** Why the site cannot show the preview. */
    previewError?: 'not-found' | 'unavailable';
    /** The requested URL, without the preview prefix. */
    url: URL;
  }
}
