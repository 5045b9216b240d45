import type { DescribedPage } from '../server/structured-data.ts';

/** What a page tells search engines and those it is shared with. What is not found has only a title. */
export interface PageMetadata extends Pick<DescribedPage, 'article' | 'faq' | 'listed'> {
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** What the way to the page calls it, where that is not its title. */
  heading?: string;
}
