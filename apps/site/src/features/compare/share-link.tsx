import type { CompareMessages } from '../../i18n/pages.ts';

interface ShareLinkProps {
  messages: CompareMessages;
  url: string;
  /** The URL's deposit parameter for each of the market's deposits. */
  deposits: (string | null)[];
}

/** Copies the comparison's URL. Hidden until the page's script has loaded, because the button does nothing without it. */
export function ShareLink({ messages, url, deposits }: ShareLinkProps) {
  return (
    <div className="compare-share" data-address={url} data-deposits={deposits.join()} hidden id="share">
      <button className="button button-line" type="button">
        {messages.share}
      </button>
      <p aria-live="polite" data-failed={messages.copyByHand} />
      <input aria-label={messages.address} hidden readOnly type="url" />
    </div>
  );
}
