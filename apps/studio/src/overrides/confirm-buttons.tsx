'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';
import type { OverrideCollection } from './overridable.ts';

interface ConfirmButtonsProps {
  collection: OverrideCollection;
  id: number;
  title: string;
  digest: string;
}

/** Buttons with which the second person confirms a reason, and publishes the draft at once or leaves that to others. */
export function ConfirmButtons({ collection, id, title, digest }: ConfirmButtonsProps) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const confirm = async (publish: boolean) => {
    setIsPending(true);
    const { error } = await postToStudio('/api/override-reasons/confirm', {
      collection,
      id,
      digest,
      publish,
    });
    setIsPending(false);
    if (error) toast.error(error);
    else router.refresh();
  };
  const of = <span className="sr-only"> the reason for {title}</span>;
  return (
    <>
      <button disabled={isPending} onClick={() => void confirm(true)} type="button">
        Confirm{of} and publish
      </button>
      <button disabled={isPending} onClick={() => void confirm(false)} type="button">
        Confirm{of} only
      </button>
    </>
  );
}
