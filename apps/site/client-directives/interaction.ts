import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Hydrates an island when a visitor reaches for it. Until then it is the server's HTML, and costs nothing. */
const onInteraction: ClientDirective = (load, _, element) => {
  const hydrate = async () => {
    for (const sign of SIGNS) element.removeEventListener(sign, hydrate);
    await (await load())();
  };
  for (const sign of SIGNS) element.addEventListener(sign, hydrate, { passive: true });
};

export default onInteraction;
