import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { nodeWithEntry } from './adapter.ts';
import { clientDirectives } from './client-directives/integration.ts';
import { pageRoutes } from './page-routes.ts';

const SHARED_BY_ISLANDS = new RegExp(
  [
    'vite/preload-helper',
    'node_modules/(react|react-dom|scheduler)/',
    'domain/src/[\\w-]+/(integrate|market|net-value|normal|wagering-walk).ts',
    'src/i18n/(format|message).ts',
    'src/ui/(icon|ten-blocks).tsx',
  ].join('|'),
);

export default defineConfig({
  output: 'server',
  adapter: nodeWithEntry(new URL('./src/start.ts', import.meta.url), {
    mode: 'standalone',
    bodySizeLimit: 64 * 1024,
  }),
  // Without streaming, a page with many small React roots renders 1.7 times as fast.
  integrations: [react({ experimentalDisableStreaming: true }), clientDirectives(), pageRoutes()],
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  vite: {
    define: { BUILD_ID: JSON.stringify(Date.now().toString(36)) },
    build: {
      // Browsers cache a separate script across pages; an inlined one is sent again with every page.
      assetsInlineLimit: 0,
      // Browsers of the last two years need no prefixes.
      cssTarget: ['chrome131', 'firefox133', 'safari18.2'],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // A few files instead of a dozen: on a phone each request costs more than the bytes it saves.
              // Code that islands share goes into React's chunk: a separate chunk would add a request to every page with an island.
              codeSplitting: { groups: [{ name: 'react', test: SHARED_BY_ISLANDS }] },
            },
          },
        },
      },
    },
  },
  security: {
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
