import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';

const LOG = new URL('./src/server/astro-log.ts', import.meta.url);

/** Astro's adapter for Node, with a process of our own around it, and our log in the built site. */
export function nodeWithEntry(entry: URL, options: Parameters<typeof node>[0]): AstroIntegration {
  const adapter = node(options);
  const onConfigSetup = adapter.hooks['astro:config:setup'];
  const onConfigDone = adapter.hooks['astro:config:done'];
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      'astro:config:setup': async (setup) => {
        await onConfigSetup?.(setup);
        if (setup.command === 'build') setup.updateConfig({ logger: { entrypoint: LOG } });
      },
      'astro:config:done': (setup) =>
        onConfigDone?.({
          ...setup,
          setAdapter: (found) => setup.setAdapter({ ...found, serverEntrypoint: entry }),
        }),
    },
  };
}
