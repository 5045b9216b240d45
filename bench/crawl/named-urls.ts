import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseRobots } from './robots-txt.ts';
import { parseSitemap } from './sitemap.ts';

const LISTS = new Set(['item', 'entry', 'link']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => LISTS.has(name),
});

/** What a document that is no page names: a sitemap its pages, a feed its entries, a manifest its icons. */
export function listNamedUrls(path: string, type: string, text: string): string[] {
  if (path === '/robots.txt') return parseRobots(text).sitemaps;
  if (type.includes('manifest') || path.endsWith('.webmanifest')) return listOfManifest(text);
  if (!type.includes('xml') || type.includes('svg') || XMLValidator.validate(text) !== true) return [];
  const { entries, sitemaps } = parseSitemap(text);
  return [
    ...sitemaps,
    ...entries.flatMap(({ url, alternates }) => [url, ...alternates.map(({ href }) => href)]),
    ...listOfFeed(text),
  ];
}

interface Entry {
  link?: (string | { '@href'?: string })[];
}

/** Items of RSS and entries of Atom. */
function listOfFeed(xml: string): string[] {
  const root = parser.parse(xml) as {
    rss?: { channel?: { item?: Entry[] } };
    feed?: { entry?: Entry[] };
  };
  return [...(root.rss?.channel?.item ?? []), ...(root.feed?.entry ?? [])].flatMap(({ link = [] }) =>
    link.map((entry) => (typeof entry === 'string' ? entry : (entry['@href'] ?? ''))).filter(Boolean),
  );
}

function listOfManifest(json: string): string[] {
  try {
    const {
      icons = [],
      start_url,
      shortcuts = [],
    } = JSON.parse(json) as {
      icons?: { src: string }[];
      start_url?: string;
      shortcuts?: { url: string }[];
    };
    return [
      ...icons.map(({ src }) => src),
      ...(start_url ? [start_url] : []),
      ...shortcuts.map(({ url }) => url),
    ];
  } catch {
    return [];
  }
}
