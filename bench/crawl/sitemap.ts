import { XMLParser, XMLValidator } from 'fast-xml-parser';

export interface SitemapEntry {
  url: string;
  lastModified: string | null;
  alternates: { hreflang: string; href: string }[];
}

const LISTS = new Set(['sitemap', 'url', 'xhtml:link']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => LISTS.has(name),
});

interface Located {
  loc?: string;
  lastmod?: string;
  'xhtml:link'?: { '@hreflang'?: string; '@href'?: string }[];
}

export function parseSitemap(xml: string): {
  entries: SitemapEntry[];
  sitemaps: string[];
  fault: string | null;
} {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) return { entries: [], sitemaps: [], fault: `does not parse: ${valid.err.msg}` };
  const root = parser.parse(xml) as { urlset?: { url?: Located[] }; sitemapindex?: { sitemap?: Located[] } };
  return {
    entries: (root.urlset?.url ?? []).map((entry) => ({
      url: entry.loc ?? '',
      lastModified: entry.lastmod ?? null,
      alternates: (entry['xhtml:link'] ?? []).map((link) => ({
        hreflang: link['@hreflang'] ?? '',
        href: link['@href'] ?? '',
      })),
    })),
    sitemaps: (root.sitemapindex?.sitemap ?? []).map(({ loc }) => loc ?? ''),
    fault: root.urlset || root.sitemapindex ? null : 'is not a sitemap',
  };
}
