/** `single` shows one toast at a time, `stack` up to three above each other. */
export const TOASTS = {
  single: { limit: 1, showMs: 5_000 },
  stack: { limit: 3, showMs: 4_000 },
} as const;
export type ToastKind = keyof typeof TOASTS;

/** Appends a toast; at the limit, the oldest of its kind is removed. */
export function addToast<T extends { kind: ToastKind }>(toasts: readonly T[], toast: T): T[] {
  const removed = toasts
    .filter(({ kind }) => kind === toast.kind)
    .slice(0, -(TOASTS[toast.kind].limit - 1) || undefined);
  return [...toasts.filter((other) => !removed.includes(other)), toast];
}
