import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;
const RETRY_AFTER_MS = 1000;

type Written = [type: number, value: unknown];
type Hydrate = (
  island: Element,
) => (component: unknown, props: unknown, slots: Record<string, string>, options: { client: string }) => void;

/**
 * Astro's island without what this site does not use of it: it stands in every page with an island, and Astro's own
 * is four times as long. Registered here, before Astro's would be; `integration.ts` leaves that one out.
 */
class Island extends HTMLElement {
  connectedCallback(): void {
    const { value } = JSON.parse(this.#read('opts'));
    if (value === 'reached') this.#waitForSigns();
    else onceLoaded(() => setTimeout(() => this.#hydrate(), value));
  }

  #waitForSigns(): void {
    const signs = new AbortController();
    const hydrate = () => {
      signs.abort();
      this.#hydrate();
    };
    for (const sign of SIGNS) this.addEventListener(sign, hydrate, { passive: true, signal: signs.signal });
  }

  #read(attribute: string): string {
    return this.getAttribute(attribute) ?? '';
  }

  async #hydrate(): Promise<void> {
    try {
      const [component, renderer] = await Promise.all([
        load(this.#read('component-url')),
        load(this.#read('renderer-url')),
        // A visitor may reach for what has not come to its end yet.
        new Promise<void>((done) => (document.readyState === 'loading' ? onDocument(done) : done())),
      ]);
      const slots: Record<string, string> = {};
      for (const slot of this.querySelectorAll('astro-slot'))
        slots[slot.getAttribute('name') ?? 'default'] = slot.innerHTML;
      const hydrate = renderer.default as Hydrate;
      hydrate(this)(
        component[this.#read('component-export')],
        readObject(JSON.parse(this.#read('props'))),
        slots,
        {
          client: 'when',
        },
      );
      this.removeAttribute('ssr');
    } catch (error) {
      const event = new CustomEvent('astro:hydration-error', {
        cancelable: true,
        bubbles: true,
        detail: { error },
      });
      if (this.dispatchEvent(event)) throw error;
    }
  }
}

function onceLoaded(start: () => void): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

function onDocument(done: () => void): void {
  document.addEventListener('DOMContentLoaded', done);
}

async function load(url: string): Promise<Record<string, unknown>> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch {
    await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
    return import(/* @vite-ignore */ `${url}?again`);
  }
}

/** Astro writes each value with its type: 0 for what JSON knows, 1 for a list. Nothing else is handed to our islands. */
function readValue([type, value]: Written): unknown {
  if (type === 1) return (value as Written[]).map(readValue);
  if (type === 0) return readObject(value);
  throw new TypeError(`A value of type ${type} cannot be handed to an island`);
}

function readObject(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, written]) => [key, readValue(written as Written)]),
  );
}

customElements.define('astro-island', Island);

/** Its moments are the element's own. */
const when: ClientDirective = () => {};

export default when;
