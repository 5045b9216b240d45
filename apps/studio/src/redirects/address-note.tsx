'use client';

import { Link, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

export interface Addresses {
  /** Where visitors find the published version; null if there is none. */
  published: string | null;
  /** Where they would find the draft. */
  draft: string | null;
  /** The addresses that redirect to the published version. */
  redirects: { id: number; from: string }[];
}

const NO_ADDRESSES: Addresses = { published: null, draft: null, redirects: [] };

/** Says that the address of a published document will redirect once the draft with another address is published. */
export function AddressNote() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const [{ published, draft, redirects }, setAddresses] = useState(NO_ADDRESSES);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may change the address.
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    fetch(`/api/addresses/${collectionSlug}/${id}`, { signal: controller.signal })
      .then(async (response) => response.ok && setAddresses((await response.json()) as Addresses))
      // Ignore errors: the next save fetches again.
      .catch(() => {});
    return () => controller.abort();
  }, [collectionSlug, id, lastUpdateTime]);
  const isMoving = published !== null && draft !== null && published !== draft;
  if (!isMoving && redirects.length === 0) return null;
  return (
    <div className="address-note field-description">
      {isMoving && (
        <p role="status">
          Once you publish this draft, <b>{published}</b> will redirect to <b>{draft}</b>.
        </p>
      )}
      {redirects.length > 0 && (
        <p>
          Redirects here:{' '}
          {redirects.map((redirect, index) => (
            <span key={redirect.id}>
              {index > 0 && ', '}
              <Link href={`/admin/collections/redirects/${redirect.id}`}>{redirect.from}</Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
