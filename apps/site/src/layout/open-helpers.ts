import type { Market } from '@nettobonus/domain/markets/market';
import { type FragmentRequest, fetchFragment } from '../client/fetch-fragment.ts';
import { session } from '../client/session.ts';

// Here, and not in a part: it is said when nothing more can be fetched.
const FAILED: Record<Market, string> = {
  fi: 'Ei latautunut. Tarkista yhteys ja yritä uudelleen.',
  se: 'Det gick inte att ladda. Kontrollera anslutningen och försök igen.',
  no: 'Kunne ikke lastes inn. Sjekk forbindelsen og prøv igjen.',
  dk: 'Det kunne ikke indlæses. Tjek forbindelsen, og prøv igen.',
};

const parts = new Map<string, Promise<HTMLElement>>();

/** Asks a part for what it does; it is fetched the first time. */
async function ask(name: string, request?: unknown): Promise<void> {
  const [part = ''] = name.split('?');
  const fetched = parts.get(part) ?? fetchFragment(name);
  parts.set(part, fetched);
  try {
    const detail: FragmentRequest = { fetchFragment, session, request };
    (await fetched).dispatchEvent(new CustomEvent('asked', { detail }));
  } catch (error) {
    parts.delete(part);
    throw error;
  }
}

// Buttons say what they open.
document.addEventListener('click', async ({ target }) => {
  const opener = (target as Element).closest<HTMLElement>('[data-opens]');
  if (!opener || opener.ariaBusy) return;
  // The focus goes back to what opened the menu or panel that the button is in.
  opener.closest('dialog')?.close();
  opener.closest<HTMLElement>('[popover]')?.hidePopover();
  opener.ariaBusy = 'true';
  try {
    await ask(opener.dataset.opens ?? '', opener.dataset.at);
  } catch {
    alert(FAILED[document.body.dataset.market as Market]);
  } finally {
    opener.ariaBusy = null;
  }
});

// What is said by a toast has been seen to happen, too: without it nobody is lost.
document.addEventListener('toast', ({ detail }) => ask('toasts', detail).catch(() => {}));
