import { type ComponentType, Fragment, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchHelperData } from './client/fetch-helper-data.ts';
import type { HelperName } from './client/helper-name.ts';
import type { Opened } from './ui/dialog.tsx';

/*
 * The helpers: the popup of the month, the picker, the quiz, the chat and the toasts. They share a React root at the end
 * of the page. Each loads its code and its data when it is first opened.
 */

type RenderHelper = (opened: Opened) => ReactNode;

function loadWithData<Data>(
  data: string,
  loadComponent: () => Promise<ComponentType<Data & { opened: Opened }>>,
): Promise<RenderHelper> {
  return Promise.all([loadComponent(), fetchHelperData<Data>(data)]).then(
    ([Component, props]) =>
      (opened) => <Component {...props} opened={opened} />,
  );
}

/** `query` is the query string for the helper's data. */
const LOADERS: Record<HelperName, (query: string) => Promise<RenderHelper>> = {
  month: () =>
    loadWithData('month', async () => (await import('./features/month-popup/month-popup.tsx')).MonthPopup),
  picker: () => loadWithData('picker', async () => (await import('./features/picker/picker.tsx')).Picker),
  quiz: () => loadWithData('quiz', async () => (await import('./features/quiz/quiz.tsx')).Quiz),
  chat: (query) => loadWithData(`chat${query}`, async () => (await import('./chat.tsx')).Chat),
  toasts: () => loadWithData('toasts', async () => (await import('./features/toasts/toasts.tsx')).Toasts),
};

const loading = new Map<HelperName, Promise<RenderHelper>>();

/** Loads a helper without opening it. A failed load is tried again the next time. */
export async function loadHelper(name: HelperName, query = ''): Promise<RenderHelper> {
  const helper = loading.get(name) ?? LOADERS[name](query);
  loading.set(name, helper);
  try {
    return await helper;
  } catch (error) {
    loading.delete(name);
    throw error;
  }
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
const rendered = new Map<HelperName, ReactNode>();
/** Called when the newest request of a helper is in the page. */
const waiting = new Map<HelperName, () => void>();

/** Opens a helper. Resolves when the visitor sees it. */
export async function openHelper(
  name: HelperName,
  { query = '', ...opened }: OpenOptions = {},
): Promise<void> {
  const render = await loadHelper(name, query);
  const { promise, resolve } = Promise.withResolvers<void>();
  // A second request replaces the first one before it is in the page: both have been met then.
  const resolveEarlier = waiting.get(name);
  const onCommit = () => {
    waiting.delete(name);
    resolveEarlier?.();
    resolve();
  };
  waiting.set(name, onCommit);
  rendered.set(name, <Committed onCommit={onCommit}>{render(opened)}</Committed>);
  const helpers = [...rendered].map(([key, helper]) => <Fragment key={key}>{helper}</Fragment>);
  // In a transition React waits for the helper's stylesheet before it shows the helper.
  startTransition(() => root.render(helpers));
  return promise;
}

interface OpenOptions extends Opened {
  query?: string;
}

/** Reports when its children are in the page. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}
