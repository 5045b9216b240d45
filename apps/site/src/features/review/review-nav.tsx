import type { ReviewMessages } from '../../i18n/pages.ts';
import { REVIEW_SECTIONS } from './review-body.tsx';

/** Links to the sections of a review. */
export function ReviewNav({ messages, hasHistory }: { messages: ReviewMessages; hasHistory: boolean }) {
  const sections = REVIEW_SECTIONS.filter(([id]) => id !== 'history' || hasHistory);
  return (
    <nav aria-label={messages.partsOfReview} className="review-nav">
      <ul className="wrap">
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{messages[name]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
