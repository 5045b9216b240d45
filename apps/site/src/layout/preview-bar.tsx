import type { Market } from '@nettobonus/domain/markets/market';
import { formatTime } from '../i18n/format.ts';
import { formatMessage } from '../i18n/message.ts';
import { previewWordsOf } from '../i18n/preview/words.ts';
import { ServerIcon } from '../ui/still-icon.tsx';

interface PreviewBarProps {
  market: Market;
  until: Date;
  /** Null if the page is not published. */
  publishedHref: string | null;
}

/** Marks a draft preview, so that it is not mistaken for the published page. */
export function PreviewBar({ market, until, publishedHref }: PreviewBarProps) {
  const words = previewWordsOf(market);
  return (
    <aside aria-label={words.label} className="preview-bar">
      <div className="wrap">
        <p>
          <ServerIcon name="flag" size={18} />
          <span>
            <b>{words.notice}</b> {formatMessage(words.until, { time: formatTime(until, market) })}
          </span>
        </p>
        {publishedHref && <a href={publishedHref}>{words.asPublished}</a>}
      </div>
    </aside>
  );
}
