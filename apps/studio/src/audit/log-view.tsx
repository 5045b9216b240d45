import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { getCurrentUser, isEditorOfAllMarkets } from '../access/current-user.ts';
import { ACTION_OPTIONS } from '../collections/audit-log.ts';
import { SavedAt } from '../conflicts/saved-at.tsx';
import { DocumentTitle } from '../form/document-title.tsx';
import { getUserNames } from '../inbox/get-user-name.ts';
import { EntryTable } from './entry-table.tsx';
import { formatUser } from './format-user.ts';
import { formatLogHref } from './log-filter.ts';
import './audit.css';

const SHOWN = 50;

/** The tab of a document with its newest entries of the audit log. */
export async function LogView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined || !isEditorOfAllMarkets(getCurrentUser(req))) return null;
  const { slug, labels, admin } = collectionConfig;
  const { docs, totalDocs } = await req.payload.find({
    collection: 'audit-log',
    where: { kind: { equals: slug }, document: { equals: String(docID) } },
    sort: '-id',
    limit: SHOWN,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const names = await getUserNames(
    req.payload,
    docs.map(({ user }) => Number(user)).filter(Number.isInteger),
  );
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        pluralLabel={labels.plural as string}
        useAsTitle={admin.useAsTitle}
        view="Log"
      />
      <DocumentTitle />
      <main className="studio-page audit-log">
        <Gutter>
          {docs.length === 0 && <p>The audit log has no entries about this document yet.</p>}
          {docs.map((entry) => (
            <section key={entry.id}>
              <h2>
                <a href={`/admin/collections/audit-log/${entry.id}`}>
                  <SavedAt iso={entry.createdAt} />
                </a>{' '}
                {formatUser(entry.user, names)}:{' '}
                {ACTION_OPTIONS.find(({ value }) => value === entry.action)?.label}
              </h2>
              {entry.reason && <p>{entry.reason}</p>}
              <EntryTable entry={entry} payload={req.payload} />
            </section>
          ))}
          {totalDocs > SHOWN && (
            <p>
              <a href={formatLogHref({ kind: slug, document: String(docID) })}>
                All {totalDocs} entries in the audit log
              </a>
            </p>
          )}
        </Gutter>
      </main>
    </>
  );
}
