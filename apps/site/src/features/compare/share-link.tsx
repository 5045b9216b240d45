import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../client/toasts.ts';
import type { CompareMessages } from '../../i18n/pages.ts';
import { type ComparePage, replaceCompareUrl } from './compare-href.ts';

interface ShareLinkProps {
  page: ComparePage;
  compared: string[];
  messages: Pick<CompareMessages, 'copyLink' | 'copyManually' | 'address'>;
}

/** Copies the comparison's URL. Hidden until it is hydrated, because the button does nothing without scripts. */
export function ShareLink({ page, compared, messages }: ShareLinkProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  /** The URL to copy manually, if the browser does not allow copying. */
  const [urlToCopy, setUrlToCopy] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const start = useEffectEvent(() => {
    setIsHydrated(true);
    // The form adds a casino as a second parameter: merge both into one.
    replaceCompareUrl(page, compared);
  });
  useEffect(() => start(), []);

  async function copy(): Promise<void> {
    const { href } = location;
    try {
      await navigator.clipboard.writeText(href);
      setUrlToCopy(null);
      showToast({ messageKey: 'copied' });
    } catch {
      // The clipboard exists only on secure connections, and may be blocked. Render the field before selecting it.
      flushSync(() => setUrlToCopy(href));
      field.current?.select();
    }
  }

  return (
    <div className="compare-share" hidden={!isHydrated} id="share">
      <button className="button button-line" onClick={copy} type="button">
        {messages.copyLink}
      </button>
      <p aria-live="polite">{urlToCopy !== null && messages.copyManually}</p>
      {urlToCopy !== null && (
        <input aria-label={messages.address} readOnly ref={field} type="url" value={urlToCopy} />
      )}
    </div>
  );
}
