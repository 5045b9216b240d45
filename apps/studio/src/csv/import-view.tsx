import type { AdminViewServerProps } from 'payload';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { StudioPage } from '../brand/studio-page.tsx';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { ImportForm } from './import-form.tsx';
import { findSheet } from './sheets/find-sheet.ts';

/** Imports a sheet from CSV: previews the changes, then saves them when the editor confirms. */
export function ImportView(props: AdminViewServerProps) {
  const sheet = findSheet(props.searchParams?.sheet ?? 'listings');
  const mayImport = isEditor(getCurrentUser(props.initPageResult.req));
  if (!sheet) {
    return (
      <StudioPage {...props} name="Import">
        <p>There is no such sheet. Open the list of documents and press Import CSV.</p>
      </StudioPage>
    );
  }
  const { name, title, nouns, kind } = sheet;
  const collection = COLLECTION_BY_KIND[kind];
  return (
    <StudioPage {...props} name={`Import: ${title}`}>
      <div className="studio-page-head">
        <h1>Import: {title}</h1>
        <p>
          Upload a CSV file in the format of <a href={`/api/sheets/${name}`}>the export</a>. Fields without a
          column stay unchanged. <a href={`/admin/collections/${collection}`}>Back to the list</a>
        </p>
      </div>
      {mayImport ? (
        <ImportForm collection={collection} nouns={nouns} sheet={name} />
      ) : (
        <p>Only editors may do this.</p>
      )}
    </StudioPage>
  );
}
