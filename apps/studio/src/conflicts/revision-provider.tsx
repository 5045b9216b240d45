'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useEffect, useState } from 'react';
import { type BulkRefusals, withRevisions } from './opened-documents.ts';
import { RefusalsDialog } from './refusals-dialog.tsx';

/** Lets every request of the studio's pages name the revisions that the page shows, and shows what bulk edits refused. */
export function RevisionProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [refusals, setRefusals] = useState<BulkRefusals | null>(null);
  useEffect(() => {
    const original = window.fetch;
    window.fetch = withRevisions(original.bind(window), {
      origin: window.location.origin,
      showError: (message) => toast.error(message),
      showRefusals: setRefusals,
    });
    return () => {
      window.fetch = original;
    };
  }, []);
  const close = () => {
    setRefusals(null);
    // The other documents were saved.
    router.refresh();
  };
  return (
    <>
      {children}
      {refusals && <RefusalsDialog onClose={close} refusals={refusals} />}
    </>
  );
}
