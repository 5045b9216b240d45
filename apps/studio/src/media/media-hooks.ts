import { deleteMediaStatement, readMediaStatement, saveMediaStatement } from '@nettobonus/store/media';
import { lockPublishingStatement } from '@nettobonus/store/publish';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { mayChangePicture } from '../access/picture-access.ts';
import { fieldError, refusal } from '../publishing/field-error.ts';
import { runStatement } from '../publishing/run-statement.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { encodePicture } from './encode-picture.ts';
import { formatUses, listUses, type UsedPicture } from './list-uses.ts';
import { type PictureKind, toPictureKind } from './picture-kinds.ts';

const BYTES_CONTEXT_KEY = 'picture bytes';

interface StoredPicture extends UsedPicture {
  kind: PictureKind;
  largeHash?: string | null;
}

/** Replaces the uploaded file with a re-encoded picture before any other code reads it. */
export const reencodeUpload: CollectionBeforeOperationHook = async ({
  args: operationArgs,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return;
  const args = operationArgs as { data?: StoredDocument; id?: unknown; overrideAccess?: boolean };
  // Ignore hashes from the client: the server computes them.
  if (args.data) {
    delete args.data.hash;
    delete args.data.largeHash;
  }
  if (!req.file) return;
  const stored = args.id === undefined ? null : await findPicture(req, args.id);
  const kind = toPictureKind(args.data?.kind ?? stored?.kind);
  // The form's validation and the access check run later: do not decode files that they will reject.
  if (kind === null) return;
  if (!args.overrideAccess && !mayChangePicture(getCurrentUser(req), kind)) {
    // The access check of an update knows only the stored kind.
    if (operation === 'update') throw new Forbidden(req.t);
    return;
  }
  if (operation === 'update' && args.id === undefined) throw fileError('Replace pictures one at a time.');
  if (stored) await preventReplacement(req, stored);
  const picture = await encodePicture(req.file.data, { declaredType: req.file.mimetype, kind });
  if (!picture.ok) throw fileError(picture.problem);
  const { bytes, hash, large } = picture;
  await rejectDuplicatePicture(req, hash, args.id);
  req.file = {
    data: bytes,
    mimetype: 'image/webp',
    name: `${req.file.name.replace(/\.[^.]*$/, '')}.webp`,
    size: bytes.length,
  };
  req.context[BYTES_CONTEXT_KEY] = [{ bytes, hash }, ...(large ? [large] : [])];
  args.data = { ...args.data, hash, largeHash: large?.hash ?? null };
};

/** Runs in the document's transaction, so that the document and its bytes are stored together or not at all. */
export const storeBytes: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const renditions = req.context[BYTES_CONTEXT_KEY] as { bytes: Buffer; hash: string }[] | undefined;
  if (!renditions) return doc;
  const hashes = renditions.map(({ hash }) => hash);
  for (const hash of listHashes(previousDoc)) {
    if (!hashes.includes(hash)) await runStatement(req, deleteMediaStatement(hash));
  }
  for (const { hash, bytes } of renditions) await runStatement(req, saveMediaStatement(hash, bytes));
  return doc;
};

export const preventDeleteOfUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Until this deletion ends, nobody can publish a document with the picture.
  await runStatement(req, lockPublishingStatement());
  const picture = await findPicture(req, id);
  const uses = picture ? await listUses(req, picture) : [];
  if (uses.length > 0) {
    throw refusal(
      `This picture is in use and cannot be deleted. Choose another picture there first. Used in ${formatUses(uses)}.`,
    );
  }
};

export const deleteBytes: CollectionAfterDeleteHook = async ({ doc, req }) => {
  for (const hash of listHashes(doc)) await runStatement(req, deleteMediaStatement(hash));
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

const listHashes = ({ hash, largeHash }: Partial<StoredPicture> = {}): string[] =>
  [hash, largeHash].filter((value) => typeof value === 'string');

async function findPicture(req: PayloadRequest, id: unknown): Promise<StoredPicture | null> {
  return req.payload.findByID({
    collection: 'media',
    id: id as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
}

async function preventReplacement(req: PayloadRequest, picture: StoredPicture): Promise<void> {
  const uses = await listUses(req, picture);
  if (uses.length === 0) return;
  throw fileError(
    `This picture is in use. Upload a new picture and choose it there instead. Used in ${formatUses(uses)}.`,
  );
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
  if (docs[0]) throw fileError(`This picture already exists as “${docs[0].name}”.`);
}

function fileError(message: string): Error {
  return fieldError({ collection: 'media', path: 'file', message });
}
