import type { Session } from './session.ts';

/** A piece of the market's pages that comes only when it is asked for. */
export type FetchFragment = (name: string, place?: Element) => Promise<HTMLElement>;

/**
 * What a part's script hears as the event `asked`. It is handed what it needs of the page's own script: a module that
 * both import would become a file of its own, on every page.
 */
export interface FragmentRequest {
  fetchFragment: FetchFragment;
  session: Session;
  request?: unknown;
}

declare global {
  interface HTMLElementEventMap {
    asked: CustomEvent<FragmentRequest>;
  }
}

/**
 * Fetches a part and puts it where it belongs, by itself at the page's end. It names its stylesheet and comes after
 * it, so that nobody sees it without; its script, where it has one, has run when it is given back.
 */
export const fetchFragment: FetchFragment = async (name, place = document.body) => {
  const { base = '', market } = document.body.dataset;
  const response = await fetch(`${base}/${market}/part/${name}`);
  if (!response.ok) throw new Error(`The part ${name} was answered with ${response.status}`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const part = template.content.firstElementChild as HTMLElement;
  const script = template.content.querySelector('script')?.getAttribute('src');
  await addStyle(part.dataset.style);
  place.append(part);
  // Not by its name: the bundler would put a helper of its own around the import, and that into a file on every page.
  if (script) {
    await import(/* @vite-ignore */ script + lost).catch((error) => {
      part.remove();
      lost += '?again';
      throw error;
    });
  }
  return part;
};

/** Browsers remember that a script did not come: the next try asks under another name. */
let lost = '';

const styles = new Map<string, Promise<void>>();

function addStyle(href = ''): Promise<void> {
  const known = styles.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement('link'), { href, rel: 'stylesheet' });
  const style = new Promise<void>((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      styles.delete(href);
      fail(new Error(`The style ${href} did not come`));
    };
  });
  document.head.append(link);
  styles.set(href, style);
  return style;
}
