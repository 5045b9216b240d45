'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';

const REFRESH_MS = 3_000;

interface CheckNowProps {
  /** The endpoint that starts the check. */
  path: string;
  label: string;
  isInProgress: boolean;
}

/** Button that starts a check of all listings. Refreshes the page during a check to show its results. */
export function CheckNow({ path, label, isInProgress }: CheckNowProps) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    if (!isInProgress) return;
    const timer = setInterval(() => router.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isInProgress, router]);
  const start = async () => {
    setIsPending(true);
    const { error } = await postToStudio(path);
    setIsPending(false);
    if (error) toast.error(error);
    else router.refresh();
  };
  return (
    <Button disabled={isInProgress || isPending} margin={false} onClick={() => void start()}>
      {isInProgress ? 'Checking…' : label}
    </Button>
  );
}
