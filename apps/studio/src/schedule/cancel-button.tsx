'use client';

import { toast, useServerFunctions } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';

/** Cancels a scheduled change. */
export function CancelButton({ job, title }: { job: string; title: string }) {
  const { schedulePublish } = useServerFunctions();
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const cancel = async () => {
    setIsPending(true);
    try {
      await schedulePublish({ deleteID: job } as Parameters<typeof schedulePublish>[0]);
      toast.success(`Cancelled: ${title}`);
    } catch {
      toast.error('The change could not be cancelled. Try again.');
    }
    setIsPending(false);
    router.refresh();
  };
  return (
    <button disabled={isPending} onClick={() => void cancel()} type="button">
      Cancel<span className="sr-only"> {title}</span>
    </button>
  );
}
