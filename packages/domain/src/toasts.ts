/** `single` is at most one at a time; of `stack` up to three stand above each other. */
export const TOASTS = {
  single: { limit: 1, showMs: 5_000 },
  stack: { limit: 3, showMs: 4_000 },
} as const;
export type ToastKind = keyof typeof TOASTS;

/** The newest stand last; where there is no room the oldest of its kind leaves. */
export function addToast<T extends { kind: ToastKind }>(toasts: readonly T[], toast: T): T[] {
  const leaving = toasts
    .filter(({ kind }) => kind === toast.kind)
    .slice(0, -(TOASTS[toast.kind].limit - 1) || undefined);
  return [...toasts.filter((other) => !leaving.includes(other)), toast];
}
