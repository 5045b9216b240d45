import type { ClientDirective } from 'astro';

/** Hydrates an island so many milliseconds after the page has loaded: for what is to move, but not at once. */
const later: ClientDirective = (load, options) => {
  const hydrate = async () => (await load())();
  const start = () => setTimeout(hydrate, Number(options.value));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
};

export default later;
