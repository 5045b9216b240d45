/** Another one for each build. */
declare const BUILD_ID: string;

declare namespace App {
  interface Locals {
    /** Set for every page: the market it is shown in. */
    market: import('@nettobonus/domain/market').Market;
    /** What the address means; absent on the not-found page. */
    route?: import('@nettobonus/domain/routes').Route;
    /** Why there is no draft to be shown. */
    noPreview?: 'gone' | 'away';
    /** The address that the visitor asked for, before it was handed to a page. */
    url: URL;
  }
}
