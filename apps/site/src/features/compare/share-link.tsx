import type { CompareWords } from '../../i18n/compare/words.ts';

interface ShareLinkProps {
  words: CompareWords;
  address: string;
  /** What the address says for each of the market's deposits. */
  deposits: (string | null)[];
}

/** Copies the comparison's address. Hidden until the page's script has come: without it nothing would be copied. */
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
