import type { ShellData } from './shell-data.ts';

export function DisclosureStrip({ messages, earningsHref, noLinks }: ShellData) {
  return (
    <aside aria-labelledby="disclosure" className="disclosure">
      <div className="wrap">
        <p>
          {noLinks ? (
            <span id="disclosure">{noLinks.messages.disclosure}</span>
          ) : (
            <>
              <b id="disclosure">{messages.disclosureLabel}</b> {messages.disclosure}
            </>
          )}{' '}
          <a className="link" href={earningsHref}>
            {messages.howWeEarn}
          </a>
        </p>
        <p>{messages.adultsOnly}</p>
      </div>
    </aside>
  );
}
