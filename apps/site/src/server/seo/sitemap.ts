import { element, writeXml, type Xml } from '@nettobonus/domain/shared/xml';

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

export interface SitemapPage {
  url: string;
  lastChangedAt: Date | null;
  /** Includes the page itself; empty if the page exists in one language only. */
  alternates: readonly { hreflang: string; href: string }[];
}

/**
 * The sitemap of one market. A file can hold 50,000 URLs, and a market with 1,000 casinos has about 1,050, so one file
 * per market is enough.
 */
export function buildSitemap(pages: readonly SitemapPage[]): string {
  return writeXml(
    element(
      'urlset',
      { xmlns: SITEMAP_NAMESPACE, 'xmlns:xhtml': XHTML_NAMESPACE },
      ...pages.map(({ url, lastChangedAt, alternates }) =>
        element(
          'url',
          {},
          element('loc', {}, url),
          ...buildLastmod(lastChangedAt),
          ...alternates.map(({ hreflang, href }) =>
            element('xhtml:link', { rel: 'alternate', hreflang, href }),
          ),
        ),
      ),
    ),
  );
}

export function buildSitemapIndex(sitemaps: readonly Pick<SitemapPage, 'url' | 'lastChangedAt'>[]): string {
  return writeXml(
    element(
      'sitemapindex',
      { xmlns: SITEMAP_NAMESPACE },
      ...sitemaps.map(({ url, lastChangedAt }) =>
        element('sitemap', {}, element('loc', {}, url), ...buildLastmod(lastChangedAt)),
      ),
    ),
  );
}

function buildLastmod(date: Date | null): Xml[] {
  return date ? [element('lastmod', {}, date.toISOString())] : [];
}
