import { SCORE_KEYS, SCORE_WEIGHTS } from '@nettobonus/domain/reviews/review';
import type { CSSProperties } from 'react';
import { formatPercent } from '../../i18n/format.ts';
import type { MethodContext } from './method-context.ts';

const MAX_WEIGHT = Math.max(...Object.values(SCORE_WEIGHTS));

/** Each score with its weight in the rating and what it assesses, heaviest first. */
export function Weights({ context, standards }: { context: MethodContext; standards: string[] }) {
  const { messages, reviewMessages } = context;
  const scores = SCORE_KEYS.map((key, index) => ({
    key,
    weight: SCORE_WEIGHTS[key],
    text: standards[index],
  }));
  return (
    <>
      <p>{messages.weightsText}</p>
      <dl className="weights">
        {scores
          .toSorted((a, b) => b.weight - a.weight)
          .map(({ key, weight, text }) => (
            <div key={key}>
              <dt>
                {reviewMessages[`score_${key}`]}
                {text && <small>{text}</small>}
              </dt>
              <dd aria-hidden="true">
                <i style={{ '--share': weight / MAX_WEIGHT } as CSSProperties} />
              </dd>
              <dd>{formatPercent(weight)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
