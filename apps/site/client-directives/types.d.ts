import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** When a visitor reaches for the island, or milliseconds after the page has loaded. */
    'client:when'?: 'reached' | number;
  }
}
