import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { nodeWithEntry } from './adapter.ts';
import { clientDirectives } from './client-directives/integration.ts';

const ISLANDS_SHARE = new RegExp(
  [
    'vite/preload-helper',
    'node_modules/(react|react-dom|scheduler)/',
    'domain/src/(integrate|market|net-value|normal|wagering-walk).ts',
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
  // Without streaming a page of many small React roots renders 1.7 times as fast.
  integrations: [react({ experimentalDisableStreaming: true }), clientDirectives()],
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  vite: {
    define: { BUILD_ID: JSON.stringify(Date.now().toString(36)) },
    build: {
      // A script of its own is kept from page to page; within the page it would be sent with each.
      assetsInlineLimit: 0,
      // Browsers of the last two years: what they all know is sent without prefixes.
      cssTarget: ['chrome131', 'firefox133', 'safari18.2'],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // A few files instead of a dozen: each request costs a phone more than the bytes it saves.
              // What islands share goes with React: a file of its own would be one request more on every page that has one.
              codeSplitting: { groups: [{ name: 'react', test: ISLANDS_SHARE }] },
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
      // The length of a bar is a custom property in a style attribute; style elements stay hashed.
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
});
