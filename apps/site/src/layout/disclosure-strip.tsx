import type { ShellData } from './shell-data.ts';

export function DisclosureStrip({ messages, earningsHref, informationOnly }: ShellData) {
  return (
    <aside aria-labelledby="disclosure" className="disclosure">
      <div className="wrap">
        <p>
          {informationOnly ? (
            <span id="disclosure">{informationOnly.messages.disclosure}</span>
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
