import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
    /** Milliseconds after the page has loaded. */
    'client:later'?: number;
  }
}
