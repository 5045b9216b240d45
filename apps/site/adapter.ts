import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';

const LOGGER_ENTRYPOINT = new URL('./src/server/astro-log.ts', import.meta.url);

/** Astro's Node adapter with our own server entry point. In a build, Astro logs through our logger. */
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
        if (setup.command === 'build') setup.updateConfig({ logger: { entrypoint: LOGGER_ENTRYPOINT } });
      },
      'astro:config:done': (setup) =>
        onConfigDone?.({
          ...setup,
          setAdapter: (config) => setup.setAdapter({ ...config, serverEntrypoint: entry }),
        }),
    },
  };
}
