import type { Market } from '@nettobonus/domain/markets/market';
import { formatTime } from '../i18n/format.ts';
import { formatMessage } from '../i18n/message.ts';
import { getPreviewMessages } from '../i18n/shell.ts';
import { ServerIcon } from '../ui/server-icon.tsx';

interface PreviewBarProps {
  market: Market;
  expiresAt: Date;
  /** Null if the page is not published. */
  publishedHref: string | null;
}

/** Marks a preview, so that editors do not mistake it for the published page. */
export function PreviewBar({ market, expiresAt, publishedHref }: PreviewBarProps) {
  const messages = getPreviewMessages(market);
  return (
    <aside aria-label={messages.label} className="preview-bar">
      <div className="wrap">
        <p>
          <ServerIcon name="flag" size={18} />
          <span>
            <b>{messages.notice}</b>{' '}
            {formatMessage(messages.validUntil, { time: formatTime(expiresAt, market) })}
          </span>
        </p>
        {publishedHref && <a href={publishedHref}>{messages.showPublishedPage}</a>}
      </div>
    </aside>
  );
}
