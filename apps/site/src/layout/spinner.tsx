import type { Messages } from '../i18n/messages.ts';

/** Shown by the shell's script when a navigation takes longer than a moment. */
export function Spinner({ messages }: { messages: Messages }) {
  return (
    <div
      className="fixed inset-x-0 top-1/2 z-50 mx-auto grid w-max -translate-y-1/2 justify-items-center gap-4 border border-rule bg-surface p-8 shadow-menu"
      hidden
      id="navigating"
      role="status"
    >
      <span className="grid size-16 grid-cols-[36fr_24fr] grid-rows-[22fr_38fr] gap-1">
        <span className="fill-block col-span-full bg-ink" />
        <span className="fill-block bg-mark-net [animation-delay:0.2s]" />
        <span className="fill-block bg-mark-cost [animation-delay:0.4s]" />
      </span>
      <span className="text-sm text-ink-2">{messages.loading}</span>
    </div>
  );
}
