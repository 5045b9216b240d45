import type { Crawl } from './crawl-site.ts';

export interface Finding {
  /** The page that is to be mended. */
  url: string;
  detail: string;
}

export interface Check {
  name: string;
  /** Counted and shown, but no fault. */
  isInformative?: boolean;
  find: (crawl: Crawl) => Finding[];
}
