'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { VersionStep } from '../clock/version-step.tsx';
import type { ListedVersion } from './list-versions.ts';
import { awaitLookup, openDocument } from './opened-documents.ts';
import { SavedAt } from './saved-at.tsx';
import './versions-view.css';

/**
 * Names the authors of the two versions that are compared. Remembers the newest revision, so that a version is restored
 * only over what the editor has seen.
 */
export function AuthorsDiff({
  comparisonValue,
  versionValue,
}: {
  comparisonValue: unknown;
  versionValue: unknown;
}) {
  const { id, collectionSlug } = useDocumentInfo();
  const [versions, setVersions] = useState<ListedVersion[]>([]);
  useEffect(() => {
    if (typeof id !== 'number' || !collectionSlug) return;
    let close = () => {};
    let isCancelled = false;
    const lookup = fetch(`/api/document-versions/${collectionSlug}/${id}`, { credentials: 'include' })
      .then((response) => response.json())
      .then(({ versions: listed }: { versions: ListedVersion[] }) => {
        const [newest] = listed;
        if (isCancelled || !newest) return;
        setVersions(listed);
        const { revision } = newest;
        close = openDocument({ collection: collectionSlug, id, revision, values: {}, onConflict: null });
      })
      // The comparison is shown without authors. The studio refuses to restore a version then.
      .catch(() => {});
    awaitLookup(lookup);
    return () => {
      isCancelled = true;
      close();
    };
  }, [id, collectionSlug]);
  // Versions from before revisions were counted all have the revision 0, and no author.
  const compared = [comparisonValue, versionValue].map((value) =>
    versions.find(({ revision }) => revision > 0 && revision === Number(value)),
  );
  return (
    <div className="version-authors">
      {compared[1] && <VersionStep savedAt={compared[1].savedAt} />}
      {compared.map((version, index) => (
        <p key={index === 0 ? 'from' : 'to'}>
          {version && (
            <>
              Saved by {version.author}, <SavedAt iso={version.savedAt} />
            </>
          )}
        </p>
      ))}
    </div>
  );
}
