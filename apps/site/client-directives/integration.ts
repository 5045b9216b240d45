import type { AstroIntegration } from 'astro';

/** Adds `client:when` to Astro's own client directives. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'when', entrypoint: new URL('./when.ts', import.meta.url).pathname }),
    },
  };
}
