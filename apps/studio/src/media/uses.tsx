import type { DefaultServerCellComponentProps, PayloadRequest, UIFieldServerComponent } from 'payload';
import { createLocalReq } from 'payload';
import type { Media } from '../payload-types.ts';
import { listUses, type PictureUse } from './list-uses.ts';
import './media.css';

/** In the form of a picture: the documents that use it. */
export const UsesField: UIFieldServerComponent = async ({ id, req }) => {
  const picture = id === undefined ? null : await findPicture(id, req);
  if (!picture) return null;
  const uses = await listUses(req, picture);
  return (
    <section aria-labelledby="picture-uses" className="picture-uses">
      <h2 id="picture-uses">Used in</h2>
      {uses.length === 0 ? <p>Nothing uses this picture.</p> : <Uses uses={uses} />}
    </section>
  );
};

/** List cell of a picture: the documents that use it. */
export async function UsesCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const req = await createLocalReq({}, payload);
  // A logo is used only by casinos: do not search all published documents for each row.
  const hash = rowData.kind === 'logo' ? null : rowData.hash;
  const uses = await listUses(req, { id: rowData.id, hash });
  return uses.length === 0 ? <span>Nothing</span> : <Uses uses={uses} />;
}

const Uses = ({ uses }: { uses: readonly PictureUse[] }) => (
  <ul className="picture-uses-list">
    {uses.map(({ title, href }) => (
      <li key={title}>{href ? <a href={href}>{title}</a> : title}</li>
    ))}
  </ul>
);

/** The picture, or null if the user may not read it. */
const findPicture = (id: number | string, req: PayloadRequest): Promise<Media | null> =>
  req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
