import type { SearchOverrides } from '@nettobonus/domain/seo/search-entry';
import type { DescribedPage } from '../server/structured-data.ts';

/** Metadata for search engines and link previews. A 404 page has only a title. */
export interface PageMetadata
  extends Pick<DescribedPage, 'parent' | 'review' | 'article' | 'faq' | 'itemList'>,
    Pick<SearchOverrides, 'canonical' | 'noindex' | 'picture'> {
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** The page's name in the breadcrumb, if it differs from the title. */
  heading?: string;
}
