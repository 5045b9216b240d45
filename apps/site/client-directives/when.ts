import type { ClientDirective } from 'astro';

const INTERACTION_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Hydrates an island on the first interaction with it, or a number of milliseconds after the page has loaded. */
const when: ClientDirective = (load, { value }, island) => {
  const listeners = new AbortController();
  const hydrate = async () => {
    listeners.abort();
    await (await load())();
  };
  if (value === 'interaction') {
    for (const event of INTERACTION_EVENTS) {
      island.addEventListener(event, hydrate, { passive: true, signal: listeners.signal });
    }
  } else {
    const schedule = () => setTimeout(hydrate, Number(value));
    if (document.readyState === 'complete') schedule();
    else addEventListener('load', schedule);
  }
};

export default when;
