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
              <b id="disclosure">{messages.disclosureLabel}</b>{' '}
              <span className="strip-long">{messages.disclosure}</span>
              <span className="strip-short">{messages.disclosureShort}</span>
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
