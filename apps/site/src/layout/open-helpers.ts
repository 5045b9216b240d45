import type { Market } from '@nettobonus/domain/market';
import { inAllLanguages } from '../i18n/message.ts';

interface Helper {
  /** `what` is as the button says it. */
  open: (what: string) => Promise<void>;
}

// Here, and not in a part: it is said when nothing more can be fetched.
const FAILED = inAllLanguages({
  fi: { text: 'Ei latautunut. Tarkista yhteys ja yritä uudelleen.' },
  se: { text: 'Det gick inte att ladda. Kontrollera anslutningen och försök igen.' },
  no: { text: 'Kunne ikke lastes inn. Sjekk forbindelsen og prøv igjen.' },
  dk: { text: 'Det kunne ikke indlæses. Tjek forbindelsen, og prøv igen.' },
});

/** Buttons that say what they open; its code comes with the first of their clicks. */
export function openHelpers(helpers: Record<string, () => Promise<Helper>>): void {
  document.addEventListener('click', async ({ target }) => {
    const opener = (target as Element).closest<HTMLElement>('[data-opens]');
    const { opens: what = '' } = opener?.dataset ?? {};
    const load = helpers[what];
    if (!opener || !load || opener.ariaBusy) return;
    // The focus goes back to what opened the menu or panel that the button is in.
    opener.closest('dialog')?.close();
    opener.closest<HTMLElement>('[popover]')?.hidePopover();
    opener.ariaBusy = 'true';
    try {
      const { open } = await load();
      await open(what);
    } catch {
      alert(FAILED[document.body.dataset.market as Market].text);
    } finally {
      opener.ariaBusy = null;
    }
  });
}
