import type { AstroIntegration } from 'astro';

const ASTROS_OWN_ISLAND = /astro\/dist\/runtime\/server\/astro-island\.prebuilt(-dev)?\.js$/;

/** Adds `client:when`: further moments at which an island may be given its script. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'when', entrypoint: new URL('./when.ts', import.meta.url).pathname });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'without-astros-own-island',
                load: (id) => (ASTROS_OWN_ISLAND.test(id) ? "export default ''" : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
