/** `single` shows one toast at a time, `stack` up to three. */
export const TOASTS = {
  single: { limit: 1, durationMs: 5_000 },
  stack: { limit: 3, durationMs: 4_000 },
} as const;
export type ToastKind = keyof typeof TOASTS;

/** Appends a toast. At the limit, removes the oldest of its kind. */
export function addToast<T extends { kind: ToastKind }>(toasts: readonly T[], toast: T): T[] {
  const removed = toasts
    .filter(({ kind }) => kind === toast.kind)
    .slice(0, -(TOASTS[toast.kind].limit - 1) || undefined);
  return [...toasts.filter((other) => !removed.includes(other)), toast];
}
