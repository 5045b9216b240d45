import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Hydrates an island when a visitor reaches for it, or a number of milliseconds after the page has loaded. */
const when: ClientDirective = (load, { value }, island) => {
  const signs = new AbortController();
  const hydrate = async () => {
    signs.abort();
    await (await load())();
  };
  if (value === 'reached') {
    for (const sign of SIGNS) {
      island.addEventListener(sign, hydrate, { passive: true, signal: signs.signal });
    }
  } else {
    const wait = () => setTimeout(hydrate, Number(value));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  }
};

export default when;
