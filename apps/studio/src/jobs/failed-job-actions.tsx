'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';

/** Buttons that run a failed job again or remove it from the list. */
export function FailedJobActions({ id, title }: { id: string; title: string }) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const act = async (action: 'retry' | 'dismiss') => {
    setIsPending(true);
    const { error } = await postToStudio(`/api/jobs/${id}/${action}`);
    setIsPending(false);
    if (error) toast.error(error);
    else router.refresh();
  };
  return (
    <>
      <button disabled={isPending} onClick={() => void act('retry')} type="button">
        Retry<span className="sr-only"> {title}</span>
      </button>
      <button disabled={isPending} onClick={() => void act('dismiss')} type="button">
        Dismiss<span className="sr-only"> {title}</span>
      </button>
    </>
  );
}
