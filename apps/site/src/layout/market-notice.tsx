import { StillIcon } from '../ui/still-icon.tsx';
import type { ShellData } from './shell-data.ts';

interface MarketNoticeProps extends NonNullable<ShellData['noLinks']> {
  /** Whether the page is a review, which has words of its own. */
  isReview: boolean;
}

/** Under the header of every page of a market that is information only. */
export function MarketNotice({ words, href, isReview }: MarketNoticeProps) {
  return (
    <div className="market-notice">
      <p className="wrap">
        <StillIcon name="flag" size={18} />
        <span>
          <b>{words.notice}</b> {isReview ? words.noticeReview : words.noticeText}{' '}
          <a className="link" href={href}>
            {words.why}
          </a>
        </span>
      </p>
    </div>
  );
}
