import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { Status } from '../brand/status.tsx';
import { DocumentTitle } from '../form/document-title.tsx';
import { type ListedVersion, listVersions } from './list-versions.ts';
import { VersionLink } from './version-link.tsx';
import './versions-view.css';

/** The versions of a document with their authors. Payload's own list has no place for them. */
export async function VersionsView({ initPageResult, versions: options }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const id = Number(docID);
  const { slug, labels, admin } = collectionConfig;
  const versions = await listVersions(req, slug as CollectionSlug, id);
  const isInDrawer = options?.useVersionDrawerCreatedAtCell ?? false;
  const published = versions.find(({ status }) => status === 'published');
  const table = (
    <ScrollableTable label="Versions">
      <table>
        <thead>
          <tr>
            <th scope="col">Saved</th>
            <th scope="col">By</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version, index) => (
            <tr key={version.id}>
              <td>
                <VersionLink
                  href={`/admin/collections/${slug}/${id}`}
                  id={version.id}
                  isInDrawer={isInDrawer}
                  savedAt={version.savedAt}
                />
              </td>
              <td>{version.author}</td>
              <td>{formatStatus(version, { isNewest: index === 0, isLive: version === published })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={id}
        pluralLabel={labels.plural as string}
        useAsTitle={admin.useAsTitle}
        view="Versions"
      />
      <DocumentTitle />
      <main className="versions studio-page version-list">
        {isInDrawer ? table : <Gutter>{table}</Gutter>}
      </main>
    </>
  );
}

function formatStatus(
  { status, isAutosaved }: ListedVersion,
  { isNewest, isLive }: { isNewest: boolean; isLive: boolean },
) {
  if (status === null) return isNewest ? 'Current' : 'Earlier';
  if (status === 'published') return isLive ? <Status mark="ok">Last published</Status> : 'Published earlier';
  return `${isNewest ? 'Newest draft' : 'Draft'}${isAutosaved ? ', saved while typing' : ''}`;
}
