'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';

const REFRESH_MS = 3_000;

/** Button that starts a check of all links. Refreshes the page during a check to show its results. */
export function CheckNow({ isInProgress }: { isInProgress: boolean }) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    if (!isInProgress) return;
    const timer = setInterval(() => router.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isInProgress, router]);
  const start = async () => {
    setIsPending(true);
    const { error } = await postToStudio('/api/links/check');
    setIsPending(false);
    if (error) toast.error(error);
    else router.refresh();
  };
  return (
    <Button disabled={isInProgress || isPending} margin={false} onClick={() => void start()}>
      {isInProgress ? 'Checking…' : 'Check links now'}
    </Button>
  );
}
