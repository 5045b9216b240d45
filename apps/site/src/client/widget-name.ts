/** The widgets that pages load on demand. `month` is the casino-of-the-month popup, `picker` picks a random casino. */
export type WidgetName = 'month' | 'picker' | 'quiz' | 'chat' | 'toasts';
