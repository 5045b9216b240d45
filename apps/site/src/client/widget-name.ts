/** The widgets that pages load on demand. */
export type WidgetName = 'month' | 'picker' | 'quiz' | 'chat' | 'toasts';
