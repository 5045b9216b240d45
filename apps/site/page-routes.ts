import { listPageNames, pageEntry, ROUTE_PAGES } from '@nettobonus/domain/routes/route-table';
import type { AstroIntegration } from 'astro';

/**
 * Adds an Astro route for each path name of each page. File-based routing cannot do this, because a page has several
 * path names. The route table names the page's file in `src/pages/[market]`. Those file names start with an underscore,
 * so that Astro does not create routes for them itself.
 */
export function pageRoutes(): AstroIntegration {
  return {
    name: 'page-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const page of ROUTE_PAGES) {
          const { param, view } = pageEntry(page);
          for (const name of listPageNames(page)) {
            const segments = ['', '[market]', name, param && `[${param}]`];
            injectRoute({
              pattern: segments.filter((segment, index) => index === 0 || segment).join('/'),
              entrypoint: new URL(`./src/pages/[market]/_${view}.astro`, import.meta.url),
            });
          }
        }
      },
    },
  };
}
