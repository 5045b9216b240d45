import { deleteMediaStatement, readMediaStatement, saveMediaStatement } from '@nettobonus/store/media';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { getCurrentUser, isEditorOfAllMarkets } from '../access/current-user.ts';
import { fieldError } from '../publishing/field-error.ts';
import { runStatement } from '../publishing/run-statement.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { makeLogo } from './make-logo.ts';

const BYTES_CONTEXT_KEY = 'picture bytes';

/** Replaces the uploaded file with a re-encoded logo before any other code reads it. */
export const reencodeUpload: CollectionBeforeOperationHook = async ({
  args: operationArgs,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return;
  const args = operationArgs as { data?: StoredDocument; id?: unknown; overrideAccess?: boolean };
  // Ignore a hash from the client: the server computes it.
  if (args.data) delete args.data.hash;
  // The access check runs later: do not decode files from users whom it will reject.
  if (!req.file || !(args.overrideAccess || isEditorOfAllMarkets(getCurrentUser(req)))) return;
  if (operation === 'update' && args.id === undefined) throw fileError('Replace pictures one at a time.');
  const logo = await makeLogo(req.file.data, req.file.mimetype);
  if (!logo.ok) throw fileError(logo.problem);
  const { bytes, hash } = logo;
  if (args.id !== undefined && (await isLogo(req, args.id))) {
    throw fileError(
      'A casino uses this picture as its logo. Upload a new picture and choose it as the casino’s logo.',
    );
  }
  await rejectDuplicatePicture(req, hash, args.id);
  req.file = {
    data: bytes,
    mimetype: 'image/webp',
    name: `${req.file.name.replace(/\.[^.]*$/, '')}.webp`,
    size: bytes.length,
  };
  req.context[BYTES_CONTEXT_KEY] = bytes;
  args.data = { ...args.data, hash };
};

/** Runs in the document's transaction, so that the document and its bytes are stored together or not at all. */
export const storeBytes: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const bytes = req.context[BYTES_CONTEXT_KEY] as Buffer | undefined;
  if (!bytes) return doc;
  if (previousDoc?.hash && previousDoc.hash !== doc.hash) {
    await runStatement(req, deleteMediaStatement(previousDoc.hash));
  }
  await runStatement(req, saveMediaStatement(doc.hash, bytes));
  return doc;
};

export const preventLogoDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLogo(req, id)) {
    throw new APIError('A casino uses it as its logo. Choose another logo first.', 400, undefined, true);
  }
};

export const deleteBytes: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await runStatement(req, deleteMediaStatement(doc.hash));
};

/** Serves the picture to the studio's pages. Payload has already checked read access to the document. */
export async function sendImage(
  req: PayloadRequest,
  { params: { filename } }: { params: { filename: string } },
): Promise<Response> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
    overrideAccess: true,
    req,
  });
  const hash = docs[0]?.hash;
  const [row] = hash ? await runStatement(req, readMediaStatement(hash)) : [];
  if (!row) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(Buffer.from(String(row.bytes), 'base64')), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'private, max-age=300',
    },
  });
}

/** Whether a casino uses the picture as its logo, in its published version or newest draft. */
async function isLogo(req: PayloadRequest, id: unknown): Promise<boolean> {
  const found = await Promise.all(
    [false, true].map((draft) =>
      req.payload.find({
        collection: 'casinos',
        where: { logo: { equals: id } },
        depth: 0,
        limit: 1,
        draft,
        overrideAccess: true,
        req,
      }),
    ),
  );
  return found.some(({ totalDocs }) => totalDocs > 0);
}

async function rejectDuplicatePicture(req: PayloadRequest, hash: string, id: unknown): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { hash: { equals: hash }, ...(id === undefined ? {} : { id: { not_equals: id } }) },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  if (docs[0]) throw fileError(`This picture already exists as “${docs[0].alt}”.`);
}

function fileError(message: string): Error {
  return fieldError({ collection: 'media', path: 'file', message });
}
