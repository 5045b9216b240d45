'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { postToStudio } from './post-to-studio.ts';

const REFRESH_MS = 3_000;

/** Starts a check of all links, and shows its results as they come. */
export function CheckNow({ isUnderWay }: { isUnderWay: boolean }) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => router.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, router]);
  const start = async () => {
    setIsPending(true);
    const { error } = await postToStudio('/api/links/check');
    setIsPending(false);
    if (error) toast.error(error);
    else router.refresh();
  };
  return (
    <Button disabled={isUnderWay || isPending} margin={false} onClick={() => void start()}>
      {isUnderWay ? 'Checking…' : 'Check links now'}
    </Button>
  );
}
