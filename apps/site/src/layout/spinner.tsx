import type { ShellMessages } from '../i18n/shell.ts';

/** The spinner that `shell.ts` shows during a slow navigation. */
export function Spinner({ messages }: { messages: ShellMessages }) {
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
