'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { Mark } from '../brand/status.tsx';
import { useFieldFocus } from '../form/use-field-focus.ts';
import type { DescribedProblem } from './describe-problems.ts';
import './places.css';

/** Above the form: the casinos of the last saved version that the site does not show where the form says. */
export function PlaceProblems() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [problems, setProblems] = useState<readonly DescribedProblem[]>([]);
  const { locate, focus } = useFieldFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may change the problems.
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    fetchProblems(id, controller.signal).then(
      (found) => found && setProblems(found),
      // Ignore errors: the next save fetches again.
      () => {},
    );
    return () => controller.abort();
  }, [id, lastUpdateTime]);
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="place-problems-heading" className="place-problems">
      <h2 id="place-problems-heading">Not shown as placed</h2>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={path + text}>
            <Mark name="warning" />
            <div>
              <button className="field-link" onClick={() => focus(path)} type="button">
                {locate(path).label}
              </button>{' '}
              {text}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function fetchProblems(
  id: number | string,
  signal: AbortSignal,
): Promise<readonly DescribedProblem[] | null> {
  const response = await fetch(`/api/place-problems/${id}`, { signal });
  return response.ok ? ((await response.json()) as DescribedProblem[]) : null;
}
