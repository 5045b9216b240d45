import type { AdminViewServerProps } from 'payload';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { StudioPage } from '../brand/studio-page.tsx';
import { ImportForm } from './import-form.tsx';

/** Imports listings from CSV: previews the changes, then saves them when the editor confirms. */
export function ImportView(props: AdminViewServerProps) {
  const mayImport = isEditor(getCurrentUser(props.initPageResult.req));
  return (
    <StudioPage {...props} name="Import listings">
      <div className="studio-page-head">
        <h1>Import listings</h1>
        <p>
          Upload a CSV file in the format of <a href="/api/listings-csv">the export</a>. Fields without a
          column stay unchanged.
        </p>
      </div>
      {mayImport ? <ImportForm /> : <p>Only editors may do this.</p>}
    </StudioPage>
  );
}
