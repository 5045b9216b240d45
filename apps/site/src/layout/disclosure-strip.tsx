import type { ShellData } from './shell-data.ts';

export function DisclosureStrip({ messages, earningsHref }: ShellData) {
  return (
    <p className="bg-sunken text-2xs text-ink-2 md:text-xs">
      <span className="wrap flex justify-between gap-4 py-2">
        <span>
          <b>{messages.disclosureLabel}</b> {messages.disclosure}{' '}
          <a className="link py-1 md:py-0" href={earningsHref}>
            {messages.howWeEarn}
          </a>
        </span>
        <span className="hidden whitespace-nowrap md:block">{messages.adultsOnly}</span>
      </span>
    </p>
  );
}
