import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Hydrates an island when a visitor reaches for it, or so many milliseconds after the page has loaded. Until then it
 * is the server's HTML, and costs nothing.
 */
const when: ClientDirective = (load, { value }, element) => {
  const signs = new AbortController();
  const hydrate = async () => {
    signs.abort();
    await (await load())();
  };
  if (value === 'reached') {
    for (const sign of SIGNS)
      element.addEventListener(sign, hydrate, { passive: true, signal: signs.signal });
    return;
  }
  const start = () => setTimeout(hydrate, Number(value));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
};

export default when;
