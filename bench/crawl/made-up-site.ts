import { type Answer, type Crawl, crawlSite } from './crawl-site.ts';

export const ORIGIN = 'https://site.example';

/** What is wrong on a made-up page; everything left out is right. */
interface MadeUpPage {
  lang?: string;
  title?: string;
  description?: string;
  heading?: string;
  canonical?: string;
  robots?: string;
  alternates?: Record<string, string>;
  properties?: Record<string, string>;
  data?: unknown;
  head?: string;
  body?: string;
  links?: string[];
}

export type MadeUpSite = Record<string, MadeUpPage | Partial<Answer>>;

const PATIENT_DESCRIPTION =
  'A page that somebody made up to see whether a check finds what is wrong with it.';

/** A valid page, apart from the given faults. */
export function writePage(path: string, page: MadeUpPage): string {
  const {
    lang = 'fi',
    heading = `Heading of ${path}`,
    robots = 'index, follow, max-image-preview:large',
  } = page;
  const { title = `Title of ${path}`, description = `${path}: ${PATIENT_DESCRIPTION}` } = page;
  const canonical = page.canonical ?? ORIGIN + path.split('?')[0];
  const meta = Object.entries(page.properties ?? {}).map(
    ([name, content]) =>
      `<meta ${name.startsWith('twitter:') ? 'name' : 'property'}="${name}" content="${content}">`,
  );
  const alternates = Object.entries(page.alternates ?? {}).map(
    ([hreflang, to]) => `<link rel="alternate" hreflang="${hreflang}" href="${ORIGIN}${to}">`,
  );
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>
    <meta name="description" content="${description}"><meta name="robots" content="${robots}">
    <link rel="canonical" href="${canonical}">${alternates.join('')}${meta.join('')}${page.head ?? ''}
    ${page.data === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(page.data)}</script>`}
    </head><body><h1>${heading}</h1>${page.body ?? ''}
    ${(page.links ?? []).map((href) => `<a href="${href}">${href}</a>`).join(' ')}</body></html>`;
}

function isAnswer(made: MadeUpPage | Partial<Answer>): made is Partial<Answer> {
  return 'status' in made || 'type' in made;
}

/** Crawls pages that exist nowhere. `/` leads to `/fi`, as on the site itself; `asked` gets every address. */
export function crawlMadeUp(
  site: MadeUpSite,
  options: { also?: string[]; asked?: string[] } = {},
): Promise<Crawl> {
  const ask = async (url: string): Promise<Answer> => {
    options.asked?.push(url);
    const path = url.slice(ORIGIN.length);
    const none = { status: 404, type: 'text/html', location: null, robots: null, body: Buffer.alloc(0) };
    const made = site[path];
    if (path === '/' && !made) return { ...none, status: 302, location: '/fi' };
    if (!made) return none;
    if (isAnswer(made)) return { ...none, status: 200, ...made };
    return { ...none, status: 200, body: Buffer.from(writePage(path, made)) };
  };
  return crawlSite({ origin: ORIGIN, ask, also: options.also ?? [] });
}

export function writeSitemap(
  entries: { path: string; alternates?: Record<string, string>; lastmod?: string }[],
) {
  const urls = entries.map(({ path, alternates = {}, lastmod }) => {
    const links = Object.entries(alternates).map(
      ([hreflang, to]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${ORIGIN}${to}"/>`,
    );
    return `<url><loc>${ORIGIN}${path}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${links.join('')}</url>`;
  });
  return {
    type: 'application/xml',
    body: Buffer.from(
      `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
    ),
  };
}
