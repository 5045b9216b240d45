/** The parts of a page with figures: its content, the deposit control and the menus. Each has an id. */
const FIGURES = '#content, #deposit-control, .nav-panel, #menu';

/**
 * Fetches the page and adopts the figures that the server has rendered for the URL. Islands get their new props, as
 * Astro passes them to an island that stays on the page during a transition.
 */
export async function refreshFigures(url: URL, isCurrent: () => boolean): Promise<void> {
  const [response, { Idiomorph }] = await Promise.all([fetch(url), import('idiomorph')]);
  if (!response.ok) throw new Error(`Request for ${url} failed with status ${response.status}`);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  // The visitor may have chosen another amount in the meantime.
  if (!isCurrent()) return;
  for (const part of document.querySelectorAll(FIGURES)) {
    const replacement = next.getElementById(part.id);
    if (!replacement) continue;
    Idiomorph.morph(part, replacement, {
      morphStyle: 'outerHTML',
      // Only for a field: Idiomorph also skips the content of the focused element, such as the button with the deposit.
      ignoreActiveValue: document.activeElement?.matches('input, select, textarea') ?? false,
      callbacks: {
        beforeNodeMorphed(node: Node, nextNode: Node) {
          if (!(node instanceof Element)) return true;
          // A search form has no figures, but a script may have added suggestions to it.
          if (node.localName === 'search') return false;
          if (node.localName !== 'astro-island') return true;
          if (nextNode instanceof Element) passProps(node, nextNode.getAttribute('props') ?? '');
          return false;
        },
        // The visitor may have opened a menu or a section.
        beforeAttributeUpdated: (name: string) => name !== 'open',
      },
    });
  }
}

function passProps(island: Element, props: string): void {
  if (island.getAttribute('props') === props) return;
  const pass = () => {
    // Astro renders an island again only if it has this attribute.
    island.setAttribute('ssr', '');
    island.setAttribute('props', props);
  };
  // React must hydrate the server's HTML with the props that the server rendered it with.
  if (island.hasAttribute('ssr')) island.addEventListener('astro:hydrate', pass, { once: true });
  else pass();
}
