import type { ReviewWords } from '../../i18n/review/words.ts';
import { REVIEW_SECTIONS } from './review-body.tsx';

/** Links to the sections of a review. */
export function ReviewNav({ words, hasHistory }: { words: ReviewWords; hasHistory: boolean }) {
  const sections = REVIEW_SECTIONS.filter(([id]) => id !== 'history' || hasHistory);
  return (
    <nav aria-label={words.partsOfReview} className="review-nav">
      <ul className="wrap">
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{words[name]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
