'use client';

import { Link } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import './presence.css';

const REFRESH_MS = 15_000;

interface OpenDocument {
  id: number;
  title: string;
  names: string[];
}

/** Above a list: which of its documents are open, and who has them open. */
export function PresenceList({ collectionSlug }: { collectionSlug: string }) {
  const [documents, setDocuments] = useState<OpenDocument[]>([]);
  useEffect(() => {
    let isCancelled = false;
    const refresh = () => {
      if (document.visibilityState === 'hidden') return;
      fetch(`/api/presence/${collectionSlug}`)
        .then((response) => response.json())
        .then(({ documents: listed = [] }: { documents?: OpenDocument[] }) => {
          if (!isCancelled) setDocuments(listed);
        })
        // The next refresh tries again.
        .catch(() => {});
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isCancelled = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [collectionSlug]);
  if (documents.length === 0) return null;
  return (
    <section aria-label="Open documents" className="presence-list">
      <p>Open now</p>
      <ul>
        {documents.map(({ id, title, names }) => (
          <li key={id}>
            <Link href={`/admin/collections/${collectionSlug}/${id}`} prefetch={false}>
              {title}
            </Link>{' '}
            ({names.join(', ')})
          </li>
        ))}
      </ul>
    </section>
  );
}
