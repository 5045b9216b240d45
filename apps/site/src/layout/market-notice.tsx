import { ServerIcon } from '../ui/server-icon.tsx';
import type { ShellData } from './shell-data.ts';

interface MarketNoticeProps extends NonNullable<ShellData['informationOnly']> {
  /** Whether the page is a review, which has its own text. */
  isReview: boolean;
}

/** A notice under the header of every page in an information-only market. */
export function MarketNotice({ messages, href, isReview }: MarketNoticeProps) {
  return (
    <div className="market-notice">
      <p className="wrap">
        <ServerIcon name="flag" size={18} />
        <span>
          <b>{messages.notice}</b> {isReview ? messages.noticeReview : messages.noticeText}{' '}
          <a className="link" href={href}>
            {messages.why}
          </a>
        </span>
      </p>
    </div>
  );
}
