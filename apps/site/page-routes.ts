import { pageEntry, ROUTE_PAGES } from '@nettobonus/domain/routes/route-table';
import type { AstroIntegration } from 'astro';

/**
 * Adds Astro's routes of the pages. A page has several path names, so the route table names its file in
 * `src/pages/[market]`, not the file its address. The files begin with an underscore: Astro gives them no route itself.
 */
export function pageRoutes(): AstroIntegration {
  return {
    name: 'page-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const page of ROUTE_PAGES) {
          const { names, param, view } = pageEntry(page);
          for (const name of names) {
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
