'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askStudio } from './ask-studio.ts';

/** Where a link leads now is right: it is not asked about again. */
export function AcceptEnd({ link, finalUrl, name }: { link: string; finalUrl: string; name: string }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const accept = async () => {
    setIsAsking(true);
    const { error } = await askStudio('/api/links/accept', { link, finalUrl });
    setIsAsking(false);
    if (error) toast.error(error);
    else router.refresh();
  };
  return (
    <button disabled={isAsking} onClick={() => void accept()} title={finalUrl} type="button">
      Accept<span className="sheet-unseen"> where the link of {name} leads</span>
    </button>
  );
}
