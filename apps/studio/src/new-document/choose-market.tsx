'use client';

import { Button, Link } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';
import type { MarketChoice } from './list-choices.ts';

interface ChooseMarketProps {
  collection: string;
  /** What is created, for example `listing`. */
  label: string;
  choices: readonly MarketChoice[];
  copyOf: number | null;
}

/** Creates the document in the chosen market and opens its form. A single market is chosen without asking. */
export function ChooseMarket({ collection, label, choices, copyOf }: ChooseMarketProps) {
  const router = useRouter();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const formUrl = (id: number | string) => `/admin/collections/${collection}/${id}`;

  const create = async ({ market }: MarketChoice) => {
    setIsPending(true);
    setError(null);
    const path = copyOf === null ? `/api/${collection}` : `/api/${collection}/${copyOf}/duplicate`;
    const { error: problem, body } = await postToStudio<{ doc: { id: number } }>(
      `${path}?draft=true&depth=0`,
      {
        market,
      },
    );
    // Replace this page in the history: going back to it would create another document.
    if (body.doc && !problem) return router.replace(formUrl(body.doc.id));
    setIsPending(false);
    setError(problem);
  };

  const only = choices.length === 1 && choices[0]?.existing === null ? choices[0] : null;
  const hasStarted = useRef(false);
  const createInOnly = useEffectEvent(() => {
    // React runs effects twice in development.
    if (!only || hasStarted.current) return;
    hasStarted.current = true;
    void create(only);
  });
  useEffect(() => createInOnly(), []);

  if (only && !error) return <p role="status">Creating the {label}…</p>;
  return (
    <>
      <h2 id="choose-market">Market</h2>
      <ul aria-labelledby="choose-market" className="market-choices">
        {choices.map((choice) => (
          <li key={choice.market}>
            {choice.existing === null ? (
              <Button
                buttonStyle="secondary"
                disabled={isPending}
                margin={false}
                onClick={() => void create(choice)}
                size="large"
              >
                {choice.name}
              </Button>
            ) : (
              <>
                {choice.name} has it already{choice.existing.isInTrash ? ', in the trash' : ''}:{' '}
                <Link
                  href={formUrl(
                    choice.existing.isInTrash ? `trash/${choice.existing.id}` : choice.existing.id,
                  )}
                  prefetch={false}
                >
                  open
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
      {error ? (
        <p className="new-document-error" role="alert">
          {error}
        </p>
      ) : null}
    </>
  );
}
