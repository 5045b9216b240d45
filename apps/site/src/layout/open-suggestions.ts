const fields = new WeakSet<HTMLInputElement>();

/** Islands have search fields too, which filter what they list. */
const searchesSite = (field: HTMLInputElement) => field.closest('search') && !field.closest('astro-island');

/** Adds suggestions to a search field when it first has the focus: most visitors do not search. */
async function addTo(field: EventTarget | null): Promise<void> {
  if (!(field instanceof HTMLInputElement) || !searchesSite(field) || fields.has(field)) return;
  fields.add(field);
  try {
    const { addSuggestions } = await import('../suggestions.tsx');
    await addSuggestions(field);
  } catch {
    // The form works without suggestions. Try again at the next focus.
    fields.delete(field);
  }
}

document.addEventListener('focusin', ({ target }) => addTo(target));
// The visitor may have been faster than this script.
void addTo(document.activeElement);
