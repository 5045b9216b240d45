import { createRoot } from 'react-dom/client';
import { loadStylesheet } from './client/load-stylesheet.ts';
import suggestionsStyle from './features/search/suggestions.css?url';
import { Suggestions } from './features/search/suggestions.tsx';

/** Shows suggestions under a search field of the shell, which the server has rendered. */
export async function addSuggestions(field: HTMLInputElement): Promise<void> {
  await loadStylesheet(suggestionsStyle);
  const container = document.createElement('div');
  field.after(container);
  createRoot(container).render(<Suggestions field={field} />);
}
