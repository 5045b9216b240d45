import type { AstroIntegration } from 'astro';

/** Adds `client:when`: further moments at which an island may be given its script. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'when', entrypoint: new URL('./when.ts', import.meta.url).pathname });
      },
    },
  };
}
