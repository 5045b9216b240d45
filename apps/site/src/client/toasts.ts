import { addToast, type ToastKind } from '@nettobonus/domain/campaigns/toasts';
import { createStore } from './store.ts';

/** The content of a toast. Its texts load with the toasts. */
export type ToastContent =
  /** A casino was added to the comparison. The toast has an undo button. */
  | { messageKey: 'added'; casino: string; name: string; count: number }
  | { messageKey: 'full' | 'copied' | 'messageFailed' };

export type Toast = ToastContent & { id: number; kind: ToastKind };

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function showToast(content: ToastContent): void {
  lastId += 1;
  const toast = {
    ...content,
    id: lastId,
    kind: content.messageKey === 'added' ? 'single' : 'stack',
  } as const;
  toasts.set(addToast(toasts.get(), toast));
}

export function removeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
