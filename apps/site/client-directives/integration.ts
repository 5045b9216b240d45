import type { AstroIntegration } from 'astro';

/** Two more moments at which an island may be given its script. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['interaction', 'later']) {
          addClientDirective({ name, entrypoint: new URL(`./${name}.ts`, import.meta.url).pathname });
        }
      },
    },
  };
}
