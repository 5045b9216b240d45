import { createHash } from 'node:crypto';
import { replayEarlyClicks } from './early-clicks.ts';
import { keepDeposit } from './keep-deposit.ts';

/** Inline, because it must run before any file has loaded. The content security policy allows it by its hash. */
export const INLINE_SCRIPT = `(${keepDeposit})();(${replayEarlyClicks})()`;
export const INLINE_SCRIPT_HASH =
  `sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}` as const;
