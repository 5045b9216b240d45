const fields = new WeakSet<HTMLInputElement>();

/** Adds suggestions to a search field when it first has the focus: most visitors do not search. */
async function addTo(field: EventTarget | null): Promise<void> {
  if (!(field instanceof HTMLInputElement) || !field.matches('search input') || fields.has(field)) return;
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
