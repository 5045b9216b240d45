'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';

/** Button that accepts the current target of a link, so that it is no longer reported. */
export function AcceptTarget({ link, finalUrl, name }: { link: string; finalUrl: string; name: string }) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const accept = async () => {
    setIsPending(true);
    const { error } = await postToStudio('/api/links/accept', { link, finalUrl });
    setIsPending(false);
    if (error) toast.error(error);
    else router.refresh();
  };
  return (
    <button disabled={isPending} onClick={() => void accept()} title={finalUrl} type="button">
      Accept<span className="sr-only"> the current destination of {name}’s link</span>
    </button>
  );
}
