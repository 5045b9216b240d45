import type { ShellData } from './shell-data.ts';

export function DisclosureStrip({ messages, earningsHref }: ShellData) {
  return (
    <aside aria-labelledby="disclosure" className="bg-sunken text-2xs text-ink-2 md:text-xs">
      <div className="wrap flex justify-between gap-4 py-2">
        <p>
          <b id="disclosure">{messages.disclosureLabel}</b> {messages.disclosure}{' '}
          <a className="link py-1 md:py-0" href={earningsHref}>
            {messages.howWeEarn}
          </a>
        </p>
        <p className="hidden whitespace-nowrap md:block">{messages.adultsOnly}</p>
      </div>
    </aside>
  );
}
