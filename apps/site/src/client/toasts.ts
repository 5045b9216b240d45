import { addToast, type ToastKind } from '@nettobonus/domain/campaigns/toasts';
import { createStore } from './store.ts';

/** What a toast says. Its texts load with the toasts. */
export type ToastContent =
  /** A casino was added to the comparison. The toast can undo it. */
  | { says: 'added'; casino: string; name: string; count: number }
  | { says: 'full' | 'copied' | 'messageFailed' };

export type Toast = ToastContent & { id: number; kind: ToastKind };

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function showToast(content: ToastContent): void {
  lastId += 1;
  const toast = { ...content, id: lastId, kind: content.says === 'added' ? 'single' : 'stack' } as const;
  toasts.set(addToast(toasts.get(), toast));
}

export function removeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
