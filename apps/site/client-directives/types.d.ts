import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, focus or touch event, or this many milliseconds after the page has loaded. */
    'client:when'?: 'interaction' | number;
  }
}
