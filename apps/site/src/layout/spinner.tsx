import type { Messages } from '../i18n/messages.ts';

/** Shown by the shell's script when a navigation takes longer than a moment. */
export function Spinner({ messages }: { messages: Messages }) {
  return (
    <div className="spinner" hidden id="navigating" role="status">
      <span className="spinner-mark">
        <i />
        <i />
        <i />
      </span>
      <span>{messages.loading}</span>
    </div>
  );
}
