import type { OfferSetting } from './offer.ts';

/** Said when nothing is left, with the way out. */
export function EmptyList({ words, clear }: { words: OfferSetting['words']; clear: () => void }) {
  return (
    <div className="empty">
      <svg aria-hidden="true" height="96" viewBox="0 0 160 96" width="160">
        <path d="M1 1h158v26H1zM1 35h92v60H1zM101 35h58v60h-58z" />
      </svg>
      <div>
        <h3>{words.noResults}</h3>
        <p>{words.noResultsText}</p>
        <button className="button button-line" onClick={clear} type="button">
          {words.clear}
        </button>
      </div>
    </div>
  );
}
