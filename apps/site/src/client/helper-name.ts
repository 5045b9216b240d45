export type HelperName = 'month' | 'picker' | 'quiz' | 'chat' | 'toasts';
