import type { Market } from '@nettobonus/domain/markets/market';
import { formatTime } from '../i18n/format.ts';
import { formatMessage } from '../i18n/message.ts';
import { previewMessagesOf } from '../i18n/shell.ts';
import { ServerIcon } from '../ui/still-icon.tsx';

interface PreviewBarProps {
  market: Market;
  until: Date;
  /** Null if the page is not published. */
  publishedHref: string | null;
}

/** Marks a draft preview, so that it is not mistaken for the published page. */
export function PreviewBar({ market, until, publishedHref }: PreviewBarProps) {
  const messages = previewMessagesOf(market);
  return (
    <aside aria-label={messages.label} className="preview-bar">
      <div className="wrap">
        <p>
          <ServerIcon name="flag" size={18} />
          <span>
            <b>{messages.notice}</b> {formatMessage(messages.until, { time: formatTime(until, market) })}
          </span>
        </p>
        {publishedHref && <a href={publishedHref}>{messages.asPublished}</a>}
      </div>
    </aside>
  );
}
