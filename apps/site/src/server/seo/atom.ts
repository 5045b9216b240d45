import { element, writeXml } from '@nettobonus/domain/shared/xml';

export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  publishedAt: Date;
}

export interface Feed {
  lang: string;
  title: string;
  subtitle: string;
  url: string;
  /** The page that the feed belongs to. */
  pageUrl: string;
  /** Used for a feed without entries, because Atom requires `updated`. */
  updatedAt: Date;
  entries: readonly FeedEntry[];
}

const link = (rel: string, type: string, href: string) => element('link', { rel, type, href });

export function buildAtomFeed({ lang, title, subtitle, url, pageUrl, updatedAt, entries }: Feed): string {
  return writeXml(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang },
      element('id', {}, url),
      element('title', {}, title),
      element('subtitle', {}, subtitle),
      link('self', 'application/atom+xml', url),
      link('alternate', 'text/html', pageUrl),
      element('updated', {}, (entries[0]?.publishedAt ?? updatedAt).toISOString()),
      element('author', {}, element('name', {}, 'Nettobonus')),
      ...entries.map(buildEntry),
    ),
  );
}

function buildEntry({ url, title, summary, publishedAt }: FeedEntry) {
  const timestamp = publishedAt.toISOString();
  return element(
    'entry',
    {},
    // The page URL alone is not unique: a page can have several entries.
    element('id', {}, `${url}#${timestamp}`),
    element('title', {}, title),
    link('alternate', 'text/html', url),
    element('published', {}, timestamp),
    element('updated', {}, timestamp),
    element('summary', {}, summary),
  );
}
