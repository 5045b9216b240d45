import { useEffect, useRef } from 'react';

/** Shorter than a visitor notices, longer than the time between two keys. */
export const TYPING_PAUSE_MS = 150;

/** Delays work that is too slow to do after each key. `afterPause` runs it once the visitor stops typing. */
export function useTypingPause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    cancel,
    afterPause(work: () => void): void {
      cancel();
      timer.current = setTimeout(work, TYPING_PAUSE_MS);
    },
  };
}
