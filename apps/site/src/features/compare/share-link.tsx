import type { CompareWords } from '../../i18n/compare/words.ts';

interface ShareLinkProps {
  words: CompareWords;
  address: string;
  /** The URL's deposit parameter for each of the market's deposits. */
  deposits: (string | null)[];
}

/** Copies the comparison's URL. Hidden until the page's script has loaded, because the button does nothing without it. */
export function ShareLink({ words, address, deposits }: ShareLinkProps) {
  return (
    <div className="compare-share" data-address={address} data-deposits={deposits.join()} hidden id="share">
      <button className="button button-line" type="button">
        {words.share}
      </button>
      <p aria-live="polite" data-failed={words.copyByHand} />
      <input aria-label={words.address} hidden readOnly type="url" />
    </div>
  );
}
