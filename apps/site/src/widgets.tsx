import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { deposit, depositQuery } from './client/deposit.ts';
import { fetchWidgetData } from './client/fetch-widget-data.ts';
import { loadStylesheet } from './client/load-stylesheet.ts';
import type { WidgetName } from './client/widget-name.ts';
import chatStyle from './features/chat/chat.css?url';
import monthStyle from './features/month-popup/month-popup.css?url';
import pickerStyle from './features/picker/picker.css?url';
import quizStyle from './features/quiz/quiz.css?url';
import toastsStyle from './features/toasts/toasts.css?url';
import type { OpenRequest } from './ui/dialog.tsx';

/*
 * The widgets, which pages load on demand: the casino-of-the-month popup, the random casino picker, the quiz, the chat
 * and the toasts. They share a React root at the end of the page. Each loads its code, its stylesheet and its data when
 * it is first opened.
 */

type RenderWidget = (openRequest: OpenRequest) => ReactNode;

/** Loads a widget's code, stylesheet and data at the same time. */
async function load<Data>(
  data: string,
  style: string,
  loadComponent: () => Promise<ComponentType<Data & { openRequest: OpenRequest }>>,
): Promise<RenderWidget> {
  const [Component, props] = await Promise.all([
    loadComponent(),
    fetchWidgetData<Data>(data),
    loadStylesheet(style),
  ]);
  return (openRequest) => <Component {...props} openRequest={openRequest} />;
}

/** `query` is the query string for the widget's data. */
const LOADERS: Record<WidgetName, (query: string) => Promise<RenderWidget>> = {
  month: () =>
    load(
      'month',
      monthStyle,
      async () => (await import('./features/month-popup/month-popup.tsx')).MonthPopup,
    ),
  picker: () =>
    load('picker', pickerStyle, async () => (await import('./features/picker/picker.tsx')).Picker),
  quiz: () =>
    load(`quiz${depositQuery()}`, quizStyle, async () => (await import('./features/quiz/quiz.tsx')).Quiz),
  chat: (query) => load(`chat${query}`, chatStyle, async () => (await import('./chat.tsx')).Chat),
  toasts: () =>
    load('toasts', toastsStyle, async () => (await import('./features/toasts/toasts.tsx')).Toasts),
};

const loading = new Map<WidgetName, Promise<RenderWidget>>();
// The quiz compares typical offers for the visitor's deposit. The other widgets follow the deposit by themselves.
deposit.subscribe(() => loading.delete('quiz'));

/** Loads a widget without opening it. The next call retries a failed load. */
export async function loadWidget(name: WidgetName, query = ''): Promise<RenderWidget> {
  const widget = loading.get(name) ?? LOADERS[name](query);
  loading.set(name, widget);
  try {
    return await widget;
  } catch (error) {
    loading.delete(name);
    throw error;
  }
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
const rendered = new Map<WidgetName, ReactNode>();
/** Called when React has rendered a widget's newest request. */
const waiting = new Map<WidgetName, () => void>();

/** Opens a widget. Resolves when the visitor sees it. */
export async function openWidget(
  name: WidgetName,
  { query = '', ...openRequest }: OpenOptions = {},
): Promise<void> {
  const render = await loadWidget(name, query);
  const { promise, resolve } = Promise.withResolvers<void>();
  // A second request may replace the first one before React has rendered it. Rendering the second then resolves both.
  const resolveEarlier = waiting.get(name);
  const onCommit = () => {
    waiting.delete(name);
    resolveEarlier?.();
    resolve();
  };
  waiting.set(name, onCommit);
  rendered.set(name, <Committed onCommit={onCommit}>{render(openRequest)}</Committed>);
  const widgets = [...rendered].map(([key, widget]) => <Fragment key={key}>{widget}</Fragment>);
  root.render(widgets);
  return promise;
}

interface OpenOptions extends OpenRequest {
  query?: string;
}

/** Reports when React has added its children to the page. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}
