'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';
import type { SourceChoice } from './list-sources.ts';

interface ChooseSourceProps {
  collection: string;
  id: number;
  /** What is translated, for example `review`. */
  label: string;
  choices: readonly SourceChoice[];
  mayUpdate: boolean;
}

/** For a document that was not copied from another market: says from which market’s document it is translated. */
export function ChooseSource({ collection, id, label, choices, mayUpdate }: ChooseSourceProps) {
  const router = useRouter();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const link = async (source: number) => {
    setIsPending(true);
    const { error: problem } = await postToStudio('/api/document-translations/link', {
      collection,
      id,
      source,
    });
    setIsPending(false);
    setError(problem);
    if (!problem) router.refresh();
  };
  if (choices.length === 0) return <p>No other market has this {label} yet.</p>;
  return (
    <>
      <p>
        This {label} has no source. Choose the market that it is translated from. The studio then shows both
        side by side, and says when the source changes.
      </p>
      {mayUpdate ? (
        <ul className="translation-sources">
          {choices.map((choice) => (
            <li key={choice.id}>
              <Button
                buttonStyle="secondary"
                disabled={isPending}
                margin={false}
                onClick={() => void link(choice.id)}
                size="large"
              >
                {choice.name}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>Only editors of this market may choose it.</p>
      )}
      {error && (
        <p className="translation-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
