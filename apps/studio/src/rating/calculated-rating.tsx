'use client';

import { calculateRating, SCORE_KEYS } from '@nettobonus/domain/reviews/review';
import { useFormFields } from '@payloadcms/ui';

/** The rating that the scores in the form give. */
export function CalculatedRating() {
  const scores = useFormFields(([fields]) =>
    SCORE_KEYS.map((key) => fields[`scores.${key}`]?.value).join(' '),
  ).split(' ');
  const isComplete = scores.every((score) => score !== '' && Number.isFinite(Number(score)));
  const byKey = Object.fromEntries(SCORE_KEYS.map((key, index) => [key, Number(scores[index])]));
  return (
    <p aria-live="polite">
      {isComplete ? (
        <>
          Rating: <b>{calculateRating(byKey as Record<(typeof SCORE_KEYS)[number], number>).toFixed(1)}</b>.
          Publishing the review changes the listing’s rating.
        </>
      ) : (
        'The rating is calculated when all scores are filled in.'
      )}
    </p>
  );
}
