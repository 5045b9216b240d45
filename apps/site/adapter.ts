import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';

/** Astro's adapter for Node, with a process of our own around it. */
export function nodeWithEntry(entry: URL, options: Parameters<typeof node>[0]): AstroIntegration {
  const adapter = node(options);
  const onConfigDone = adapter.hooks['astro:config:done'];
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      'astro:config:done': (setup) =>
        onConfigDone?.({
          ...setup,
          setAdapter: (found) => setup.setAdapter({ ...found, serverEntrypoint: entry }),
        }),
    },
  };
}
