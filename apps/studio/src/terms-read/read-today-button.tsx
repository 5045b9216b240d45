'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { RefusalsDialog } from '../conflicts/refusals-dialog.tsx';
import { postToStudio } from '../http/post-to-studio.ts';
import type { ReadTodayResult } from './read-today-result.ts';

interface ReadTodayButtonProps {
  ids: readonly number[];
  /** What the button is about, for screen readers. */
  name: string;
  /** Identifies the text of the terms that the page shows. */
  seen?: string;
  /** Replaces the refresh of the page after success. */
  onDone?: () => void;
  disabled?: boolean;
}

/** Notes that the terms of listings were read today and have not changed, and publishes nothing else. */
export function ReadTodayButton({ ids, name, seen, onDone, disabled = false }: ReadTodayButtonProps) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const [refused, setRefused] = useState<ReadTodayResult | null>(null);
  const mark = async () => {
    setIsPending(true);
    const { error, body } = await postToStudio<ReadTodayResult>('/api/terms-read-today', {
      ids,
      ...(seen ? { seen } : {}),
    });
    setIsPending(false);
    if (error) toast.error(error);
    const { done = 0, refused: errors = [] } = body;
    // A dialog: as toasts, the reasons of fifty listings would cover the page and disappear.
    if (ids.length > 1 && errors.length > 0) setRefused({ done, refused: errors });
    else for (const { title, message } of errors) toast.error(`${title}: ${message}`);
    if (done === 0) return;
    toast.success(done === 1 ? 'Noted for one listing.' : `Noted for ${done} listings.`);
    if (onDone) onDone();
    else router.refresh();
  };
  return (
    <>
      <button className="fill-in" disabled={disabled || isPending} onClick={() => void mark()} type="button">
        Unchanged, read today<span className="sr-only">: {name}</span>
      </button>
      {refused && (
        <RefusalsDialog
          onClose={() => setRefused(null)}
          refusals={{ collection: 'listings', savedCount: refused.done, errors: refused.refused }}
        />
      )}
    </>
  );
}
