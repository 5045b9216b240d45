import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { nodeWithEntry } from './adapter.ts';
import { pageRoutes } from './page-routes.ts';

const toPattern = (paths: string[]) => new RegExp(paths.join('|'));

/** React, and the code that most islands use. */
const ISLANDS = toPattern([
  'node_modules/(react|react-dom|scheduler)/',
  'domain/src/[\\w-]+/(integrate|market|net-value|normal|wagering-walk).ts',
  'src/client/use-[\\w-]+.ts',
  'src/i18n/(format|message).ts',
  'src/offer-ui/(finish-rate|rating).tsx',
  'src/ui/(close-button|icon|in-place-link|net-bar|stars|ten-blocks).tsx',
]);

/** Code that the islands with offers share. */
const OFFERS = toPattern(['domain/src/(comparison|routes)/', 'src/offer-ui/(?!offers-query)']);

/** Code that the shell script shares with islands. It must not import React: text pages load it too. */
const SHELL = toPattern([
  'vite/preload-helper',
  'domain/src/(campaigns/toasts|catalogue/deposit-param|comparison/comparison-limit).ts',
  'src/client/(choose-deposit|compared|deposit|page|refresh-figures|session|store|toasts).ts',
]);

export default defineConfig({
  output: 'server',
  adapter: nodeWithEntry(new URL('./src/start.ts', import.meta.url), {
    mode: 'standalone',
    bodySizeLimit: 64 * 1024,
  }),
  // Without streaming, a page with many small React roots renders 1.7 times as fast.
  integrations: [react({ experimentalDisableStreaming: true }), pageRoutes()],
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  vite: {
    define: { BUILD_ID: JSON.stringify(Date.now().toString(36)) },
    build: {
      // Browsers cache a separate script across pages; an inlined one is sent again with every page.
      assetsInlineLimit: 0,
      // Browsers from the last two years need no vendor prefixes.
      cssTarget: ['chrome131', 'firefox133', 'safari18.2'],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // A few files instead of a dozen: on a phone each request costs more than the bytes it saves.
              codeSplitting: {
                groups: [
                  // The first group that matches gets a module and what it imports.
                  { name: 'shell', test: SHELL },
                  { name: 'react', test: ISLANDS },
                  { name: 'offers', test: OFFERS },
                ],
              },
            },
          },
        },
      },
    },
  },
  security: {
    // Astro compares with a URL that has neither our host nor https. The middleware does the same check with `SITE_URL`.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
      ],
      // Style attributes set bar lengths as custom properties. Style elements still need a hash.
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
});
